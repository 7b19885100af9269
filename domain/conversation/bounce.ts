import type { MailReport, ReportedRecipient } from './mail.ts'

/** What a delivery report says of a mail of ours. */
export type BounceOutcome =
  /** Still being tried. */
  | 'waiting'
  | 'delivered'
  /** This mail failed; the mailbox may well take others. */
  | 'failed'
  /** The mailbox does not exist. */
  | 'no_such_mailbox'

/** Statuses (RFC 3463, RFC 5248) that say that there is no such mailbox or domain, and nothing else. */
const noMailbox = /^5\.1\.(?:1|2|3|4|6|10)$|^5\.2\.1$/

function outcomeOfRecipient({ action, status }: ReportedRecipient): BounceOutcome | null {
  if (action === 'delayed') return 'waiting'
  if (action === 'delivered' || action === 'relayed' || action === 'expanded') return 'delivered'
  if (action !== 'failed') return null
  return noMailbox.test(status) ? 'no_such_mailbox' : 'failed'
}

/**
 * What a report says of a mail that we sent to `recipient`; null if it says nothing. A report about another address, one that
 * ours forwards to, fails this mail and tells nothing about the address we wrote to.
 */
export function outcomeOfReport({ recipients }: MailReport, recipient: string): BounceOutcome | null {
  const own = recipients.find(({ addresses }) => addresses.every((one) => one === recipient))
  if (own) return outcomeOfRecipient(own)
  const [first] = recipients
  const outcome = first ? outcomeOfRecipient(first) : null
  return outcome === 'no_such_mailbox' ? 'failed' : outcome
}
