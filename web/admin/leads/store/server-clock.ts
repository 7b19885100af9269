import { epochMs, type Instant } from '#domain/basics/instant.ts'

/** An estimate of the server's clock, for ages, countdowns and "just now", independent of this computer's clock. */
export interface ServerClock {
  /** Epoch milliseconds. */
  now(): number
  /** Updates the estimate from a response to a request sent at `sentAt` by this computer's clock. */
  sync(serverNow: Instant, sentAt: number): void
}

export function serverClock(localNow: () => number = Date.now): ServerClock {
  let offset = 0
  return {
    now: () => localNow() + offset,
    sync(serverNow, sentAt) {
      const received = localNow()
      offset = epochMs(serverNow) - (sentAt + received) / 2
    },
  }
}
