import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type pg from 'pg'
import { onTestFinished } from 'vitest'

type DatabaseLine = {
  /** Connects to the database through the line. */
  readonly connection: pg.ClientConfig
  /** Statements executed over the connection, in order, except servers' background ones. */
  readonly statements: string[]
  /** The text of every statement for each connection, in the order in which they were opened. */
  readonly conversations: readonly string[][]
  /** Number of connection attempts. */
  attempts(): number
  /** Drops all connections and refuses new ones, like an unreachable database. */
  cut(): void
  /** Silently stops forwarding in both directions: connections stay open, new ones get no answer. */
  silence(): void
  /** The same for open connections; new ones are forwarded. */
  silenceOpen(): void
  /** Forwards everything but notifications from now on, like a pooler in transaction mode. */
  swallowNotifications(): void
  /** Forwards new connections again; silenced ones stay dead. */
  mend(): void
}

/**
 * Servers check their connection every two seconds, read the event log every second and after commits, and reload
 * devices after a gap.
 */
const isUnasked = (text: string) =>
  text === 'select 1' ||
  ['from events', 'select pg_notify($1', 'from push_devices) as any'].some((part) => text.includes(part))

/** A database connection that a test can observe and cut: counts real traffic. */
export async function openDatabaseLine(connection: pg.ClientConfig): Promise<DatabaseLine> {
  const statements: string[] = []
  const conversations: string[][] = []
  const open = new Set<Socket>()
  let isCut = false
  let isSilent = false
  let isDeaf = false
  let attempts = 0
  const server = createServer((client) => {
    attempts += 1
    if (isCut) return client.destroy()
    open.add(client)
    client.on('error', () => client.destroy())
    client.on('close', () => open.delete(client))
    if (isSilent) return
    const { host = 'localhost', port = 5432 } = connection
    const database = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
    const conversation: string[] = []
    conversations.push(conversation)
    const read = statementReader((text) => {
      if (!isUnasked(text)) statements.push(text)
      conversation.push(text)
    })
    client.on('data', read)
    client.setNoDelay().pipe(database.setNoDelay())
    const pass = answerFilter(
      (type) => !(isDeaf && type === 'A'),
      (messages) => client.write(messages),
    )
    database.on('data', pass)
    database.on('end', () => client.end())
    open.add(database)
    database.on('error', () => database.destroy())
    database.on('close', () => open.delete(database))
    client.on('close', () => database.destroy())
    database.on('close', () => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const drop = () => {
    for (const socket of open) socket.destroy()
  }
  const pause = () => {
    for (const socket of open) {
      socket.unpipe()
      socket.pause()
    }
  }
  onTestFinished(() => {
    server.close()
    drop()
  })
  return {
    connection: { ...connection, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    statements,
    conversations,
    attempts: () => attempts,
    cut() {
      isCut = true
      drop()
    },
    silence() {
      isSilent = true
      pause()
    },
    silenceOpen: pause,
    swallowNotifications() {
      isDeaf = true
    },
    mend() {
      if (isSilent) drop()
      isCut = false
      isSilent = false
      isDeaf = false
    },
  }
}

/** Forwards PostgreSQL's messages, without an unwanted type. */
function answerFilter(isWanted: (type: string) => boolean, pass: (messages: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const wanted: Buffer[] = []
    for (;;) {
      const end = rest.length < 5 ? Number.POSITIVE_INFINITY : 1 + rest.readInt32BE(1)
      if (rest.length < end) break
      if (isWanted(String.fromCharCode(rest[0]!))) wanted.push(rest.subarray(0, end))
      rest = rest.subarray(end)
    }
    if (wanted.length > 0) pass(Buffer.concat(wanted))
  }
}

/** Parses a client's messages to PostgreSQL (protocol 3.0) and reports each executed statement. */
function statementReader(onStatement: (text: string) => void): (chunk: Buffer) => void {
  const prepared = new Map<string, string>()
  let rest = Buffer.alloc(0)
  let isStarted = false
  let bound = ''

  const read = (type: string, body: Buffer) => {
    const [first = '', second = ''] = body.toString('utf8').split('\0', 2)
    if (type === 'Q') onStatement(first)
    if (type === 'P') prepared.set(first, second)
    if (type === 'B') bound = prepared.get(second) ?? ''
    if (type === 'E') onStatement(bound)
  }
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      // The first message has no type.
      const head = isStarted ? 1 : 0
      if (rest.length < head + 4) return
      const end = head + rest.readInt32BE(head)
      if (rest.length < end) return
      if (isStarted) read(String.fromCharCode(rest[0]!), rest.subarray(5, end))
      isStarted = true
      rest = rest.subarray(end)
    }
  }
}
