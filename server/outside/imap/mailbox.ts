import { createRequire } from 'node:module'
import type { ImapFlow } from 'imapflow'
import { type AccessToken, SignInError } from '#domain/conversation/mail-sign-in.ts'

/** Connection settings of a mailbox. */
export type MailboxAddress = {
  readonly host: string
  readonly port: number
  /** TLS from the start, or by STARTTLS; `none` for this machine alone. */
  readonly security: 'tls' | 'starttls' | 'none'
  readonly user: string
  readonly password: string | null
  /** Tokens used instead of a password. */
  readonly accessToken?: AccessToken
}

/** A listed mail: UID, arrival at the mail server, and size in bytes. */
export type ListedMail = { readonly uid: number; readonly at: Date; readonly size: number }

/** A mail in the mailbox. */
type MailboxMail = {
  readonly uid: number
  /** When the mail server received it. */
  readonly at: Date
  readonly source: Buffer
  /** True if it is only a header, or empty: the mail is too large, or the server does not return it. */
  readonly isCut: boolean
}

/** How much of a mail to fetch; `nothing`: only UID and date. */
type MailboxPart = 'whole' | 'head' | 'nothing'

export type OpenMailbox = {
  /** Changes when the mailbox was recreated or restored: its UIDs then identify other mails. */
  readonly uidValidity: string
  /** UID of the next mail. `isNextTold`: the server reported it, so a lower one than before means a restored mailbox. */
  readonly uidNext: number
  readonly isNextTold: boolean
  /** Mails with a UID above this one, by UID. */
  list(uid: number): Promise<ListedMail[]>
  /** A listed mail, or its header; null: it was removed since. */
  read(listed: ListedMail, part?: MailboxPart): Promise<MailboxMail | null>
  /** Reads all mails above this UID that are there now; `partOf` decides how much of each. */
  mailsAfter(uid: number, partOf?: (uid: number) => MailboxPart): AsyncIterable<MailboxMail>
  /** Resolves once the server has announced a mail since the last listing, or after a time limit; throws if the connection is lost. */
  waitForNews(milliseconds: number, signal: AbortSignal): Promise<void>
  close(): Promise<void>
}

/** Why a mailbox can't be opened. */
type MailboxProblem = 'login' | 'sign_in' | 'connection' | 'certificate' | 'no_inbox'

