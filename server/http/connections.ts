import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey, callerAddress } from './address.ts'
import type { edgeLimits } from './edge-limits.ts'
import type { RefusalReason } from './refusal.ts'
import { type TransferRate, watchTransferRate } from './transfer-rate.ts'

export type ConnectionLimits = Readonly<
  Record<keyof typeof edgeLimits.connections | keyof typeof edgeLimits.bodies, number>
>

type Connection = {
  readonly rate: TransferRate
  /** Why its requests are refused unless they carry a known session. */
  refusedFor: RefusalReason | null
  /** Requests that are not answered yet. */
  underWay: number
  /** The request whose body is arriving. */
  receiving: { readonly request: IncomingMessage; readonly response: ServerResponse } | null
  isUsed: boolean
  isCut: boolean
}

type ConnectionsOptions = {
  /** True if the socket's address is a proxy's, which all visitors share. */
  readonly isBehindProxy: boolean
  /** Called when a sender is too slow with its request body; closes the connection. */
  readonly cutSender: (request: IncomingMessage, response: ServerResponse) => void
  /** Called when a slow reader was cut off. */
  readonly onCutReader: () => void
  readonly limits: ConnectionLimits
}

/** Enforces limits of open connections. */
export class Connections {
  readonly #options: ConnectionsOptions
  readonly #open = new Map<Socket, Connection>()
  readonly #perAddress = new Map<string, number>()

  constructor(options: ConnectionsOptions) {
    this.#options = options
  }

  opened(socket: Socket): void {
    const address = addressKey(callerAddress(socket.remoteAddress ?? '', undefined, 0))
    const count = (this.#perAddress.get(address) ?? 0) + 1
    this.#perAddress.set(address, count)
    this.#open.set(socket, {
      rate: watchTransferRate(socket, this.#options.limits),
      refusedFor: this.#reasonAgainst(count),
      underWay: 0,
      receiving: null,
      isUsed: false,
      isCut: false,
    })
    socket.once('close', () => this.#closed(socket, address))
  }

  /**
   * Registers a request; returns why it is refused, null if it is not. `ignored`: its connection is already being
   * closed, and nothing more is answered.
   */
  begin(request: IncomingMessage, response: ServerResponse, isKnown: () => boolean): RefusalReason | 'ignored' | null {
    const { socket } = request
    const connection = this.#open.get(socket)
    if (!connection || connection.isCut) return 'ignored'
    connection.isUsed = true
    connection.underWay += 1
    response.on('close', () => {
      connection.underWay -= 1
    })
    if (connection.underWay > this.#options.limits.maxPipelined) {
      connection.isCut = true
      // Stops reading, so that pipelined data is not parsed.
      socket.pause()
      return 'tooManyPipelined'
    }
    if (connection.refusedFor) {
      if (!isKnown()) return connection.refusedFor
      connection.refusedFor = null
    }
    if (hasBody(request)) {
      connection.receiving = { request, response }
      connection.rate.startBody()
    }
    return null
  }

  /** Call when a socket has been idle for `maxReadPauseMs`. */
  timedOut(socket: Socket): void {
    const connection = this.#open.get(socket)
    // The server itself may be slow to answer.
    if (connection && connection.underWay > 0 && socket.writableLength === 0) return
    if (socket.writableLength > 0) this.#options.onCutReader()
    socket.destroy()
  }

  /** Cuts off slow senders and readers; called about every second. */
  sweep(): void {
    for (const [socket, connection] of this.#open) {
      const { receiving, rate } = connection
      if (receiving?.request.complete) connection.receiving = null
      else if (receiving && !connection.isCut && rate.isBodyTooSlow(receiving.request)) {
        connection.isCut = true
        this.#options.cutSender(receiving.request, receiving.response)
      }
      if (rate.isReaderTooSlow()) {
        this.#options.onCutReader()
        socket.destroy()
      }
    }
  }

  /** Closes connections that never carried a request: a browser opens some ahead of need. */
  closeUnused(): void {
    for (const [socket, { isUsed }] of this.#open) if (!isUsed) socket.destroy()
  }

  #closed(socket: Socket, address: string): void {
    this.#open.delete(socket)
    const left = this.#perAddress.get(address)! - 1
    if (left === 0) this.#perAddress.delete(address)
    else this.#perAddress.set(address, left)
  }

  #reasonAgainst(count: number): RefusalReason | null {
    const { isBehindProxy, limits } = this.#options
    if (this.#open.size >= limits.max) return 'tooManyConnections'
    return !isBehindProxy && count > limits.maxPerAddress ? 'tooManyOfAddress' : null
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
