import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { onTestFinished } from 'vitest'

/** A pooler connection to PostgreSQL, its current client, and the number of unanswered requests. */
type Backend = { readonly socket: Socket; lentTo: Socket | null; unanswered: number }

/** Messages of a client waiting for a connection, and the number of requests they complete. */
type Waiting = { readonly client: Socket; messages: Buffer; requests: number }

/**
 * A pooler like PgBouncer in transaction mode, with a free connection for each transaction: prepared statements,
 * notifications and session locks get lost, and startup settings are refused. Returns a connection through it.
 */
export async function openPooler(connection: pg.ClientConfig, connections = 4): Promise<pg.ClientConfig> {
  const backends = await Promise.all(Array.from({ length: connections }, () => openBackend(connection)))
  const waiting: Waiting[] = []
  const serve = () => {
    while (waiting.length > 0) {
      // The most recently used one is taken first.
      const free = backends.findIndex(({ lentTo }) => lentTo === null)
      if (free < 0) return
      const [backend] = backends.splice(free, 1) as [Backend]
      backends.unshift(backend)
      const { client, messages, requests } = waiting.shift()!
      backend.lentTo = client
      backend.unanswered = requests
      backend.socket.write(messages)
    }
  }
  for (const backend of backends) {
    backend.socket.on(
      'data',
      messagesOf((type, message) => {
        // Messages outside a transaction are dropped.
        if (type !== 'A') backend.lentTo?.write(message)
        if (type !== 'Z') return
        backend.unanswered -= 1
        // A client may send the next request before the last one is answered.
        if (message.at(-1) === 'I'.charCodeAt(0) && backend.unanswered === 0) {
          backend.lentTo = null
          serve()
        }
      }),
    )
  }
  const clients = new Set<Socket>()
  const server = createServer((client) => {
    clients.add(client)
    client.on('error', () => client.destroy())
    client.on('close', () => {
      clients.delete(client)
      for (const backend of backends) {
        if (backend.lentTo !== client) continue
        backend.lentTo = null
        // Ends the transaction that the client left open.
        waiting.unshift({ client, messages: queryMessage('rollback'), requests: 1 })
      }
      serve()
    })
    const send = (type: string, message: Buffer) => {
      if (type === 'X') return client.end()
      // A simple query, or the end of an extended one, is answered by a message that the connection is ready.
      const requests = type === 'Q' || type === 'S' ? 1 : 0
      const own = backends.find(({ lentTo }) => lentTo === client)
      if (own) {
        own.unanswered += requests
        return own.socket.write(message)
      }
      const mine = waiting.find((one) => one.client === client)
      if (mine) {
        mine.messages = Buffer.concat([mine.messages, message])
        mine.requests += requests
      } else waiting.push({ client, messages: message, requests })
      serve()
    }
    client.once('data', (startup: Buffer) => {
      if (startup.includes('statement_timeout\0')) return client.end(refusal)
      client.write(welcome)
      client.on('data', messagesOf(send))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of [...clients, ...backends.map((backend) => backend.socket)]) socket.destroy()
  })
  return { ...connection, host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}

/** A connection that has logged in, as its bare socket. */
async function openBackend(connection: pg.ClientConfig): Promise<Backend> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  const { stream: socket } = (client as unknown as { connection: { stream: Socket } }).connection
  socket.removeAllListeners('data')
  return { socket, lentTo: null, unanswered: 0 }
}

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const queryMessage = (text: string) => message('Q', Buffer.from(`${text}\0`))
/** Logged in, ready for a statement. */
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))])
const refusal = message(
  'E',
  Buffer.from('SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0'),
)

/** Calls back with each message of PostgreSQL. */
function messagesOf(onMessage: (type: string, message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1)
      onMessage(String.fromCharCode(rest[0]!), rest.subarray(0, end))
      rest = rest.subarray(end)
    }
  }
}
