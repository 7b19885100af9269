import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** The mail server's behaviour for one mail: accept it, or fail on purpose. */
export type Behaviour =
  | { readonly does: 'accept' }
  /** Accepts it after a delay. */
  | { readonly does: 'accept slowly'; readonly ms: number }
  /** Answers the recipient (`RCPT`) or the text (`DATA`) with this code and text. */
  | { readonly does: 'answer'; readonly code: number; readonly to: 'RCPT' | 'DATA'; readonly text?: string }
  /** Breaks the connection while the text arrives. */
  | { readonly does: 'hang up' }
  /** Accepts it and breaks the connection before confirming. */
  | { readonly does: 'take and hang up' }

type ReceivedMail = { readonly to: readonly string[]; readonly raw: string; readonly mail: Email }

export type MailServer = {
  readonly url: string
  readonly port: number
  /** Accepted mails, in order. */
  readonly received: ReceivedMail[]
  /** Recipients that were named, accepted or not. */
  readonly named: string[]
  /** Refuses a token with a challenge, like Google, instead of at once, like Microsoft. */
  challenges: boolean
  /** Sets the behaviour for later mails, by recipient and number of earlier recipients. */
  behave(next: (recipient: string, before: number) => Behaviour): void
  /** Waits until this many mails were accepted. */
  until(count: number): Promise<void>
  close(): Promise<void>
}

/** A real SMTP server on loopback; `login`: required credentials; `takes`: decides on tokens (XOAUTH2). */
export async function openMailServer({
  login = null,
  takes,
}: {
  readonly login?: { readonly user: string; readonly password: string } | null
  readonly takes?: (user: string, token: string) => boolean
} = {}): Promise<MailServer> {
  let next: (recipient: string, before: number) => Behaviour = () => ({ does: 'accept' })
  const received: ReceivedMail[] = []
  const named: string[] = []
  const sockets = new Set<Socket>()
  const behaviours = new Map<string, Behaviour>()
  const refusal = ({ code, text = 'not now' }: Extract<Behaviour, { does: 'answer' }>) =>
    Object.assign(new Error(text), { responseCode: code })

  const server = new SMTPServer({
    authOptional: login === null && !takes,
    allowInsecureAuth: true,
    authMethods: takes ? ['XOAUTH2'] : ['PLAIN', 'LOGIN'],
    disabledCommands: login === null && !takes ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    onAuth({ username = '', password, accessToken = '' }, _session, done) {
      if (self.challenges && !takes?.(username, accessToken)) return done(null, { data: { status: '401' } })
      const isRight = takes?.(username, accessToken) ?? (username === login?.user && password === login?.password)
      done(isRight ? null : Object.assign(new Error('5.7.8 wrong'), { responseCode: 535 }), { user: username })
    },
    disableReverseLookup: true,
    onRcptTo({ address }, session, done) {
      const behaviour = next(address, named.length)
      named.push(address)
      behaviours.set(session.id, behaviour)
      done(behaviour.does === 'answer' && behaviour.to === 'RCPT' ? refusal(behaviour) : null)
    },
    onData(stream, session, done) {
      const behaviour = behaviours.get(session.id)!
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (behaviour.does === 'hang up') for (const socket of sockets) socket.destroy()
      })
      stream.on('end', async () => {
        if (behaviour.does === 'answer') return done(refusal(behaviour))
        if (behaviour.does === 'take and hang up') {
          for (const socket of sockets) socket.destroy()
          return
        }
        if (behaviour.does === 'accept slowly') await wait(behaviour.ms)
        const raw = Buffer.concat(chunks).toString('utf8')
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, raw, mail: await PostalMime.parse(raw) })
        done()
      })
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const self: MailServer = {
    challenges: false,
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    named,
    behave: (decide) => {
      next = decide
    },
    async until(count) {
      while (received.length < count) await wait(10)
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return self
}
