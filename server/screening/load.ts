/** Messages a second, from everybody together, from which on work is asked for; and for how long after it was so. */
const perSecond = 20
const lastsMs = 60_000

/** Whether more is being sent than people send. */
export type Load = { count(): void; isHigh(): boolean }

/** `factor` multiplies the limit (RATE_LIMIT_FACTOR). */
export function createLoad(factor: number, clock: () => number): Load {
  const most = Math.max(1, perSecond * factor)
  let second = 0
  let sent = 0
  let highUntil = 0
  return {
    count() {
      const now = clock()
      const current = Math.floor(now / 1000)
      sent = current === second ? sent + 1 : 1
      second = current
      if (sent > most) highUntil = now + lastsMs
    },
    isHigh: () => clock() < highUntil,
  }
}
