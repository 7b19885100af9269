import { expect, it } from 'vitest'
import { addMonths, dayIn, momentOf } from '#domain/basics/calendar-day.ts'
import { movementKinds } from '#domain/subscription/movements.ts'
import { stripeEvent } from '#domain/subscription/stripe/event.ts'
import { dice, type MadeUp, yearOf } from '#domain/subscription/year.fixture.ts'
import { call, ownSignedIn } from '#server/testing/product.ts'
import type { Ledger } from './parts.ts'
import { notedStripeEvent, receiveTogether } from './receive.ts'
import { deliver, stripeSettings } from './testing.ts'

const from = Date.parse('2025-11-01T00:00:00Z')
const until = Date.parse('2026-11-01T00:00:00Z')
const timeZone = 'UTC'
/** Number of payers sent through the webhook, event by event in random order; the others are written directly. */
const [count, sentCount] = [10_000, 200]

const ledger: Ledger = {
  checkout: { products: new Set(['prod_bot']), account: null, owedDays: 30, lateHours: 24 },
  leads: {
    hold: () => Promise.reject(new Error('nobody is matched here')),
    change: () => Promise.reject(new Error('nobody is matched here')),
  },
}

type Sums = Map<string, number>
const add = (sums: Sums, key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount)

/** The year's true results: cash by day and currency, movements by month. */
function truthOf(year: readonly MadeUp[]) {
  const cash: Sums = new Map()
  const movements: Sums = new Map()
  for (const { truth } of year) {
    for (const { at, kind, amount, currency } of truth.cash) {
      const column = kind === 'payment' ? 'paid' : kind.startsWith('refund') ? 'refunded' : 'disputed'
      add(cash, `${dayIn(timeZone, new Date(at))} ${currency} ${column}`, kind === 'payment' ? amount : -amount)
    }
    for (const { at, kind, amount, currency } of truth.movements)
      add(movements, `${dayIn(timeZone, new Date(at)).slice(0, 7)} ${currency} ${kind}`, amount)
  }
  return { cash, movements }
}

const isNoZero = ([, amount]: readonly [string, number]) => amount !== 0
const sorted = (sums: Sums) => [...sums].filter(isNoZero).toSorted(([a], [b]) => (a < b ? -1 : 1))

it('a year of 10,000 payers gives exactly the true figures in analytics, per currency, with consistent months', async () => {
  const { url, database, headers } = await ownSignedIn({ environment: stripeSettings })
  const year = yearOf(count, { from, until, seed: 2026 })
  const roll = dice(7)
  const mixed = year
    .slice(0, sentCount)
    .flatMap(({ events }) => events)
    .map((event) => ({ event, place: roll() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ event }) => event)
  await deliver(url, mixed)
  for (let first = sentCount; first < count; first += 100)
    await database.sql.transaction(async (tx) => {
      for (const { events } of year.slice(first, first + 100)) {
        const readings = events.flatMap((event) => {
          const { id, reading } = notedStripeEvent(stripeEvent(event, 0)!, ledger.checkout)
          return reading ? [{ ...reading, id, email: null }] : []
        })
        await receiveTogether(tx, 'stripe', readings, ledger, new Date())
      }
    })
  const cash: Sums = new Map()
  const movements: Sums = new Map()
  const ends: Sums = new Map()
  // A call covers at most a year and a day; later charges and endings are beyond it.
  for (const [first, last] of [
    ['2025-11-01', '2026-10-31'],
    ['2026-11-01', '2027-06-30'],
  ] as const) {
    const { body } = await call(url, 'readMoney', { query: { from: first, to: last }, headers })
    for (const { day, currency, paid, refunded, disputed } of body.cash)
      for (const [column, amount] of Object.entries({ paid, refunded, disputed }))
        add(cash, `${day} ${currency} ${column}`, amount)
    for (const { month, sums } of body.months) {
      // The future is still unknown.
      if (momentOf(addMonths(month, 1), timeZone) > Date.now()) continue
      for (const sum of sums) {
        for (const kind of movementKinds) add(movements, `${month.slice(0, 7)} ${sum.currency} ${kind}`, sum[kind])
        expect(sum.start, `start of ${month} in ${sum.currency}`).toBe(ends.get(sum.currency) ?? 0)
        expect(sum.end).toBe(movementKinds.reduce((total, kind) => total + sum[kind], sum.start))
        ends.set(sum.currency, sum.end)
      }
    }
  }
  const truth = truthOf(year)
  expect(sorted(cash)).toEqual(sorted(truth.cash))
  const known = new Map([...truth.movements].filter(([key]) => movements.has(key)))
  expect(sorted(movements)).toEqual(sorted(known))
  expect(known.size).toBeGreaterThan(12 * 5)
  const { rows } = await database.pool.query<{ sum: number }>(`select sum(amount)::float8 as sum from payments`)
  expect(rows[0]!.sum).toBe(year.flatMap((one) => one.truth.cash).reduce((sum, { amount }) => sum + amount, 0))
})
