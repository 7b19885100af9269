import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

type TransferLimits = {
  /** Maximum pause in a body, milliseconds. */
  readonly maxPauseMs: number
  /** A body is measured over windows of this length, milliseconds. */
  readonly windowMs: number
  /** Minimum rate of a body, bytes a second. */
  readonly minRate: number
  /** How long an answer may wait before the reader's rate counts, ms. */
  readonly readWindowMs: number
  /** Minimum read rate, bytes a second. */
  readonly minReadRate: number
}

/** Transfer rate of the other end of a connection; checked about every second. */
export type TransferRate = {
  /** Call when a body begins to arrive. */
  startBody(): void
  isBodyTooSlow(request: IncomingMessage): boolean
  isReaderTooSlow(): boolean
}

type Mark = { at: number; bytes: number }

/** `clock` in milliseconds. */
export function watchTransferRate(
  socket: Pick<Socket, 'bytesRead' | 'bytesWritten' | 'writableLength'>,
  limits: TransferLimits,
  clock: () => number = () => performance.now(),
): TransferRate {
  const { maxPauseMs, windowMs, minRate, readWindowMs, minReadRate } = limits
  let windowStart: Mark = { at: 0, bytes: 0 }
  let lastArrival: Mark = { at: 0, bytes: 0 }
  let readStart: (Mark & { dueAt: number }) | null = null
  const restart = () => {
    windowStart = { at: clock(), bytes: socket.bytesRead }
    lastArrival = windowStart
  }
  const pieceMs = () => (socket.writableLength / minReadRate) * 1000
  return {
    startBody: restart,
    isBodyTooSlow(request) {
      // Received data waits for us: the sender is not to blame.
      if (request.readableLength > 0) restart()
      const now = clock()
      if (socket.bytesRead > lastArrival.bytes) lastArrival = { at: now, bytes: socket.bytesRead }
      if (now - lastArrival.at >= maxPauseMs) return true
      if (now - windowStart.at < windowMs) return false
      const rate = (socket.bytesRead - windowStart.bytes) / ((now - windowStart.at) / 1000)
      windowStart = { at: now, bytes: socket.bytesRead }
      return rate < minRate
    },
    isReaderTooSlow() {
      if (socket.writableLength === 0) {
        readStart = null
        return false
      }
      const now = clock()
      const taken = socket.bytesWritten - socket.writableLength
      // A large piece counts as read only when complete, so it has time according to its size.
      const start = () => ({ at: now, bytes: taken, dueAt: now + Math.max(readWindowMs, pieceMs()) })
      readStart ??= start()
      if (now < readStart.dueAt) return false
      const rate = (taken - readStart.bytes) / ((now - readStart.at) / 1000)
      readStart = start()
      return rate < minReadRate
    },
  }
}
