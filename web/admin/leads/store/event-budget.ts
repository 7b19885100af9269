/** How many events in a row are answered by reading their lead; in a storm the whole board is read instead. */
export interface EventBudget {
  /** Whether one more single read is in order. */
  spend(): boolean
}

/** At most `burst` single reads, refilled at `perSecond`; `now` is in milliseconds. */
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
