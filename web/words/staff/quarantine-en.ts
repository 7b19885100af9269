import type { SpamReason } from '#domain/screening/spam-score.ts'

const reasons: Record<SpamReason, string> = {
  no_token: 'JavaScript was off',
  expired_token: 'Form open for over 24 hours',
  forged_token: 'Invalid form token',
  used_token: 'Form submitted twice',
  not_from_page: 'Not sent from our page',
  hasty: 'Submitted in under 2 seconds',
  trap_filled: 'Hidden field filled in',
  disposable_email: 'Disposable email address',
  links: 'Several links in the message',
  link_as_name: 'A link instead of a name',
  busy_address: 'More than 5 messages in 10 minutes from one IP address',
  flooding_address: 'More than 30 messages a day from one IP address',
  flooding_email: 'More than 10 messages a day under one email address',
  no_proof: 'Failed the anti-bot check',
}

/** English: suspected spam. */
export const quarantine = {
  title: 'Spam',
  lead: 'These messages look like spam. They don’t become leads, and the senders get no reply, until you mark them as not spam.',
  filters: 'Filter spam',
  state: 'Status',
  states: { waiting: 'To review', discarded: 'Deleted' },
  messages: 'Suspected spam, newest first',
  loadFailed: 'Couldn’t load suspected spam',
  none: { waiting: 'No suspected spam', discarded: 'No deleted messages' },
  noneText: {
    waiting: 'New messages that look like spam will show up here.',
    discarded: 'Deleted messages stay here for 30 days. Until then, you can still mark them as not spam.',
  },
  noMessage: 'No message',
  reasonsOf: (name: string) => `Why the message from ${name} looks like spam`,
  reasons,
  binnedBy: (person: string, when: string) => `Deleted by ${person}, ${when}`,
  release: 'Not spam',
  releaseOf: (name: string) => `Not spam: the message from ${name}`,
  released: (name: string) => `Not spam: ${name}`,
  releasedText: 'Added to the board. A confirmation email is on its way.',
  releaseFailed: 'Couldn’t move the message to the board',
  discard: 'Delete',
  discardOf: (name: string) => `Delete the message from ${name}`,
  discarded: 'Message deleted',
  discardedText: 'You can mark it as not spam for 30 days.',
  discardFailed: 'Couldn’t delete the message',
  gone: 'A teammate has already handled this message, or it has expired.',
}
