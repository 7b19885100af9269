import type { SpamReason } from '#domain/spam-score.ts'

const reasons: Record<SpamReason, string> = {
  no_token: 'Sent without the page’s script',
  expired_token: 'Page open for more than a day',
  forged_token: 'Forged form token',
  used_token: 'Form token used before',
  not_from_page: 'Not sent by a browser from our page',
  hasty: 'Sent within two seconds',
  trap_filled: 'Hidden field filled in',
  disposable_email: 'Disposable email address',
  links: 'Several links in the message',
  link_as_name: 'A link instead of a name',
  busy_address: 'More than 5 messages in 10 minutes from one IP address',
  flooding_address: 'More than 30 messages a day from one IP address',
  flooding_email: 'More than 10 messages a day under one email address',
  no_proof: 'Browser did not do the work asked for under load',
}

/** English: suspected spam. */
export const quarantine = {
  title: 'Spam',
  lead: 'Messages that look automated. They are not leads, and their senders get no receipt, until you mark them as not spam.',
  filters: 'Filters for spam',
  state: 'State',
  states: { waiting: 'Waiting', discarded: 'Deleted' },
  messages: 'Suspected spam, newest first',
  loadFailed: 'Couldn’t load the spam folder',
  none: { waiting: 'No suspected spam', discarded: 'No deleted messages' },
  noneText: {
    waiting: 'Every message so far is on the board.',
    discarded: 'Deleted messages stay here for 30 days. Until then you can still mark them as not spam.',
  },
  noMessage: 'No message',
  reasonsOf: (name: string) => `Why the message from ${name} looks like spam`,
  reasons,
  binnedBy: (person: string, when: string) => `Deleted by ${person}, ${when}`,
  release: 'Not spam',
  releaseOf: (name: string) => `Not spam: the message from ${name}`,
  released: (name: string) => `Not spam: ${name}`,
  releasedText: 'The lead is on the board, with the time the message was sent. The receipt is on its way.',
  releaseFailed: 'Couldn’t mark the message as not spam',
  discard: 'Delete',
  discardOf: (name: string) => `Delete the message from ${name}`,
  discarded: 'Message deleted',
  discardedText: 'You can still mark it as not spam for 30 days.',
  discardFailed: 'Couldn’t delete the message',
  gone: 'A teammate has already handled this message, or it has expired.',
}
