import { createRequire } from 'node:module'
import type { Transporter } from 'nodemailer'
import { isAboutUs, isNoSuchMailbox, withoutAddresses } from '#domain/conversation/bounce.ts'
import type { AccessToken } from '#domain/conversation/mail-sign-in.ts'
import { mailStopOf, type SendingError } from '#domain/conversation/mail-test.ts'
import type { MailStop } from '#domain/conversation/own-login.ts'
import type { CurrentMailServer, MailServer } from './current-server.ts'
import type { Message } from './layout.ts'

/** A mail as passed to the mail server. */
type Envelope = Message & {
  readonly id: string
  readonly recipient: string
  readonly recipientName: string | null
  readonly senderName: string
  /** Unsubscribe link; null for mails that are no offers. */
  readonly unsubscribeUrl: string | null
  /** For a teammate's mail: its reply address, and the Message-IDs it replies to, the nearest first. */
  readonly reply?: { readonly to: string; readonly references: readonly string[] }
  readonly files?: readonly MailFile[]
}

export type MailFile = { readonly name: string; readonly type: string; readonly bytes: Buffer }

export type Transport = {
  /**
   * Resolves when the mail server has accepted the mail, and only then. Throws `DeliveryError`, also when the signal
   * aborts.
   */
  deliver(mail: Envelope, signal: AbortSignal): Promise<void>
}

/**
 * Scope of a failure: every mail to this address, this mail permanently or temporarily, or the server and its
 * connection. `unknown`: handed over completely, without an answer.
 */
export type FailureKind = 'undeliverable' | 'refused' | 'deferred' | 'unreachable' | 'unknown'

/** A failed try; the message is a code, never an address or a text. The cause is nodemailer's error. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly kind: FailureKind
  /** Of an unreachable server, what keeps all mails from leaving. */
  readonly stop: MailStop | null

  constructor(kind: FailureKind, problem: string, cause?: unknown, stop: MailStop | null = null) {
    super(problem, { cause })
    this.kind = kind
    this.stop = stop
  }
}

const require = createRequire(import.meta.url)

