import type { SemaphoreLimits } from './edge-limits.ts'

type Waiting = { readonly deadline: number; readonly settle: (isAdmitted: boolean) => void }

/** Limits the requests of one kind that are handled at once; a few wait in order, for a limited time. */
export class Semaphore {
  readonly #limits: SemaphoreLimits
  readonly #waiting = new Set<Waiting>()
  #taken = 0

  constructor(limits: SemaphoreLimits) {
    this.#limits = limits
  }

  /** True if there is capacity, a promise if it has to wait. Each `true` is followed by one `leave`. */
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
      // A busy process fires timers late: this one has waited too long already.
      const isInTime = performance.now() <= waiting.deadline
      waiting.settle(isInTime)
      if (isInTime) return
    }
    this.#taken -= 1
  }
}
