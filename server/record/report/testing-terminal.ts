import { randomFrom } from './testing-account.ts'
import type { PrintedRow } from './testing-results.ts'

/** A broker's symbol. */
export type Instrument = {
  readonly name: string
  /** Units of one lot. */
  readonly contract: number
  /** Decimals of its price. */
  readonly digits: number
  readonly start: number
  /** Value of a unit of profit in the account's currency: constant, a moving rate, or 1 ÷ its price. */
  readonly rate: number | 'inverse'
  readonly drifts?: boolean
  /** True if profits are rounded once rather than for each side. */
  readonly isRoundedOnce?: boolean
}

export type Terms = {
  readonly seed: number
  /** Decimals of the account's money, 0 for a yen. */
  readonly moneyDigits: 0 | 2
  readonly commission: 'none' | 'entry' | 'both'
  readonly hasSwaps: boolean
  /** How the terminal lists a partially closed position. */
  readonly parts: 'each' | 'one'
  readonly instruments: readonly Instrument[]
}

type Side = 'buy' | 'sell'
type Part = { lots: number; price: number; swap: number; profit: number }
type Held = {
  id: string
  of: Instrument
  side: Side
  /** Hundredths of a lot: open now, and opened in total. */
  lots: number
  size: number
  /** Sum of price × lots of the open volume, and lots and sum of everything opened. */
  sum: number
  all: { lots: number; sum: number }
  opened: string
  at: number
  commission: number
  parts: Part[]
  stop: number
  result: number
}

/** A server numbers all clients' orders and deals: one in this many is this account's. */
const numbersOfOthers = 89

/** A simulated terminal that books a bot's trades second by second and prints them like MetaTrader 5. */
export class Terminal {
  readonly deals: string[][] = []
  readonly positions: string[][] = []
  readonly rows: PrintedRow[] = []
  /** Results of closed positions, minor units. */
  readonly results: number[] = []
  readonly random: () => number
  held: Held[] = []
  /** Epoch seconds. */
  now = Date.UTC(2025, 0, 6, 8) / 1_000
  balance = 0
  private readonly prices = new Map<Instrument, number>()
  private readonly rates = new Map<Instrument, number>()
  private tickets = 900_000
  private orders = 70_000_000
  readonly terms: Terms

  constructor(terms: Terms) {
    this.terms = terms
    this.random = randomFrom(terms.seed)
    for (const one of terms.instruments) {
      this.prices.set(one, Math.round(one.start * 10 ** one.digits))
      if (one.rate !== 'inverse') this.rates.set(one, one.rate)
    }
  }

  /** Advances the time: prices and rates move, weekends are skipped. */
  wait(seconds: number): void {
    this.now += Math.round(seconds)
    const day = new Date(this.now * 1_000).getUTCDay()
    if (day === 6) this.now += 2 * 86_400
    if (day === 0) this.now += 86_400
    const days = seconds / 86_400
    for (const one of this.terms.instruments) {
      const price = this.prices.get(one)!
      const step = price * (0.0002 + 0.01 * Math.sqrt(days))
      this.prices.set(one, Math.max(1, Math.round(price + (this.random() - 0.5) * step)))
      if (one.drifts)
        this.rates.set(one, this.rates.get(one)! * (1 + (this.random() - 0.5) * 0.01 * Math.sqrt(days + 1e-5)))
    }
  }

  /** The price of a deal on this side, in the symbol's smallest steps. */
  priceFor(one: Instrument, side: Side): number {
    const price = this.prices.get(one)!
    return side === 'buy' ? price + Math.max(1, Math.round(price * 0.00005)) : price
  }

  pay(amount: number): void {
    const zero = this.money(0)
    this.book({ side: null, isClosing: false, result: amount, balance: 0, isFlow: true }, [
      this.clock(),
      this.ticket(),
      ...['', 'balance', '', '', '', '', zero, zero, zero],
      this.money(amount),
    ])
  }

  open(of: Instrument, side: Side, lots: number): Held {
    const order = this.order()
    const price = this.priceFor(of, side)
    const commission = this.terms.commission === 'none' ? 0 : this.fee(lots)
    this.bookTrade(of, side, 'in', lots, price, order, { commission, swap: 0, profit: 0 }, null)
    const stop = this.random() < 0.5 ? Math.round(price * (side === 'buy' ? 0.99 : 1.01)) : 0
    const position: Held = {
      ...{ id: order, of, side, lots, size: lots, sum: price * lots, all: { lots, sum: price * lots } },
      ...{ opened: this.clock(), at: this.now },
      ...{ commission, parts: [], stop, result: commission },
    }
    this.held.push(position)
    return position
  }

  /** Adds to a netted position. */
  add(position: Held, lots: number): void {
    const price = this.priceFor(position.of, position.side)
    const commission = this.terms.commission === 'none' ? 0 : this.fee(lots)
    const costs = { commission, swap: 0, profit: 0 }
    this.bookTrade(position.of, position.side, 'in', lots, price, this.order(), costs, null)
    // Earlier closings do not change the mean.
    position.sum = (position.sum / position.size) * position.lots + price * lots
    position.lots += lots
    position.size = position.lots
    position.all = { lots: position.all.lots + lots, sum: position.all.sum + price * lots }
    position.commission += commission
    position.result += commission
  }

