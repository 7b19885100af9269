import type { SpamReason } from '#domain/spam-score.ts'

const reasons: Record<SpamReason, string> = {
  no_token: 'Sent without the page’s script',
  expired_token: 'Page open for more than a day',
  forged_token: 'Made-up form token',
  used_token: 'Form token used before',
  not_from_page: 'Not sent by a browser from our page',
  hasty: 'Sent within two seconds',
  trap_filled: 'Hidden field filled in',
  disposable_email: 'Throw-away mailbox',
  links: 'Several links in the message',
  link_as_name: 'A link instead of a name',
  busy_address: 'More than 5 messages in 10 minutes from one network address',
  flooding_address: 'More than 30 messages a day from one network address',
  flooding_email: 'More than 10 messages a day under one email address',
  no_proof: 'Browser did not do the work asked for under load',
}

/** English: doubtful messages. */
export const quarantine = {
  title: 'Quarantine',
  lead: 'Messages that may come from a program. Nobody was told so; until you release one it is no lead, and its sender gets no receipt.',
  filters: 'Filters of the quarantine',
  state: 'State',
  states: { waiting: 'Waiting', discarded: 'In the bin' },
  messages: 'Doubtful messages, newest first',
  loadFailed: 'The quarantine could not be read',
  none: { waiting: 'Nothing is waiting', discarded: 'Nothing is in the bin' },
  noneText: {
    waiting: 'Every message that came in is on the board.',
    discarded: 'What you delete stays here for 30 days and can still be released.',
  },
  noMessage: 'No message written',
  reasonsOf: (name: string) => `Why the message of ${name} is doubtful`,
  reasons,
  binnedBy: (person: string, when: string) => `Deleted by ${person}, ${when}`,
  release: 'Release',
  releaseOf: (name: string) => `Release the message of ${name}`,
  released: (name: string) => `Released: ${name}`,
  releasedText: 'It is on every board now, as of when it was sent. The receipt is on its way.',
  releaseFailed: 'The message was not released',
  discard: 'Delete',
  discardOf: (name: string) => `Delete the message of ${name}`,
  discarded: 'Put in the bin',
  discardedText: 'For 30 days it can still be released from there.',
  discardFailed: 'The message was not deleted',
  gone: 'A colleague has released it already, or it is gone.',
}
