/** Limits single-lead reads for events; beyond the limit the whole board is read instead. */
interface EventBudget {
  /** Takes one token; false when none is left. */
  spend(): boolean
}

/** A token bucket of `burst` reads, refilled at `perSecond`; `now` is in milliseconds. */
export function eventBudget(burst: number, perSecond: number, now: () => number): EventBudget {
  let left = burst
  let filledAt = now()
  return {
    spend() {
      const at = now()
      left = Math.min(burst, left + ((at - filledAt) / 1000) * perSecond)
      filledAt = at
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
