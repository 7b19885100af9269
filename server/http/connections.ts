import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey, callerAddress } from './address.ts'
import type { edgeLimits } from './edge-limits.ts'
import { createPace, type Pace } from './pace.ts'
import type { RefusalReason } from './refusal.ts'

export type ConnectionLimits = Readonly<
  Record<keyof typeof edgeLimits.connections | keyof typeof edgeLimits.bodies, number>
>

type Connection = {
  readonly address: string
  readonly pace: Pace
  /** Why requests on it are refused unless they carry a known session. */
  refusedFor: RefusalReason | null
  /** Requests that are not answered yet. */
  underWay: number
  /** The request whose body is arriving. */
  receiving: { readonly request: IncomingMessage; readonly response: ServerResponse } | null
  isUsed: boolean
  isCut: boolean
}

export type ConnectionsOptions = {
  /** The socket's address is a proxy's, which all visitors share. */
  readonly isBehindProxy: boolean
  /** A sender is too slow with the body of its request; its connection is to end. */
  readonly cutSender: (request: IncomingMessage, response: ServerResponse) => void
  /** A reader does not take its answer and was cut. */
  readonly onCutReader: () => void
  readonly limits: ConnectionLimits
}

export type Connections = {
  opened(socket: Socket): void
  /**
   * Notes a request; answers why it is refused, null where it is not. `ignored`: its connection is being closed
   * already, and nothing more is answered.
   */
  begin(request: IncomingMessage, response: ServerResponse, isKnown: () => boolean): RefusalReason | 'ignored' | null
  /** A socket on which nothing moved for `maxReadPauseMs`. */
  timedOut(socket: Socket): void
  /** Looks for senders and readers that are too slow; called every second or so. */
  sweep(): void
  /** Closes connections that never carried a request: a browser opens some ahead of need. */
  closeUnused(): void
}

/** Keeps what each open connection may hold within its limits. */
export function createConnections(options: ConnectionsOptions): Connections {
  const { isBehindProxy, cutSender, onCutReader, limits } = options
  const open = new Map<Socket, Connection>()
  const perAddress = new Map<string, number>()

  const closed = (socket: Socket) => {
    const { address } = open.get(socket)!
    open.delete(socket)
    const left = perAddress.get(address)! - 1
    if (left === 0) perAddress.delete(address)
    else perAddress.set(address, left)
  }
  const reasonAgainst = (count: number): RefusalReason | null => {
    if (open.size >= limits.max) return 'tooManyConnections'
    return !isBehindProxy && count > limits.maxPerAddress ? 'tooManyOfAddress' : null
  }
  const finished = (socket: Socket, request: IncomingMessage) => {
    const connection = open.get(socket)
    if (!connection) return
    connection.underWay -= 1
    if (connection.receiving?.request === request) connection.receiving = null
  }

  return {
    opened(socket) {
      const address = addressKey(callerAddress(socket.remoteAddress ?? '', undefined, 0))
      const count = (perAddress.get(address) ?? 0) + 1
      perAddress.set(address, count)
      open.set(socket, {
        address,
        pace: createPace(socket, limits),
        refusedFor: reasonAgainst(count),
        underWay: 0,
        receiving: null,
        isUsed: false,
        isCut: false,
      })
      socket.once('close', () => closed(socket))
    },

    begin(request, response, isKnown) {
      const { socket } = request
      const connection = open.get(socket)
      if (!connection || connection.isCut) return 'ignored'
      connection.isUsed = true
      connection.underWay += 1
      response.on('close', () => finished(socket, request))
      if (connection.underWay > limits.maxPipelined) {
        connection.isCut = true
        // Nothing more is read: what was sent ahead of time would be parsed for nothing.
        socket.pause()
        return 'tooManyPipelined'
      }
      if (connection.refusedFor) {
        if (!isKnown()) return connection.refusedFor
        connection.refusedFor = null
      }
      if (hasBody(request)) {
        connection.receiving = { request, response }
        connection.pace.startBody()
      }
      return null
    },

    timedOut(socket) {
      const connection = open.get(socket)
      // The server itself may take its time with an answer.
      if (connection && connection.underWay > 0 && socket.writableLength === 0) return
      if (socket.writableLength > 0) onCutReader()
      socket.destroy()
    },

    sweep() {
      for (const [socket, connection] of open) {
        const { receiving, pace } = connection
        if (receiving?.request.complete) connection.receiving = null
        else if (receiving && !connection.isCut && pace.isBodyTooSlow(receiving.request)) {
          connection.isCut = true
          cutSender(receiving.request, receiving.response)
        }
        if (pace.isReaderTooSlow()) {
          onCutReader()
          socket.destroy()
        }
      }
    },

    closeUnused() {
      for (const [socket, { isUsed }] of open) if (!isUsed) socket.destroy()
    },
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
