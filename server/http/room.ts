import type { RoomLimits } from './edge-limits.ts'

type Waiting = { readonly deadline: number; readonly settle: (isAdmitted: boolean) => void }

/** Counts the requests of one kind that are worked on, and lets a few wait a short while, in order. */
export class Room {
  readonly #limits: RoomLimits
  readonly #waiting = new Set<Waiting>()
  #taken = 0

  constructor(limits: RoomLimits) {
    this.#limits = limits
  }

  /** Resolves to true if there is room, at once if known. Each `true` is followed by one `leave`. */
  enter(): boolean | Promise<boolean> {
    const { max, maxWaiting, maxWaitMs } = this.#limits
    if (this.#taken < max) {
      this.#taken += 1
      return true
    }
    if (this.#waiting.size >= maxWaiting) return false
    return new Promise((resolve) => {
      const waiting: Waiting = {
        deadline: performance.now() + maxWaitMs,
        settle(isAdmitted) {
          clearTimeout(timer)
          resolve(isAdmitted)
        },
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting)
        resolve(false)
      }, maxWaitMs)
      this.#waiting.add(waiting)
    })
  }

  leave(): void {
    for (const waiting of this.#waiting) {
      this.#waiting.delete(waiting)
      // A busy process is late with its timers: this one has waited too long already.
      const isInTime = performance.now() <= waiting.deadline
      waiting.settle(isInTime)
      if (isInTime) return
    }
    this.#taken -= 1
  }
}
