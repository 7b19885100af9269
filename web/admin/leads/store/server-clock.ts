import { epochMs, type Instant } from '#domain/instant.ts'

/** The server's clock as seen from here: what ages, countdowns and "just now" go by, whatever this computer's clock says. */
export interface ServerClock {
  /** Epoch milliseconds. */
  now(): number
  /** Takes in the server's time from an answer to a question that was sent at `sentAt` by this computer's clock. */
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
