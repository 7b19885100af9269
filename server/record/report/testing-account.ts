import type { ReportText } from './testing-lines.ts'
import { type PrintedRow, printedResults } from './testing-results.ts'

/** An hour of the market that the deals were made in; prices in cents, `at` in epoch milliseconds. */
export type MarketHour = { readonly at: number; open: number; high: number; low: number; close: number }

export type MadeAccount = ReportText & { readonly market: readonly MarketHour[] }

type Held = {
  ticket: string
  side: 'buy' | 'sell'
  lots: number
  opened: string
  price: number
  closes: number
  stop: number
  /** Lots, result without costs, swap and price × lots of the parts closed before. */
  closed: { lots: number; profit: number; swap: number; sum: number }
}

const hourMs = 3_600_000

/**
 * An account that was never traded, as its terminal would print it: gold positions held side by side, some closed in two
 * parts, costs, swaps, top-ups and withdrawals. The same `seed` makes the same account. Its clock is `ahead` hours ahead of
 * UTC. `perHour`: positions opened in an hour of the market, on average. It ends with its `deals`, or a moment earlier
 * (`until`), with nothing left open.
 */
export function makeAccount(wanted: {
  deals: number
  seed?: number
  perHour?: number
  start?: string
  until?: string
  account?: string
  ahead?: number
  /** Cents. */
  deposit?: number
  /** A position may be closed in parts at several moments; `each`: a row for each part, `one`: a row for all of them. */
  parts?: 'each' | 'one'
  /** Mean the market reverts to, cents an ounce, at a moment in epoch ms. */
  priceAt?: (at: number) => number
}): MadeAccount {
  const {
    deals: most,
    seed = 1,
    perHour = 0.1,
    start = '2025-01-06T00:00:00Z',
    until,
    ahead = 2,
    deposit = 1_000_000,
    priceAt,
  } = wanted
  const random = randomFrom(seed)
  const deals: string[][] = []
  const positions: string[][] = []
  const rows: PrintedRow[] = []
  const market: MarketHour[] = []
  let balance = 0
  let held: Held[] = []
  let price = priceAt ? Math.round(priceAt(Date.parse(start))) : 265_000
  const book = (row: PrintedRow, cells: readonly string[]) => {
    balance += row.result
    rows.push({ ...row, balance })
    deals.push([...cells.slice(0, 12), money(balance), cells[12] ?? ''])
  }
  const pay = (time: string, cents: number) =>
    book({ side: null, isClosing: false, result: cents, balance: 0, isFlow: true }, [
      time,
      ticketOf(deals.length),
      '',
      'balance',
      '',
      '',
      '',
      '',
      '0.00',
      '0.00',
      '0.00',
      money(cents),
      cents > 0 ? 'Deposit' : 'Withdrawal',
    ])
  // Hours of the market begin on the hour.
  const first = Math.floor(Date.parse(start) / hourMs) * hourMs
  pay(clockOf(first, ahead), deposit)
  const last = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until)
  const isEnough = (at: number) => deals.length >= most || at > last
  for (let at = first + hourMs; !isEnough(at) || held.length > 0; at += hourMs) {
    const day = new Date(at).getUTCDay()
    if (day === 6 || day === 0) continue
    if (priceAt) price += Math.round((priceAt(at) - price) / 4)
    const bar = { at, open: price, high: price, low: price, close: price }
    market.push(bar)
    const priceNow = () => {
      price += Math.round((random() - 0.497) * 240)
      bar.high = Math.max(bar.high, price)
      bar.low = Math.min(bar.low, price)
      bar.close = price
      return price
    }
    // Positions open on a Friday evening would close on Monday, possibly in the future.
    const monday = day === 5 && new Date(at).getUTCHours() === 23 ? at + 49 * hourMs : at
    const isOver = isEnough(at) || monday > last
    const closing = held.filter(({ closes }) => isOver || closes <= at)
    held = held.filter((one) => !closing.includes(one))
    const openings = isOver ? 0 : Math.floor(perHour + random())
    const events = closing.length + openings
    for (let event = 0; event < events; event += 1) {
      const time = clockOf(at + Math.floor(((event + 0.5) / events) * (hourMs - 60_000)), ahead)
      const position = closing[event]
      if (position && wanted.parts && position.lots > 1 && !isOver && random() < 0.4)
        closePart(position, time, at, priceNow())
      else if (position) close(position, time, priceNow())
      else open(time, at, priceNow())
    }
    if (events === 0) priceNow()
    if (random() < 0.002)
      pay(clockOf(at + hourMs - 1_000, ahead), balance > 1.2 * deposit ? -deposit / 10 : deposit / 20)
  }
  const sums = [8, 9, 10, 11].map((column) => deals.reduce((sum, deal) => sum + centsOf(deal[column]!), 0))
  return {
    account: wanted.account ?? '7000000001 (USD, Made-Up-Server, demo, Hedge)',
    deals,
    positions,
    totals: [...sums, balance].map(money),
    statedBalance: money(balance),
    results: printedResults(rows),
    market,
  }

  function open(time: string, at: number, cents: number) {
    const side = random() < 0.5 ? 'buy' : 'sell'
    const lots = 1 + Math.floor(random() * 8)
    const ticket = ticketOf(deals.length)
    const stop = random() < 0.8 ? cents + (side === 'buy' ? -1_500 : 1_500) : 0
    const closes = at + Math.ceil(random() * 30) * hourMs
    const closed = { lots: 0, profit: 0, swap: 0, sum: 0 }
    held.push({ ticket, side, lots, opened: time, price: cents, closes, stop, closed })
    const row = { side: null, isClosing: false, result: -7 * lots, balance: 0 }
    book(row, [
      time,
      ticket,
      'XAUUSD',
      side,
      'in',
      size(lots),
      money(cents),
      ticket,
      money(-7 * lots),
      '0.00',
      '0.00',
      '0.00',
    ])
  }

  /** Closes some lots of a position; the others stay open for some hours. */
  function closePart(position: Held, time: string, at: number, cents: number) {
    const lots = 1 + Math.floor(random() * (position.lots - 1))
    bookClosing(position, lots, time, cents)
    position.lots -= lots
    position.closes = at + Math.ceil(random() * 10) * hourMs
    held.push(position)
  }

  function close(position: Held, time: string, cents: number) {
    const { lots } = position
    const first = !wanted.parts && lots > 1 && random() < 0.15 ? Math.floor(lots / 2) : lots
    for (const part of first < lots ? [first, lots - first] : [lots]) bookClosing(position, part, time, cents)
    if (wanted.parts === 'one') {
      const { closed } = position
      list(position, closed.lots, time, closed.sum / closed.lots, closed.swap, closed.profit)
    }
  }

  function bookClosing(position: Held, part: number, time: string, cents: number) {
    const { side, opened, closed } = position
    const profit = (side === 'buy' ? cents - position.price : position.price - cents) * part
    const swap = opened.slice(0, 10) < time.slice(0, 10) ? -3 * part : 0
    const own = ticketOf(deals.length)
    const row = { side, isClosing: true, result: profit + swap, balance: 0 }
    const other = side === 'buy' ? 'sell' : 'buy'
    const costs = ['0.00', '0.00', money(swap), money(profit)]
    book(row, [time, own, 'XAUUSD', other, 'out', size(part), money(cents), own, ...costs])
    closed.lots += part
    closed.profit += profit
    closed.swap += swap
    closed.sum += cents * part
    if (wanted.parts !== 'one') list(position, part, time, cents, swap, profit)
  }

  function list(position: Held, lots: number, time: string, cents: number, swap: number, profit: number) {
    const { opened, ticket, side, stop } = position
    positions.push([
      opened,
      ticket,
      'XAUUSD',
      side,
      size(lots),
      money(position.price),
      stop ? money(stop) : '',
      '',
      time,
      money(cents),
      money(-7 * lots),
      money(swap),
      money(profit),
    ])
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

const ticketOf = (index: number) => String(500_001 + 97 * index)
const size = (lots: number) => (lots / 100).toFixed(2)
const clockOf = (at: number, ahead: number) =>
  new Date(at + ahead * hourMs).toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', '.')
const centsOf = (text: string) => Math.round(Number(text.replaceAll(' ', '')) * 100)

/** Cents as terminals print them: thousands apart by spaces. */
export function money(cents: number): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ' ')}.${fraction}`
}