  /** Closes some lots at the market, or at the opening price of another position. */
  close(position: Held, lots: number, by?: { price: number; isBooked: boolean; comment: string }): void {
    const { of, side } = position
    const other = side === 'buy' ? 'sell' : 'buy'
    const price = by?.price ?? this.priceFor(of, other)
    const profit = by && !by.isBooked ? 0 : this.profitOf(position, lots, price)
    const nights = Math.floor(this.now / 86_400) - Math.floor(position.at / 86_400)
    const swap = this.terms.hasSwaps ? this.round(-0.013 * lots * nights * this.unit) : 0
    const commission = this.terms.commission === 'both' ? this.fee(lots) : 0
    const costs = { commission, swap, profit }
    // Two deals of a close-by have one order.
    if (!by || by.isBooked) this.orders += numbersOfOthers
    this.bookTrade(of, other, by ? 'out by' : 'out', lots, price, String(this.orders), costs, side, by?.comment)
    position.commission += commission
    position.result += commission + swap + profit
    position.lots -= lots
    position.parts.push({ lots, price, swap, profit })
    if (this.terms.parts === 'each') this.list(position, position.parts.slice(-1))
    if (position.lots === 0) this.end(position)
  }

  /** Reverses a netted position: closes it and opens the rest on the other side. */
  turn(position: Held, lots: number): void {
    const { of, side } = position
    const other = side === 'buy' ? 'sell' : 'buy'
    const price = this.priceFor(of, other)
    const order = this.order()
    const profit = this.profitOf(position, position.lots, price)
    const commission = this.terms.commission === 'none' ? 0 : this.fee(lots)
    const costs = { commission, swap: 0, profit }
    this.bookTrade(of, other, 'in/out', lots, price, order, costs, side)
    position.parts.push({ lots: position.lots, price, swap: 0, profit })
    position.result += commission + profit
    if (this.terms.parts === 'each') this.list(position, position.parts.slice(-1))
    const left = lots - position.lots
    this.end(position)
    this.held.push({
      ...{ id: order, of, side: other, lots: left, size: left, sum: price * left },
      ...{ all: { lots: left, sum: price * left }, opened: this.clock(), at: this.now },
      ...{ commission: 0, parts: [], stop: 0, result: 0 },
    })
  }

  money(minor: number): string {
    const text = (Math.abs(minor) / this.unit).toFixed(this.terms.moneyDigits)
    const [whole = '', fraction] = text.split('.')
    const apart = whole.replaceAll(/\B(?=(\d{3})+$)/g, ' ')
    return `${minor < 0 ? '-' : ''}${apart}${fraction === undefined ? '' : `.${fraction}`}`
  }

  /** Minor units of one unit of money. */
  get unit(): number {
    return 10 ** this.terms.moneyDigits
  }

  private end(position: Held): void {
    this.held = this.held.filter((one) => one !== position)
    this.results.push(position.result)
    if (this.terms.parts === 'one') this.list(position, position.parts)
  }

  private profitOf({ of, side, sum, size }: Held, lots: number, price: number): number {
    const rate = this.rates.get(of) ?? 10 ** of.digits / price
    const exact = (at: number) => (((at / 10 ** of.digits) * lots) / 100) * of.contract * rate * this.unit
    // Like real terminals, rounds each side; the profit is their difference.
    const [opened, closed] = [sum / size, price].map((at) =>
      of.isRoundedOnce ? exact(at) : this.round(exact(at)),
    ) as [number, number]
    return this.round(side === 'buy' ? closed - opened : opened - closed)
  }

  /** 3.5 units per lot, rounded for each deal. */
  private fee(lots: number): number {
    return this.round(-0.035 * lots * this.unit)
  }

  private round(amount: number): number {
    return Math.sign(amount) * Math.round(Math.abs(amount)) || 0
  }

  private bookTrade(
    of: Instrument,
    type: Side,
    direction: string,
    lots: number,
    price: number,
    order: string,
    { commission, swap, profit }: { commission: number; swap: number; profit: number },
    closes: Side | null,
    comment = '',
  ): void {
    const row = { side: closes, isClosing: closes !== null, result: commission + swap + profit, balance: 0 }
    const costs = [commission, 0, swap, profit].map((amount) => this.money(amount))
    const size = (lots / 100).toFixed(2)
    const cells = [this.clock(), this.ticket(), of.name, type, direction, size, this.price(of, price), order, ...costs]
    this.book(row, cells, comment)
  }

  private book(row: PrintedRow, cells: readonly string[], comment = ''): void {
    this.balance += row.result
    this.rows.push({ ...row, balance: this.balance })
    this.deals.push([...cells, this.money(this.balance), comment])
  }

  private list(position: Held, parts: readonly Part[]): void {
    const { opened, id, of, side, sum, size, stop, commission } = position
    const lots = parts.reduce((all, part) => all + part.lots, 0)
    const total = (of: 'swap' | 'profit') => parts.reduce((all, part) => all + part[of], 0)
    const mean = parts.reduce((all, part) => all + part.price * part.lots, 0) / lots
    const amounts = [commission, total('swap'), total('profit')].map((amount) => this.money(amount))
    const meanOpening = this.terms.parts === 'one' ? position.all.sum / position.all.lots : sum / size
    const [price, stopPrice] = [this.price(of, meanOpening), stop === 0 ? '' : this.price(of, stop)]
    const opening = [opened, id, of.name, side, (lots / 100).toFixed(2), price, stopPrice, '']
    this.positions.push([...opening, this.clock(), this.price(of, mean), ...amounts])
  }

  private price(of: Instrument, steps: number): string {
    return (Math.round(steps) / 10 ** of.digits).toFixed(of.digits)
  }

  /** The number of a new order. */
  private order(): string {
    this.orders += numbersOfOthers
    return String(this.orders)
  }

  private ticket(): string {
    this.tickets += numbersOfOthers
    return String(this.tickets)
  }

  private clock(): string {
    return new Date(this.now * 1_000).toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', '.')
  }
}
