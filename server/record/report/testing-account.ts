import type { ReportText } from './testing-lines.ts'
import { type Closing, type OpenedPosition, startStatement } from './testing-statement.ts'

type Held = OpenedPosition & {
  lots: number
  closes: number
  /** Lots, result without costs, swap and price × lots of the parts closed before. */
  closed: { lots: number; profit: number; swap: number; sum: number }
}

const hourMs = 3_600_000

/**
 * A fictitious account as its terminal would print it: simultaneous gold positions, some closed in two
 * parts, costs, swaps, top-ups and withdrawals. The same `seed` makes the same account. `perHour`: positions opened in an
 * hour of the market, on average. It ends with its `deals`, or a moment earlier (`until`), with nothing left open.
 */
export function makeAccount(wanted: {
  deals: number
  seed?: number
  perHour?: number
  start?: string
  until?: string
  account?: string
  ahead?: number
  /** A position may be closed in parts at several moments; `each`: a row for each part, `one`: a row for all of them. */
  parts?: 'each' | 'one'
}): ReportText {
  const { deals: most, seed = 1, perHour = 0.1, start = '2025-01-06T00:00:00Z', until, ahead = 2 } = wanted
  const deposit = 1_000_000
  const random = randomFrom(seed)
  const statement = startStatement({ ahead, commission: 7 })
  let held: Held[] = []
  let price = 265_000
  const priceNow = () => {
    price += Math.round((random() - 0.497) * 240)
    return price
  }
  const dayOf = (at: number) => Math.floor((at + ahead * hourMs) / (24 * hourMs))
  // Hours of the market begin on the hour.
  const first = Math.floor(Date.parse(start) / hourMs) * hourMs
  statement.pay(first, deposit)
  const last = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until)
  const isEnough = (at: number) => statement.dealCount() >= most || at > last
  for (let at = first + hourMs; !isEnough(at) || held.length > 0; at += hourMs) {
    const day = new Date(at).getUTCDay()
    if (day === 6 || day === 0) continue
    // Positions open on a Friday evening would close on Monday, possibly in the future.
    const monday = day === 5 && new Date(at).getUTCHours() === 23 ? at + 49 * hourMs : at
    const isOver = isEnough(at) || monday > last
    const closing = held.filter(({ closes }) => isOver || closes <= at)
    held = held.filter((one) => !closing.includes(one))
    const openings = isOver ? 0 : Math.floor(perHour + random())
    const events = closing.length + openings
    for (let event = 0; event < events; event += 1) {
      const time = at + Math.floor(((event + 0.5) / events) * (hourMs - 60_000))
      const position = closing[event]
      if (position && wanted.parts && position.lots > 1 && !isOver && random() < 0.4)
        closePart(position, time, at, priceNow())
      else if (position) close(position, time, priceNow())
      else open(time, at, priceNow())
    }
    if (events === 0) priceNow()
    if (random() < 0.002)
      statement.pay(at + hourMs - 1_000, statement.balance() > 1.2 * deposit ? -deposit / 10 : deposit / 20)
  }
  return statement.finish(wanted.account)

  function open(opened: number, at: number, cents: number) {
    const side = random() < 0.5 ? 'buy' : 'sell'
    const lots = 1 + Math.floor(random() * 8)
    const stop = random() < 0.8 ? cents + (side === 'buy' ? -1_500 : 1_500) : 0
    const closes = at + Math.ceil(random() * 30) * hourMs
    const position = statement.open({ side, opened, price: cents, stop }, lots)
    held.push({ ...position, lots, closes, closed: { lots: 0, profit: 0, swap: 0, sum: 0 } })
  }

  /** Closes some lots of a position; the others stay open for some hours. */
  function closePart(position: Held, time: number, at: number, cents: number) {
    const lots = 1 + Math.floor(random() * (position.lots - 1))
    bookClosing(position, lots, time, cents)
    position.lots -= lots
    position.closes = at + Math.ceil(random() * 10) * hourMs
    held.push(position)
  }

  function close(position: Held, time: number, cents: number) {
    const { lots, closed } = position
    const first = !wanted.parts && lots > 1 && random() < 0.15 ? Math.floor(lots / 2) : lots
    for (const part of first < lots ? [first, lots - first] : [lots]) bookClosing(position, part, time, cents)
    if (wanted.parts === 'one') statement.list(position, { ...closed, at: time, price: closed.sum / closed.lots })
  }

  function bookClosing(position: Held, lots: number, at: number, price: number) {
    const { side, opened, closed } = position
    const profit = (side === 'buy' ? price - position.price : position.price - price) * lots
    const swap = dayOf(opened) < dayOf(at) ? -3 * lots : 0
    const closing: Closing = { lots, at, price, swap, profit }
    statement.close(position, closing)
    closed.lots += lots
    closed.profit += profit
    closed.swap += swap
    closed.sum += price * lots
    if (wanted.parts !== 'one') statement.list(position, closing)
  }
}

/** A small generator of pseudo-random numbers, 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
