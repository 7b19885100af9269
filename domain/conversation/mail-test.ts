import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { wantsLogin, withoutAddresses } from './bounce.ts'
import type { MailStop } from './own-login.ts'

/** Reasons for a mail not being accepted. */
type SendingProblem =
  | 'login'
  | 'app_password'
  | 'login_off'
  | 'no_login'
  | 'host'
  | 'connection'
  | 'certificate'
  | 'tls'
  | 'sender'
  | 'recipient'
  | 'limit'
  | 'policy'
  | 'refused'
/** A finding of the test of the mail settings, with the field that it is about. */
export const mailFindings = {
  login: 'server.password',
  app_password: 'server.password',
  login_off: 'server.password',
  /** The server takes mails to others only after a login. */
  no_login: 'server.user',
  host: 'server.host',
  connection: 'server.port',
  certificate: 'server.host',
  tls: 'server.security',
  sender: 'server.from',
  recipient: 'mailbox',
  limit: null,
  policy: null,
  refused: null,
  /** OAuth sign-in was refused. */
  sign_in: 'server.user',
  /** The reply address was refused, or mails to it do not arrive. */
  plus: 'replyForm',
  lost: null,
  from_changed: 'server.from',
  id_changed: null,
  reply_to_lost: null,
} as const satisfies Record<SendingProblem, string | null> & Record<string, string | null>
export type MailFindingName = keyof typeof mailFindings
export const mailFindingNames = Object.keys(mailFindings) as [MailFindingName, ...MailFindingName[]]
export type MailFinding = { readonly problem: MailFindingName; readonly detail: string | null }

/** The parts of a nodemailer error that tell the reason. */
export type SendingError = {
  readonly code?: string | undefined
  readonly command?: string | undefined
  readonly responseCode?: number | undefined
  readonly response?: string | undefined
  readonly message?: string | undefined
}

/** Classifies a refusal, which servers express by status (RFC 3463) and in their own words. */
export function sendingProblem({
  code,
  command,
  responseCode,
  response: answer = '',
  message = '',
}: SendingError): SendingProblem {
  const response = withoutAddresses(answer)
  if (code === 'EAUTH') {
    if (/5\.7\.(30|139|57)\b|basic auth|disabled for the (tenant|mailbox)|authenticated smtp/i.test(response))
      return 'login_off'
    return /application-specific|app password|5\.7\.9\b/i.test(response) ? 'app_password' : 'login'
  }
  if (wantsLogin(response)) return 'no_login'
  if (/5\.7\.1 .*auth/i.test(response)) return 'login'
  if (responseCode === undefined) return connectionProblem(code, message)
  if (
    /5\.7\.60\b|5\.1\.[78]\b|send ?as|not allowed to send|sender.*(reject|denied|not owned|not allowed)/i.test(response)
  )
    return 'sender'
  if (isLimit(responseCode, response)) return 'limit'
  if (command === 'MAIL FROM') return 'sender'
  if (/\b5\.7\.\d|polic|spam|block|blacklist|reputation|dmarc|spf|dkim/i.test(response)) return 'policy'
  return command === 'RCPT TO' ? 'recipient' : 'refused'
}

/** Reason why no mail can leave, from the refusal of one. */
export function mailStopOf(error: SendingError): MailStop {
  const problem = sendingProblem(error)
  if (problem === 'no_login' || problem === 'sender' || problem === 'limit') return problem
  if (problem === 'login' || problem === 'app_password' || problem === 'login_off') return 'login'
  return error.responseCode === undefined ? 'connection' : 'policy'
}

const isLimit = (responseCode: number, response: string) =>
  responseCode === 421 || responseCode === 432 || /[45]\.4\.5\b|4\.7\.\d|quota|limit|too many|rate/i.test(response)

function connectionProblem(code: string | undefined, message: string): SendingProblem {
  if (/certificate|altname|self.signed/i.test(message)) return 'certificate'
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) return 'host'
  // One side speaks TLS from the start, the other doesn't.
  if (code === 'ETLS' || /ssl|tls|wrong version|packet length|greeting/i.test(message)) return 'tls'
  return 'connection'
}

/** The two mails of a test: to the mailbox itself, and to a reply address of it. */
export type TestedMail = 'mailbox' | 'reply'
type OfBoth<T> = Readonly<Record<TestedMail, T>>

/** A test with its sent and received mails. */
export type MailTest = {
  /** Milliseconds. */
  readonly startedAt: number
  readonly from: string
  /** The reply address of both mails, and recipient of the second. */
  readonly replyTo: string
  readonly messageIds: OfBoth<string>
  /** Why a mail was refused; null if it was accepted. */
  readonly refused: OfBoth<MailFinding | null>
  /** The mails as received; null: not yet. */
  readonly arrived: OfBoth<ArrivedMail | null>
  /** True if the mailbox is read. */
  readonly isRead: boolean
}
export type ArrivedMail = {
  readonly from: string | null
  readonly messageId: string | null
  readonly replyTo: readonly string[]
}

/** How long to wait for a test mail, ms. */
export const testWaitMs = 120_000

/** Findings so far. `waiting`: mails are still on their way. */
export function testOutcome(
  test: MailTest,
  now: number,
): { readonly state: 'waiting' | 'done'; readonly findings: readonly MailFinding[] } {
  const { startedAt, refused, arrived, isRead } = test
  if (refused.mailbox) return { state: 'done', findings: [refused.mailbox] }
  const ofReply = refused.reply ? [refused.reply] : []
  if (!isRead) return { state: 'done', findings: ofReply }
  const isHere = arrived.mailbox !== null && (arrived.reply !== null || refused.reply !== null)
  if (!isHere && now - startedAt < testWaitMs) return { state: 'waiting', findings: ofReply }
  if (!arrived.mailbox && !arrived.reply)
    return { state: 'done', findings: [...ofReply, { problem: 'lost', detail: null }] }
  const isReplyLost = arrived.reply === null && refused.reply === null
  return {
    state: 'done',
    findings: [
      ...ofReply,
      ...(isReplyLost ? [{ problem: 'plus', detail: test.replyTo } as const] : []),
      ...changesOf(test),
    ],
  }
}

function changesOf({ from, replyTo, messageIds, arrived }: MailTest): MailFinding[] {
  const which = arrived.mailbox ? 'mailbox' : 'reply'
  const seen = arrived[which]!
  const isFrom = seen.from !== null && normaliseEmail(seen.from) === normaliseEmail(from)
  const keepsReplyTo = seen.replyTo.some((one) => normaliseEmail(one) === normaliseEmail(replyTo))
  return [
    ...(isFrom ? [] : [{ problem: 'from_changed', detail: seen.from } as const]),
    ...(seen.messageId === messageIds[which] ? [] : [{ problem: 'id_changed', detail: null } as const]),
    ...(keepsReplyTo ? [] : [{ problem: 'reply_to_lost', detail: null } as const]),
  ]
}

const mark = /\[([a-hjkmnp-z2-9]{16})\]/
/** The key in the subject of a test mail: headers may be rewritten on the way, subjects are not. */
export const testKeyIn = (subject: string): string | null => mark.exec(subject)?.[1] ?? null
export const testSubject = (words: string, key: string): string => `${words} [${key}]`
