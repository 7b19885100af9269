import type { ReportText } from './testing-lines.ts'
import { type PrintedRow, printedResults } from './testing-results.ts'

/** Times in epoch ms, prices in cents an ounce, lots in hundredths; `stop`: 0 for none. */
export type OpenedPosition = {
  readonly ticket: string
  readonly side: 'buy' | 'sell'
  readonly opened: number
  readonly price: number
  readonly stop: number
}

/** Closed lots of a position, with costs and result in cents. */
export type Closing = {
  readonly lots: number
  readonly at: number
  readonly price: number
  readonly swap: number
  readonly profit: number
}

/**
 * The statement of an account that trades gold, as its terminal prints it, filled deal by deal. The terminal's clock is
 * `ahead` hours ahead of UTC; `commission`: cents per hundredth of a lot.
 */
export function startStatement({ ahead, commission }: { ahead: number; commission: number }) {
  const deals: string[][] = []
  const positions: string[][] = []
  const rows: PrintedRow[] = []
  let balance = 0
  const clock = (at: number) =>
    new Date(at + ahead * 3_600_000).toISOString().slice(0, 19).replace('T', ' ').replaceAll('-', '.')
  const nextTicket = () => String(500_001 + 97 * deals.length)
  const book = (row: Omit<PrintedRow, 'balance'>, cells: readonly string[], comment = '') => {
    balance += row.result
    rows.push({ ...row, balance })
    deals.push([...cells, money(balance), comment])
  }
  return {
    dealCount: () => deals.length,
    balance: () => balance,

    /** Books a deposit or, below 0, a withdrawal. */
    pay(at: number, cents: number) {
      const row = { side: null, isClosing: false, result: cents, isFlow: true }
      const cells = [clock(at), nextTicket(), '', 'balance', '', '', '', '', '0.00', '0.00', '0.00', money(cents)]
      book(row, cells, cents > 0 ? 'Deposit' : 'Withdrawal')
    },

    open(position: Omit<OpenedPosition, 'ticket'>, lots: number): OpenedPosition {
      const { side, opened, price } = position
      const ticket = nextTicket()
      const cost = -commission * lots
      const costs = [money(cost), '0.00', '0.00', '0.00']
      book({ side: null, isClosing: false, result: cost }, [
        clock(opened),
        ticket,
        'XAUUSD',
        side,
        'in',
        size(lots),
        money(price),
        ticket,
        ...costs,
      ])
      return { ...position, ticket }
    },

    close({ side }: OpenedPosition, { lots, at, price, swap, profit }: Closing) {
      const ticket = nextTicket()
      const costs = ['0.00', '0.00', money(swap), money(profit)]
      book({ side, isClosing: true, result: profit + swap }, [
        clock(at),
        ticket,
        'XAUUSD',
        side === 'buy' ? 'sell' : 'buy',
        'out',
        size(lots),
        money(price),
        ticket,
        ...costs,
      ])
    },

    /** Adds a row to the table of positions; `price` of the closing may be a mean of several. */
    list({ ticket, side, opened, price, stop }: OpenedPosition, closing: Closing) {
      positions.push([
        clock(opened),
        ticket,
        'XAUUSD',
        side,
        size(closing.lots),
        money(price),
        stop ? money(stop) : '',
        '',
        clock(closing.at),
        money(closing.price),
        money(-commission * closing.lots),
        money(closing.swap),
        money(closing.profit),
      ])
    },

    finish(account = '7000000001 (USD, Made-Up-Server, demo, Hedge)'): ReportText & { account: string } {
      const sums = [8, 9, 10, 11].map((column) => deals.reduce((sum, deal) => sum + centsOf(deal[column]!), 0))
      return {
        account,
        deals,
        positions,
        totals: [...sums, balance].map(money),
        statedBalance: money(balance),
        results: printedResults(rows),
      }
    },
  }
}

const size = (lots: number) => (lots / 100).toFixed(2)
const centsOf = (text: string) => Math.round(Number(text.replaceAll(' ', '')) * 100)

/** Cents as terminals print them, with spaces between thousands. */
export function money(cents: number): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ' ')}.${fraction}`
}