/** The mailbox can't be opened, or the connection was lost. */
export class MailboxError extends Error {
  override readonly name = 'MailboxError'
  readonly problem: MailboxProblem
  constructor(problem: MailboxProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

const require = createRequire(import.meta.url)

type Opening = { readonly maxBytes: number; readonly patience?: number }

/**
 * Opens the inbox read-only: flags and folders stay as the mailbox's users left them. `patience` multiplies the timeouts.
 * A refused token is renewed once.
 */
export async function openMailbox(address: MailboxAddress, opening: Opening): Promise<OpenMailbox> {
  const { accessToken } = address
  if (!accessToken) return openAs(address, { pass: address.password ?? '' }, opening)
  const open = async (isRefused: boolean) => openAs(address, { accessToken: await accessToken({ isRefused }) }, opening)
  const wasRefused = (error: unknown) => error instanceof MailboxError && error.problem === 'login'
  try {
    return await open(false).catch((error) => {
      if (wasRefused(error)) return open(true)
      throw error
    })
  } catch (error) {
    if (wasRefused(error)) throw new MailboxError('sign_in', error)
    if (!(error instanceof SignInError)) throw error
    throw new MailboxError(error.problem === 'unreachable' ? 'connection' : 'sign_in', error)
  }
}

async function openAs(
  { host, port, security, user }: MailboxAddress,
  login: { readonly pass: string } | { readonly accessToken: string },
  { maxBytes, patience = 1 }: Opening,
): Promise<OpenMailbox> {
  // Loaded with the first mailbox: most installations start without one.
  const { ImapFlow: Client }: typeof import('imapflow') = require('imapflow')
  const client: ImapFlow = new Client({
    host,
    port,
    secure: security === 'tls',
    ...(security === 'none' ? { doSTARTTLS: false } : security === 'starttls' && { doSTARTTLS: true }),
    auth: { user, ...login },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: patience * 15_000,
    greetingTimeout: patience * 10_000,
    socketTimeout: patience * 60_000,
  })
  let isGone = false
  const gone = new Promise<void>((resolve) => {
    client.on('close', () => {
      isGone = true
      resolve()
    })
  })
  // Reported by the pending promise.
  client.on('error', () => {})
  /** A mail may be announced at any time, also while others are fetched. */
  let news = Promise.withResolvers<void>()
  client.on('exists', () => news.resolve())
  try {
    await client.connect()
    const box = await client.mailboxOpen('INBOX', { readOnly: true })
    // Some servers report no UIDNEXT: it is above the last mail's UID.
    const last = box.uidNext === undefined && box.exists > 0 ? await client.fetchOne('*', { uid: true }) : false
    const uidNext = box.uidNext ?? (last === false ? 1 : last.uid + 1)
    /** A mail or its header; null if the server refuses to return it, which must not stop the others. */
    const fetchPart = async (uid: number, part: 'source' | 'headers'): Promise<Buffer | 'gone' | null> => {
      try {
        const mail = await client.fetchOne(String(uid), { uid: true, [part]: true }, { uid: true })
        return mail === false ? 'gone' : (mail[part] ?? null)
      } catch (error) {
        if (isGone || !client.usable) throw new MailboxError('connection', error)
        return null
      }
    }
    const list = async (uid: number): Promise<ListedMail[]> => {
      const found: ListedMail[] = []
      const asked = { uid: true, internalDate: true, size: true }
      for await (const one of client.fetch(`${uid + 1}:*`, asked, { uid: true })) {
        // For a range beyond the end, servers return the last mail.
        if (one.uid > uid) found.push({ uid: one.uid, at: arrivalOf(one.internalDate), size: one.size ?? 0 })
      }
      return found.sort((a, b) => a.uid - b.uid)
    }
    const read = async ({ uid, at, size }: ListedMail, part: MailboxPart = 'whole') => {
      const whole = part !== 'whole' || size > maxBytes ? null : await fetchPart(uid, 'source')
      // It was moved after it was listed.
      if (whole === 'gone') return null
      const head = whole ?? (part === 'nothing' ? null : await fetchPart(uid, 'headers'))
      if (head === 'gone') return null
      // An empty mail needs distinct content, since mails are compared by content.
      const source = head ?? Buffer.from(`X-Mailbox-Number: ${box.uidValidity}.${uid}\r\n\r\n`)
      return { uid, at, source, isCut: whole === null }
    }
    return {
      uidValidity: String(box.uidValidity),
      uidNext,
      isNextTold: box.uidNext !== undefined,
      list,
      read,
      async *mailsAfter(uid, partOf = () => 'whole') {
        news = Promise.withResolvers()
        for (const listed of await list(uid)) {
          const mail = await read(listed, partOf(listed.uid))
          if (mail) yield mail
        }
      },
      async waitForNews(milliseconds, signal) {
        const enough = Promise.withResolvers<void>()
        signal.addEventListener('abort', () => enough.resolve(), { once: true })
        if (signal.aborted) enough.resolve()
        const timer = setTimeout(enough.resolve, milliseconds)
        const idle = client.idle().catch(() => undefined)
        await Promise.race([news.promise, enough.promise, gone])
        clearTimeout(timer)
        if (isGone) throw new MailboxError('connection')
        // Ends IDLE, and proves that the server still answers.
        try {
          await withinTime(client.noop(), patience * 15_000)
          await withinTime(Promise.resolve(idle), patience * 15_000)
        } catch (error) {
          throw new MailboxError('connection', error)
        }
      },
      async close() {
        if (isGone) return
        await withinTime(client.logout(), patience * 2_000).catch(() => client.close())
      },
    }
  } catch (error) {
    client.close()
    throw new MailboxError(problemOf(error), error)
  }
}

/** Arrival of a mail at the mail server; now if missing or invalid. */
function arrivalOf(said: Date | string | undefined): Date {
  const at = new Date(said ?? Number.NaN)
  return Number.isNaN(at.getTime()) ? new Date() : at
}

/** The result, or a timeout. */
async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailboxError('connection')), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function problemOf(error: unknown): MailboxProblem {
  const {
    authenticationFailed,
    code = '',
    mailboxMissing,
  } = error as {
    authenticationFailed?: boolean
    code?: string
    mailboxMissing?: boolean
  }
  if (authenticationFailed) return 'login'
  if (mailboxMissing) return 'no_inbox'
  return /CERT|TLS|SSL|SELF_SIGNED|ALTNAME/i.test(code) ? 'certificate' : 'connection'
}
