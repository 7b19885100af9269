import type { MailReport, ReportedRecipient } from './mail.ts'

/** Outcome in a delivery report. */
type BounceOutcome =
  /** Still being retried. */
  | 'waiting'
  | 'delivered'
  /** This mail failed; the mailbox may accept others. */
  | 'failed'
  /** The mailbox does not exist. */
  | 'no_such_mailbox'

/** True for the statuses (RFC 3463, RFC 5248) that mean exactly: no such mailbox or domain. */
export const isNoSuchMailbox = (status: string): boolean => /^5\.1\.(?:1|2|3|6|10)$/.test(status)

/** A mail server's answer without the addresses that it quotes, whose letters say nothing ("limit@corporate.example"). */
export const withoutAddresses = (response: string): string => response.replace(/[^\s<>@]{1,64}@[^\s<>@]{1,255}/g, '')

/**
 * True for an answer that refuses us, whomever we write to: our From address or machine, a mail without a login, or the last one
 * that our provider takes today. Postfix gives it at the recipient, Exchange and Google after the text.
 */
export const isAboutUs = (response: string): boolean =>
  /sender address rejected|client host (?:rejected|\[[^\]]{1,60}\] blocked)|\b5\.7\.(?:50[1238]|70[58])\b|bad outbound sender|\b5\.7\.60\b|sendasdenied|daily (?:\w{1,20} )?sending (?:limit|quota)|\b5\.4\.5 daily/i.test(
    response,
  ) || wantsLogin(response)

/** True for an answer that refuses a mail because nobody logged in to send it. */
export const wantsLogin = (response: string): boolean =>
  /authentication (?:is )?required|\b5\.7\.57\b|not authenticated|5\.7\.0 must issue|unable to relay|relay(?:ing)? (?:access )?(?:denied|not (?:permitted|allowed))/i.test(
    response,
  )

function outcomeOfRecipient({ action, status }: ReportedRecipient): BounceOutcome | null {
  if (action === 'delayed') return 'waiting'
  if (action === 'delivered' || action === 'relayed' || action === 'expanded') return 'delivered'
  if (action !== 'failed') return null
  return isNoSuchMailbox(status) ? 'no_such_mailbox' : 'failed'
}

/**
 * The outcome for a mail sent to `recipient`, null if the report does not say, with its status code (RFC 3463). A report
 * about a forwarding target fails this mail but says nothing about the recipient's address.
 */
export function outcomeOfReport({ recipients }: MailReport, recipient: string) {
  const own = recipients.find(({ addresses }) => addresses.length > 0 && addresses.every((one) => one === recipient))
  const reported = own ?? recipients[0]
  const outcome = reported ? outcomeOfRecipient(reported) : null
  return {
    outcome: !own && outcome === 'no_such_mailbox' ? ('failed' as const) : outcome,
    status: reported?.status ?? '',
  }
}
