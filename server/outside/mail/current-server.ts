import { isThisMachine } from '#domain/addresses/this-machine.ts'
import type { AccessToken } from '#domain/conversation/mail-sign-in.ts'
import type { Listener } from '#server/db/listener.ts'

/** The mail server, its login, and the sender address. */
export type MailServer = {
  readonly host: string
  readonly port: number
  /** `if_offered`: STARTTLS if the server supports it, for mails without a login and on this machine. */
  readonly security: 'tls' | 'starttls' | 'if_offered' | 'none'
  readonly user: string | null
  readonly password: string | null
  /** Tokens used instead of a password. */
  readonly accessToken?: AccessToken
  readonly from: string
}

export type CurrentMailServer = {
  /** The current mail server; null if mails don't go out. The only source of that information. */
  read(): Promise<MailServer | null>
  /** Call after a local change: other servers learn of it from the database. */
  changed(): void
  /** Calls back when that may have changed. */
  onChange(listener: () => void): void
}

/** The channel on which a change of the mail server is announced (`mail-sql`). */
export const mailServerChannel = 'mail_server'

type Parts = {
  /** From this server's settings, which override those in the product. */
  readonly fixed: MailServer | null
  /** As set in the product. */
  readonly readStored: () => Promise<MailServer | null>
  readonly listener: Pick<Listener, 'on' | 'onGap' | 'isConnected'>
}

/** The mail server as it is set now, read again when it changes on any server; while disconnected nothing is cached. */
export function currentMailServer({ fixed, readStored, listener }: Parts): CurrentMailServer {
  if (fixed) return { read: async () => fixed, changed: () => {}, onChange: () => {} }
  let known: Promise<MailServer | null> | null = null
  let last: MailServer | null = null
  const listeners: (() => void)[] = []
  const forget = () => {
    known = null
    for (const one of listeners) one()
  }
  listener.on(mailServerChannel, forget)
  listener.onGap(forget)
  return {
    changed: forget,
    onChange: (one) => void listeners.push(one),
    read() {
      if (known && listener.isConnected()) return known
      const reading = readStored().then(
        (found) => {
          if (known === reading) last = found
          return found
        },
        // While the database is briefly unavailable, the last known one stays.
        () => {
          if (known === reading) known = null
          return last
        },
      )
      known = reading
      return reading
    },
  }
}

/** A mail server from its URL: `smtp://` or `smtps://`, optionally with user and password. */
export function mailServerAt(url: string, from: string): MailServer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const isSecure = protocol === 'smtps:'
  const user = username ? decodeURIComponent(username) : null
  return {
    host,
    port: Number(port || (isSecure ? 465 : 587)),
    security: isSecure ? 'tls' : user !== null && !isThisMachine(host) ? 'starttls' : 'if_offered',
    user,
    password: user === null ? null : decodeURIComponent(password),
    from,
  }
}
