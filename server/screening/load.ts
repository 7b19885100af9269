/** Messages a second in total above which proof of work is required, and for how long afterwards. */
const perSecond = 20
const lastsMs = 60_000

/** If messages arrive faster than people send them; `key`: repeated copies of one message count once. */
type Load = { count(key: string): void; isHigh(): boolean }

/** `factor` multiplies the limit (RATE_LIMIT_FACTOR). */
export function createLoad(factor: number, clock: () => number): Load {
  const most = Math.max(1, perSecond * factor)
  let second = 0
  let sent = new Set<string>()
  let highUntil = 0
  return {
    count(key) {
      const now = clock()
      const current = Math.floor(now / 1000)
      if (current !== second) sent = new Set()
      second = current
      // Above the limit distinct messages need not be tracked.
      if (sent.size <= most) sent.add(key)
      if (sent.size > most) highUntil = now + lastsMs
    },
    isHigh: () => clock() < highUntil,
  }
}