/** Sends mails to a server, one connection each. `patience` multiplies the timeouts. */
export function openTransport(
  { host, port, security, user, password, accessToken, from: address }: MailServer,
  patience = 1,
): Transport {
  // Loaded with the first mail, from its CommonJS files: saves 20 MB on a server without mails.
  const open = (): Transporter => {
    const { createTransport }: typeof import('nodemailer') = require('nodemailer')
    const made = createTransport({
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      ...(user !== null && { auth: accessToken ? byToken(user, accessToken, login) : { user, pass: password ?? '' } }),
      connectionTimeout: patience * 15_000,
      greetingTimeout: patience * 15_000,
      socketTimeout: patience * 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    made.use('stream', ({ message }, done) => {
      const handing = handed.get(message.messageId())
      const read = message.createReadStream.bind(message)
      message.createReadStream = (options) =>
        read(options).once('end', () => {
          if (handing) handing.isOver = true
        })
      done()
    })
    return made
  }
  let transport: Transporter | undefined
  const login: TokenLogin = { isRefused: false }
  /** Mails being sent by Message-ID; true once their text was transferred completely. */
  const handed = new Map<string, { isOver: boolean }>()
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return {
    async deliver(mail, signal) {
      const { id, recipient, recipientName, senderName, subject, text, html, unsubscribeUrl, reply, files = [] } = mail
      const handing = { isOver: false }
      try {
        transport ??= open()
        handed.set(`<${id}@${domain}>`, handing)
        const letter = {
          // As objects and with an explicit envelope: no name or address is parsed as a list.
          from: { name: senderName, address },
          to: { name: recipientName ?? '', address: recipient },
          envelope: { from: address, to: [recipient] },
          messageId: `<${id}@${domain}>`,
          ...(reply && {
            replyTo: { name: senderName, address: reply.to },
            inReplyTo: reply.references[0],
            references: reply.references.toReversed(),
          }),
          subject,
          text,
          html,
          attachments: files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
          // No out-of-office answers to this: RFC 3834, and Exchange, which knows only its own header.
          headers: reply
            ? {}
            : {
                'Auto-Submitted': 'auto-generated',
                'X-Auto-Response-Suppress': 'All',
                ...unsubscribeHeaders(unsubscribeUrl),
              },
          xMailer: false as const,
          signal,
        }
        await transport.sendMail(letter).catch((error: { code?: string; responseCode?: number }) => {
          // Google refuses a token with a challenge, which nodemailer answers; Microsoft refuses it at once.
          if (!accessToken || login.isRefused || error.code !== 'EAUTH' || error.responseCode === undefined) throw error
          login.isRefused = true
          return transport!.sendMail(letter)
        })
      } catch (error) {
        throw toDeliveryError(error, handing.isOver, address)
      } finally {
        handed.delete(`<${id}@${domain}>`)
        login.isRefused = false
      }
    },
  }
}

/** Token login of one delivery. */
type TokenLogin = { /** The last token was refused. */ isRefused: boolean }

/** Tokens are fetched per connection, and once more if refused; expired ones are not cached. */
const byToken = (user: string, accessToken: AccessToken, login: TokenLogin) => ({
  type: 'OAuth2' as const,
  user,
  provisionCallback(
    _user: string,
    isRefused: boolean,
    done: (error: Error | null, token?: string, expires?: number) => void,
  ) {
    login.isRefused ||= isRefused
    accessToken(login).then((token) => done(null, token, 1), done)
  },
})

/** Transport to the current mail server; null if there is none. */
export function followingTransport(current: Pick<CurrentMailServer, 'read'>, patience: number) {
  let known: { server: MailServer; transport: Transport } | null = null
  return async (): Promise<Transport | null> => {
    const server = await current.read()
    if (server === null) return null
    if (known?.server !== server) known = { server, transport: openTransport(server, patience) }
    return known.transport
  }
}

/** Lets mail programs unsubscribe with one click (RFC 8058), which requires HTTPS. */
const unsubscribeHeaders = (url: string | null): Record<string, string> => ({
  ...(url && { 'List-Unsubscribe': `<${url}>` }),
  ...(url?.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

/** nodemailer's report without the server's text, which often quotes the address. */
function toDeliveryError(error: unknown, isHandedOver: boolean, from: string): DeliveryError {
  const {
    code = 'unknown',
    responseCode,
    command,
    response = '',
  } = error as { code?: string; responseCode?: number; command?: string; response?: string }
  const problem = [responseCode, command, code].filter(Boolean).join(' ')
  if (isHandedOver && responseCode === undefined) return new DeliveryError('unknown', problem, error)
  // A refused sender or a missing login is our setting, not this mail.
  const isAboutThisMail =
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    responseCode !== undefined &&
    command !== 'MAIL FROM' &&
    !isAboutUs(response)
  // 421: the server is closing, whatever it was asked (RFC 5321 §3.8).
  if (!isAboutThisMail || responseCode === 421)
    return new DeliveryError('unreachable', problem, error, mailStopOf(error as SendingError))
  if (responseCode < 500) return new DeliveryError('deferred', problem, error)
  return new DeliveryError(isAboutTheAddress(command, response, from) ? 'undeliverable' : 'refused', problem, error)
}

/**
 * Server texts for refusing us or temporarily, whatever status they carry: limits, policies, lists, full or disabled mailboxes, our
 * own address.
 */
const notTheAddress =
  /quota|limit|\brate\b|too many|spam|block|polic|denied|relay|reputation|listed|blacklist|spf|dkim|dmarc|full|size|authenticat|login|tls|greylist|later|sender|return[ -]path|mail from|unavailable|disabled|suspended|inactive/i

/** True if a permanent refusal means that the mailbox does not exist: by its status (RFC 3463), and nothing in its text contradicts. */
function isAboutTheAddress(command: string | undefined, response: string, from: string): boolean {
  const text = response.replace(/\bhttps?:\S{1,300}/gi, '')
  if (notTheAddress.test(withoutAddresses(text)) || text.toLowerCase().includes(from.toLowerCase())) return false
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  if (status !== undefined && isNoSuchMailbox(status)) return true
  return (
    command === 'RCPT TO' &&
    (status === undefined ? /^55[013]/.test(response) : /^5\.(?:0\.\d+|2\.0|5\.0)$/.test(status))
  )
}
