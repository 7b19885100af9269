import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { serve } from '@hono/node-server'

/** How long requests in flight may take once the server closes. */
const graceMs = 8_000
/** How often connections that have become idle are closed meanwhile. */
const sweepMs = 20

/** How long a connection is kept open for the next request. */
export const keepAliveSeconds = 10

/** Slow senders hold a socket for seconds, not minutes. */
const timeouts = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: keepAliveSeconds * 1000,
} satisfies ServerOptions

export type ListenOptions = {
  readonly fetch: Parameters<typeof serve>[0]['fetch']
  /** Asked first; answers what it can and says whether it did. */
  readonly answerAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean
  readonly port: number
  readonly host: string
  /** Sees a request before the product does. */
  readonly middleware?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined
}

export type Listening = {
  readonly port: number
  hasConnections(): Promise<boolean>
  /** Takes no more connections, finishes what is in flight, closes the others. */
  close(): Promise<void>
}

/** Opens the port; rejects where that is not possible. */
export async function listen({ fetch, answerAtOnce, port, host, middleware }: ListenOptions): Promise<Listening> {
  // A browser opens connections ahead of need; one that never carried a request does not count as idle for Node.
  const unused = new Set<Socket>()
  const create = (options: ServerOptions, handle: (request: IncomingMessage, response: ServerResponse) => void) =>
    createServer(options, (request, response) => {
      unused.delete(request.socket)
      const answer = () => answerAtOnce(request, response) || handle(request, response)
      if (middleware) middleware(request, response, answer)
      else answer()
    })
  const server = serve({
    fetch,
    port,
    hostname: host,
    serverOptions: timeouts,
    createServer: create as typeof createServer,
  }) as Server
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    hasConnections: () =>
      new Promise((resolve) => server.getConnections((error, count) => resolve(error === null && count > 0))),
    async close() {
      const closed = once(server, 'close')
      server.close()
      // A connection whose stream has just ended becomes idle only after this moment.
      const sweep = setInterval(() => {
        server.closeIdleConnections()
        for (const socket of unused) socket.destroy()
      }, sweepMs)
      const force = setTimeout(() => server.closeAllConnections(), graceMs)
      await closed
      clearInterval(sweep)
      clearTimeout(force)
    },
  }
}
