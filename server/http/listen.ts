import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { serve } from '@hono/node-server'
import { type ConnectionLimits, Connections } from './connections.ts'
import type { Gate } from './gate.ts'
import type { RefusalReason } from './refusal.ts'

/** Grace period of requests in flight when the server closes. */
const graceMs = 8_000
/** How often newly idle connections are closed meanwhile. */
const closingSweepMs = 20
/** How often slow senders and readers are checked. */
const paceSweepMs = 1_000

type ListenOptions = {
  readonly fetch: Parameters<typeof serve>[0]['fetch']
  /** Answers without using capacity if it can; true if it did. */
  readonly answerAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean
  readonly gate: Gate
  readonly port: number
  readonly host: string
  /** True if connections come from a proxy, whose address all visitors share. */
  readonly isBehindProxy: boolean
  /** Called with each request before the product handles it. */
  readonly middleware?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined
  readonly limits: ConnectionLimits
}

type Listening = {
  readonly port: number
  hasConnections(): Promise<boolean>
  /** Stops accepting, finishes requests in flight, closes the other connections. */
  close(): Promise<void>
}

/** Opens the port; rejects if that fails. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { fetch, gate, port, host, limits } = options
  const connections = new Connections({
    limits,
    isBehindProxy: options.isBehindProxy,
    cutSender: (request, response) => {
      // A response that has begun cannot be replaced.
      if (response.headersSent) request.socket.destroy()
      else gate.cut('slowBody', request.socket, request)
    },
    onCutReader: () => gate.count('slowReader'),
  })
  const create = (serverOptions: ServerOptions, handle: RequestListener) =>
    createServer(serverOptions, listenerOf(options, connections, handle))
  const server = serve({
    fetch,
    port,
    hostname: host,
    serverOptions: timeoutsOf(limits),
    createServer: create as typeof createServer,
  }) as Server
  watch(server, connections, gate, limits)
  await once(server, 'listening')
  const sweep = setInterval(() => connections.sweep(), Math.min(paceSweepMs, limits.maxPauseMs / 2)).unref()

  return {
    port: (server.address() as AddressInfo).port,
    hasConnections: () =>
      new Promise((resolve) => server.getConnections((error, count) => resolve(error === null && count > 0))),
    async close() {
      await closeGently(server, connections)
      clearInterval(sweep)
    },
  }
}

/** The path of a request: connection limits, gate, cached answers, capacity, and then the product. */
const listenerOf =
  ({ gate, answerAtOnce, middleware }: ListenOptions, connections: Connections, handle: RequestListener) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const refusal = connections.begin(request, response, () => gate.isKnown(request))
    if (refusal === 'ignored') return
    if (refusal) gate.refuse(refusal, request, response)
    else if (gate.admits(request, response)) {
      const answer = () =>
        answerAtOnce(request, response) || gate.enter(request, response, () => handle(request, response))
      if (middleware) middleware(request, response, answer)
      else answer()
    }
  }

function watch(server: Server, connections: Connections, gate: Gate, limits: ConnectionLimits): void {
  server.timeout = limits.maxReadPauseMs
  server.maxConnections = limits.maxEver
  server.maxRequestsPerSocket = limits.maxRequests
  server.on('connection', (socket: Socket) => connections.opened(socket))
  server.on('drop', () => gate.count('maxConnections'))
  server.on('timeout', (socket: Socket) => connections.timedOut(socket))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET') socket.destroy()
    else gate.cut(reasonOf(error), socket, null)
  })
}

/** Stops accepting and waits for open connections to end, up to a limit. */
async function closeGently(server: Server, connections: Connections): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A connection whose stream just ended becomes idle only later.
  const sweep = setInterval(() => {
    server.closeIdleConnections()
    connections.closeUnused()
  }, closingSweepMs)
  const force = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(force)
}

/** Node times out slow headers and idle connections; `connections.ts` times out slow bodies. */
const timeoutsOf = (limits: ConnectionLimits) =>
  ({
    headersTimeout: limits.maxHeadMs,
    requestTimeout: 0,
    connectionsCheckingInterval: Math.min(1_000, limits.maxHeadMs),
    keepAliveTimeout: limits.keepAliveSeconds * 1000,
  }) satisfies ServerOptions

/** Why Node could not parse a request. */
function reasonOf({ code }: NodeJS.ErrnoException): RefusalReason {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'slowHead'
  return code === 'HPE_HEADER_OVERFLOW' ? 'longHead' : 'unreadable'
}
