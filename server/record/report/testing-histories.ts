import type { ReportText } from './testing-lines.ts'
import { type PrintedRow, printedResults } from './testing-results.ts'
import { type Instrument, Terminal, type Terms } from './testing-terminal.ts'

/** Trading styles that produce different histories. */
export const bots = {
  /** Many small positions, several in a second, all of the same size. */
  scalper(terminal: Terminal, of: Instrument) {
    for (let burst = 0; burst < 3; burst += 1) {
      if (terminal.random() < 0.5) terminal.open(of, terminal.random() < 0.5 ? 'buy' : 'sell', 1)
      const [held] = pick(terminal)
      if (held && terminal.random() < 0.6) terminal.close(held, held.lots)
    }
    terminal.wait(terminal.random() < 0.4 ? 0 : 20 * terminal.random())
  },
  /** Both sides at once on each level, all of one side closed in one second. */
  grid(terminal: Terminal, of: Instrument) {
    for (const side of ['buy', 'sell'] as const) terminal.open(of, side, 10)
    terminal.wait(600 * terminal.random())
    const side = terminal.random() < 0.5 ? 'buy' : 'sell'
    if (terminal.held.length > 12)
      for (const held of terminal.held.filter((one) => one.side === side)) terminal.close(held, held.lots)
  },
  /** Doubles down and closes everything at once. */
  martingale(terminal: Terminal, of: Instrument) {
    const side = terminal.held[0]?.side ?? (terminal.random() < 0.5 ? 'buy' : 'sell')
    terminal.open(of, side, 2 ** terminal.held.length)
    terminal.wait(7_200 * terminal.random())
    if (terminal.held.length >= 6 || terminal.random() < 0.3)
      for (const held of terminal.held.slice()) terminal.close(held, held.lots)
  },
  /** Held for days, closed in parts. */
  swing(terminal: Terminal, of: Instrument) {
    if (terminal.held.length < 5)
      terminal.open(of, terminal.random() < 0.5 ? 'buy' : 'sell', 1 + Math.floor(30 * terminal.random()))
    terminal.wait(40_000 * terminal.random())
    const [held] = pick(terminal)
    if (held && terminal.random() < 0.6)
      terminal.close(held, terminal.random() < 0.5 ? held.lots : Math.ceil(held.lots / 2))
  },
  /** Closes positions by opposite ones of another size. */
  hedger(terminal: Terminal, of: Instrument) {
    terminal.open(of, 'buy', 1 + Math.floor(9 * terminal.random()))
    terminal.wait(900 * terminal.random())
    terminal.open(of, 'sell', 1 + Math.floor(9 * terminal.random()))
    terminal.wait(900 * terminal.random())
    const [one] = pick(terminal)
    const other = terminal.held.find((held) => held.of === one?.of && held.side !== one.side)
    if (!one || !other || terminal.random() < 0.2) return
    const lots = Math.min(one.lots, other.lots)
    const price = Math.round(other.sum / other.size)
    const comment = `#${one.id} by #${other.id}`
    terminal.close(one, lots, { price, isBooked: true, comment })
    terminal.close(other, lots, { price: Math.round(one.sum / one.size), isBooked: false, comment })
  },
  /** One position per symbol: increased, reduced, reversed. */
  netting(terminal: Terminal, of: Instrument) {
    const held = terminal.held.find((one) => one.of === of)
    const lots = 1 + Math.floor(9 * terminal.random())
    const choice = terminal.random()
    if (!held) terminal.open(of, choice < 0.5 ? 'buy' : 'sell', lots)
    else if (choice < 0.3) terminal.add(held, lots)
    else if (choice < 0.8) terminal.close(held, Math.min(lots, held.lots))
    else terminal.turn(held, held.lots + lots)
    terminal.wait(terminal.random() < 0.2 ? 0 : 9_000 * terminal.random())
  },
} satisfies Record<string, (terminal: Terminal, of: Instrument) => void>
export type Bot = keyof typeof bots

const pick = ({ held, random }: Terminal) => (held.length === 0 ? [] : [held[Math.floor(random() * held.length)]!])

export type Made = ReportText & {
  /** Results of closed positions, minor units, and the number of open ones. */
  readonly outcomes: readonly number[]
  readonly open: number
  /** Data behind its printed figures. */
  readonly printed: readonly PrintedRow[]
}

/** An honest history as printed by its terminal, and its positions' results. */
export function makeHistory(bot: Bot, terms: Terms, currency: string, deals: number): Made {
  const terminal = new Terminal(terms)
  const { instruments } = terms
  terminal.pay(1_000_000 * terminal.unit)
  while (terminal.deals.length < deals) {
    bots[bot](terminal, instruments[Math.floor(terminal.random() * instruments.length)]!)
    if (terminal.random() < 0.004) terminal.pay((terminal.random() < 0.5 ? -1_000 : 2_000) * terminal.unit)
  }
  terminal.wait(60)
  for (const held of terminal.held.slice(1)) terminal.close(held, held.lots)
  const printed = terminal.rows.map((row) => inCents(row, 100 / terminal.unit))
  const mode = bot === 'netting' ? 'Netting' : 'Hedge'
  return {
    account: `7000000001 (${currency}, Made-Up-Server, demo, ${mode})`,
    deals: terminal.deals,
    positions: terminal.positions,
    openPositions: terminal.held.map(({ opened, id, of, side, lots, sum, size }) => {
      const price = (Math.round(sum / size) / 10 ** of.digits).toFixed(of.digits)
      return [opened, id, of.name, side, (lots / 100).toFixed(2), price, '', '', price, '0.00', '0.00', '']
    }),
    totals: [8, 9, 10, 11]
      .map((column) => terminal.money(sumOf(terminal, column)))
      .concat(terminal.money(terminal.balance)),
    statedBalance: terminal.money(terminal.balance),
    results: printedResults(printed),
    printed,
    outcomes: terminal.results,
    open: terminal.held.length,
  }
}

const sumOf = ({ deals, unit }: Terminal, column: number) =>
  deals.reduce((sum, deal) => sum + Math.round(Number(deal[column]!.replaceAll(' ', '')) * unit), 0)

const inCents = <Row extends { result: number; balance: number }>(row: Row, factor: number): Row => ({
  ...row,
  result: row.result * factor,
  balance: row.balance * factor,
})
