import { dayMs, hourMs } from '#domain/basics/instant.ts'
import type { Random } from './random.ts'

/** Messages by hour of the day in UTC: visitors from Mexico to China, most of them in Europe and the Gulf. */
const byHour = [5, 4, 3, 3, 4, 6, 9, 12, 15, 17, 17, 16, 15, 16, 17, 17, 16, 16, 17, 18, 17, 14, 10, 7]
/** Sunday to Saturday. */
const byWeekday = [0.62, 1.12, 1.15, 1.1, 1.08, 0.96, 0.58]
/** Ratio of messages at the end of the period to those at its start. */
const growth = 3.5

/** Relative rate of messages at a time. */
function rateAt(ms: number, start: number, end: number): number {
  const moment = new Date(ms)
  const share = (ms - start) / (end - start)
  return byHour[moment.getUTCHours()]! * byWeekday[moment.getUTCDay()]! * growth ** share
}

/**
 * `count` arrival times (epoch ms) from `start` to `end`, nearly all in order. The last ones lie in the past two weeks and
 * minutes, so that even a small board has cards in every column and running clocks.
 */
export function* arrivals(random: Random, count: number, start: number, end: number): Generator<number> {
  const lastMinutes = Math.ceil(Math.min(8, count / 10))
  const lastDays = Math.floor(Math.min(150, count * 0.4))
  yield* byRate(random, count - lastMinutes - lastDays, start, end)
  for (let i = 0; i < lastDays; i++) yield between(random, Math.max(start, end - 14 * dayMs), end)
  for (let i = lastMinutes; i > 0; i--) yield between(random, end - 7 * 60_000, end)
}

const between = (random: Random, from: number, to: number) => Math.floor(from + random.next() * (to - from))

/** One pass over the hours: the i-th of n arrivals lies where the cumulative rate reaches i/n. */
function* byRate(random: Random, count: number, start: number, end: number): Generator<number> {
  const hours = Math.ceil((end - start) / hourMs)
  const rates = Float64Array.from({ length: hours }, (_, hour) => rateAt(start + hour * hourMs, start, end))
  const total = rates.reduce((sum, rate) => sum + rate, 0)
  let hour = 0
  let before = 0
  for (let i = 0; i < count; i++) {
    const target = ((i + random.next()) / count) * total
    while (hour < hours - 1 && before + rates[hour]! < target) before += rates[hour++]!
    const within = Math.min(1, (target - before) / rates[hour]!)
    yield Math.min(end - 1, Math.floor(start + (hour + within) * hourMs))
  }
}
