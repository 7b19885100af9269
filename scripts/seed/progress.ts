const every = 50_000

/** `1:05` for 65,000 milliseconds. */
export function clock(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Reports progress every 50,000 leads; `say` gets one line, `now` is a clock in ms. */
export function createProgress(total: number, say: (line: string) => void, now: () => number) {
  const start = now()
  let next = every
  return (done: number): void => {
    if (done < next || done === total) return
    next = (Math.floor(done / every) + 1) * every
    const rate = (1000 * done) / (now() - start)
    const left = (1000 * (total - done)) / rate
    say(
      `${done.toLocaleString('en')} of ${total.toLocaleString('en')} leads · ` +
        `${Math.round(rate).toLocaleString('en')} a second · ${clock(left)} left`,
    )
  }
}
