/** Calls back once, at the earliest moment that was asked for since the last time. */
type Alarm = { in(milliseconds: number): void; stop(): void }

export function openAlarm(ring: () => void): Alarm {
  let timer: NodeJS.Timeout | undefined
  let dueAt = Number.POSITIVE_INFINITY
  return {
    in(milliseconds) {
      const at = performance.now() + milliseconds
      if (at >= dueAt) return
      clearTimeout(timer)
      dueAt = at
      timer = setTimeout(() => {
        dueAt = Number.POSITIVE_INFINITY
        ring()
      }, milliseconds).unref()
    },
    stop: () => clearTimeout(timer),
  }
}
