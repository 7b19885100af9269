import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail in the mailbox. */
type StoredMail = { readonly uid: number; readonly at: Date; readonly source: string; readonly flags?: string }

export type ImapServer = {
  readonly port: number
  /** The inbox; tests change it. */
  mails: StoredMail[]
  uidValidity: number
  /** Every command that was sent, without its tag. */
  readonly commands: string[]
  /** Adds a mail and announces it to who waits. */
  add(mail: Omit<StoredMail, 'uid'> & { uid?: number }): void
  /** From now on requests get no response, as if packets vanished. */
  silence(isSilent: boolean): void
  /** New mails are not announced to who waits. */
  announces: boolean
  /** Called after each response to a fetch, before new mails are announced with it. */
  onFetched?: (() => void) | undefined
  /** Lines that it says before its next answer to a fetch. */
  says: string[]
  /** The number of a mail that it fails to give; 0: none. */
  refuses: number
  /** UID of a mail at which it ends the connection; 0 for none. */
  breaksAt: number
  /** Reports no UIDNEXT. */
  hidesNext: boolean
  /** Ends all connections. */
  disconnect(): Promise<void>
  close(): Promise<void>
}

const user = 'sales@example.org'
const password = 'secret of the mailbox'
export const imapLogin = { user, password }

/**
 * An IMAP server (RFC 3501 with IDLE) on loopback with one inbox, as much as is asked of it; with `takes` only for who has a token
 * (XOAUTH2).
 */
export async function openImapServer({
  takes,
}: {
  readonly takes?: (user: string, token: string) => boolean
} = {}): Promise<ImapServer> {
  const capability = takes
    ? 'CAPABILITY IMAP4rev1 IDLE SASL-IR AUTH=XOAUTH2 LOGINDISABLED'
    : 'CAPABILITY IMAP4rev1 IDLE'
  const sockets = new Set<Socket>()
  const idling = new Map<Socket, string>()
  /** Number of mails announced per connection. */
  const told = new Map<Socket, number>()
  let isSilent = false
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      idling.delete(socket)
      told.delete(socket)
    })
    socket.on('error', () => {})
    const say = (line: string) => {
      if (!isSilent) socket.write(`${line}\r\n`, 'latin1')
    }
    say(`* OK [${capability}] ready`)
    let rest = ''
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1')
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (!isSilent) answer(socket, line, say)
      }
    })
  })

  function answer(socket: Socket, line: string, say: (line: string) => void): void {
    if (line.toUpperCase() === 'DONE') {
      say(`${idling.get(socket)} OK done`)
      idling.delete(socket)
      return
    }
    const [, tag = '', command = '', rest = ''] = /^(\S+) (\S+(?: FETCH)?)(?: (.*))?$/i.exec(line) ?? []
    self.commands.push(`${command.toUpperCase()} ${rest}`.trim())
    switch (command.toUpperCase()) {
      case 'CAPABILITY':
        say(`* ${capability}`)
        break
      case 'AUTHENTICATE': {
        const fields = Buffer.from(rest.split(' ')[1] ?? '', 'base64')
          .toString('utf8')
          .split(String.fromCharCode(1))
        const given = /^user=(.*)/.exec(fields[0] ?? '')?.[1] ?? ''
        const token = /^auth=Bearer (.*)/.exec(fields[1] ?? '')?.[1] ?? ''
        if (!takes?.(given, token)) {
          say(`${tag} NO [AUTHENTICATIONFAILED] wrong`)
          return
        }
        break
      }
      case 'LOGIN':
        if (rest.replaceAll('"', '') !== `${user} ${password}`) {
          say(`${tag} NO [AUTHENTICATIONFAILED] wrong`)
          return
        }
        break
      case 'LIST':
        say('* LIST (\\HasNoChildren) "/" "INBOX"')
        break
      case 'EXAMINE':
        announce(socket)
        say(`* OK [UIDVALIDITY ${self.uidValidity}] valid`)
        if (!self.hidesNext) say(`* OK [UIDNEXT ${Math.max(0, ...self.mails.map(({ uid }) => uid)) + 1}] next`)
        say(`${tag} OK [READ-ONLY] done`)
        return
      case 'FETCH':
        say(`* ${self.mails.length} FETCH (UID ${self.mails.at(-1)?.uid})`)
        break
      case 'UID FETCH':
        if (/BODY/i.test(rest) && Number.parseInt(rest, 10) === self.refuses) {
          say(`${tag} NO [SERVERBUG] cannot give it`)
          return
        }
        if (/BODY/i.test(rest) && Number.parseInt(rest, 10) === self.breaksAt) {
          say('* BYE internal error')
          socket.destroy()
          return
        }
        for (const line of self.says.splice(0)) say(line)
        fetch(rest, say)
        self.onFetched?.()
        if (self.announces && told.get(socket) !== self.mails.length) announce(socket)
        break
      case 'IDLE':
        idling.set(socket, tag)
        say('+ idling')
        if (self.announces && told.get(socket) !== self.mails.length) announce(socket)
        return
      case 'LOGOUT':
        say('* BYE')
        say(`${tag} OK done`)
        socket.end()
        return
      case 'NOOP':
      case 'CHECK':
        break
      default:
        say(`${tag} BAD unknown`)
        return
    }
    say(`${tag} OK done`)
  }

  function announce(socket: Socket): void {
    told.set(socket, self.mails.length)
    socket.write(`* ${self.mails.length} EXISTS\r\n`)
  }

  function fetch(rest: string, say: (line: string) => void): void {
    const [, first, last] = /^(\d+)(?::(\d+|\*))?/.exec(rest) ?? []
    const top = Math.max(0, ...self.mails.map(({ uid }) => uid))
    const to = last === '*' ? Number.POSITIVE_INFINITY : Number(last ?? first)
    // For a range beyond the end, the last mail.
    const from = last === '*' ? Math.min(Number(first), top) : Number(first)
    self.mails.forEach(({ uid, at, source, flags = '' }, index) => {
      if (uid < from || uid > to) return
      const [, weekday, day, month, year, time] = /^(\w+), (\d+) (\w+) (\d+) ([\d:]+)/.exec(at.toUTCString()) ?? []
      const date = weekday ? `${day}-${month}-${year} ${time} +0000` : ''
      const part = /BODY(?:\.PEEK)?\[(HEADER)?\]/i.exec(rest)
      const wanted = part?.[1] ? source.slice(0, source.indexOf('\r\n\r\n') + 4) : source
      const body = part ? ` BODY[${part[1] ?? ''}] {${Buffer.byteLength(wanted, 'latin1')}}\r\n${wanted}` : ''
      say(
        `* ${index + 1} FETCH (UID ${uid} FLAGS (${flags}) INTERNALDATE "${date}" RFC822.SIZE ${Buffer.byteLength(source, 'latin1')}${body})`,
      )
    })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const self: ImapServer = {
    port: (server.address() as AddressInfo).port,
    mails: [],
    uidValidity: 1,
    commands: [],
    announces: true,
    refuses: 0,
    breaksAt: 0,
    hidesNext: false,
    says: [],
    add(mail) {
      self.mails.push({ uid: Math.max(0, ...self.mails.map(({ uid }) => uid)) + 1, ...mail })
      if (!self.announces || isSilent) return
      for (const socket of idling.keys()) announce(socket)
    },
    silence(next) {
      isSilent = next
    },
    async disconnect() {
      for (const socket of sockets) socket.destroy()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return self
}
