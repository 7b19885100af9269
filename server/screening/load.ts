/** Messages a second in total above which proof of work is required, and for how long afterwards. */
const perSecond = 20
const lastsMs = 60_000

/** Whether messages arrive faster than people send them. */
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
