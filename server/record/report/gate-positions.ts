import type { AssignedPositions } from '#domain/report/assign-positions.ts'
import { openingBalance } from '#domain/report/balance.ts'
import { type ClosedPosition, type Deal, isTrade } from '#domain/report/deal.ts'
import type { ReportProblem } from '#domain/report/problem.ts'
import type { Report } from './report.ts'

/** Maximum reported problems of this kind per file. */
const maxNamed = 20
const sameLots = 1e-8

/**
 * Checks deals against positions: nothing is closed without an opening, unclosed ones are listed as open, and each
 * closed position has its deals. Only here does a removed or moved deal without a result show.
 */
export function positionProblems(report: Report): ReportProblem[] {
  if (report.hasWholeTrades) return []
  return [...lots(report), ...partners(report), ...parts(report)].slice(0, maxNamed)
}

function problem(row: number, ticket: string, what: string): ReportProblem {
  return { code: 'positions', message: `Row ${row}: ${what}`, row, detail: { ticket } }
}

const isHedged = ({ tokens }: Report['account']) => tokens.some((token) => token.toLowerCase() === 'hedge')

/** Tracks the volume held per symbol. A file that begins later may close earlier positions. */
function lots({ deals, open, kind, statedBalance }: Report): ReportProblem[] {
  const isExtract = openingBalance(deals) !== 0
  const held = new Map<string, { lots: number; last: Deal }>()
  const at = (side: string, symbol: string) => `${side} ${symbol}`
  for (const deal of deals) {
    if (!isTrade(deal)) continue
    const { type, symbol, volume, direction, ticket, row } = deal
    const other = type === 'buy' ? 'sell' : 'buy'
    const own = held.get(at(type, symbol))?.lots ?? 0
    const opposite = held.get(at(other, symbol))?.lots ?? 0
    if (direction === 'in') held.set(at(type, symbol), { lots: own + volume, last: deal })
    else {
      const left = opposite - volume
      if (!isExtract && direction !== 'in/out' && left < -sameLots)
        return [problem(row, ticket, `deal ${ticket} closes more ${symbol} than was open; a deal above it is missing.`)]
      held.set(at(other, symbol), { lots: Math.max(0, left), last: deal })
      if (direction === 'in/out' && left < 0) held.set(at(type, symbol), { lots: own - left, last: deal })
    }
  }
  // A file of a shorter period lists what is open today, not at its end.
  if (kind !== 'history' || statedBalance !== deals.at(-1)?.balance) return []
  for (const { symbol, side, volume } of open) {
    const found = held.get(at(side, symbol))
    if (found) found.lots -= volume
  }
  return [...held].flatMap(([of, { lots, last }]) =>
    lots > sameLots
      ? [
          problem(
            last.row,
            last.ticket,
            `${Number(lots.toFixed(8))} lots of ${of} were opened and are neither closed nor open.`,
          ),
        ]
      : [],
  )
}

/** Compares each closed position with the deals at its times. */
function partners({ deals, positions, account }: Report): ReportProblem[] {
  const [first] = deals
  if (!positions || !first) return []
  const keyOf = (time: string, symbol: string, type: string) => `${time} ${type} ${symbol}`
  const trades = deals.filter(isTrade)
  const opening = Map.groupBy(
    trades.filter(({ direction }) => direction === 'in' || direction === 'in/out'),
    ({ time, symbol, type }) => keyOf(time, symbol, type),
  )
  const closing = Map.groupBy(
    trades.filter(({ direction }) => direction !== 'in'),
    ({ time, symbol, type }) => keyOf(time, symbol, type),
  )
  // In a netting account several deals form one price.
  const isApart = isHedged(account)
  const priceDiffers = (own: readonly Deal[], price: number, isWhole: (deal: Deal) => boolean) =>
    isApart && own.length === 1 && isWhole(own[0]!) && Math.abs(own[0]!.price - price) > 1e-9
  const openedBy = Map.groupBy(
    trades.filter(({ direction, order }) => direction === 'in' && order !== ''),
    ({ order }) => order,
  )
  const isFilledAtOnce = ({ order }: Deal) => (openedBy.get(order)?.length ?? 0) < 2
  return positions.flatMap((position: ClosedPosition): ReportProblem[] => {
    const { row, id, symbol, side, opened, closed, openPrice, closePrice, volume } = position
    const openers = opening.get(keyOf(opened, symbol, side)) ?? []
    const closers = closing.get(keyOf(closed, symbol, side === 'buy' ? 'sell' : 'buy')) ?? []
    const isOlder = opened < first.time
    if (!isOlder && openers.length === 0) return [problem(row, id, `no deal opened position ${id}.`)]
    if (closers.length === 0) return [problem(row, id, `no deal closed position ${id}.`)]
    if (priceDiffers(openers, openPrice, (deal) => deal.volume >= volume - sameLots && isFilledAtOnce(deal)))
      return [
        problem(
          openers[0]!.row,
          openers[0]!.ticket,
          `the deal has another price than position ${id}, which it opened.`,
        ),
      ]
    if (priceDiffers(closers, closePrice, (deal) => Math.abs(deal.volume - volume) < sameLots))
      return [
        problem(
          closers[0]!.row,
          closers[0]!.ticket,
          `the deal has another price than position ${id}, which it closed.`,
        ),
      ]
    return []
  })
}

/** Compares each finished position of the file with its listed closings. */
function parts({ deals, positions, open, kind, account, statedBalance }: Report): ReportProblem[] {
  if (!positions || kind !== 'history' || !isHedged(account) || statedBalance !== deals.at(-1)?.balance) return []
  const listed = new Map<string, number>()
  for (const { id, volume } of positions) listed.set(id, (listed.get(id) ?? 0) + volume)
  // Some terminals list partial closings once the position is finished.
  for (const { id } of open) listed.delete(id)
  const opening = Map.groupBy(
    deals.filter(({ direction, order }) => direction === 'in' && listed.has(order)),
    ({ order }) => order,
  )
  return [...opening].flatMap(([id, own]) => {
    const left = own.reduce((sum, { volume }) => sum + volume, 0) - listed.get(id)!
    const { row, ticket } = own[0]!
    if (left <= sameLots) return []
    return [problem(row, ticket, `${Number(left.toFixed(8))} lots of position ${id} are neither closed nor open.`)]
  })
}

/** Positions listed with a commission or swap that none of their deals has: it was removed from the deals. */
export function withoutTheirCosts({ deals: [first], positions }: Report, assigned: AssignedPositions): string[] {
  if (!positions || !first) return []
  const dealsOf = Map.groupBy(
    assigned.deals.filter(({ ticket }) => !assigned.guessed.has(ticket)),
    ({ position }) => position,
  )
  const isFree = ({ commission, fee, swap }: Pick<Deal, 'commission' | 'fee' | 'swap'>) =>
    commission === 0 && fee === 0 && swap === 0
  // The commission of an earlier opening is in an earlier file.
  const costly = positions.filter(({ result, profit, opened }) => result !== profit && opened >= first.time)
  return costly.flatMap(({ id }) => {
    const own = dealsOf.get(id) ?? []
    return own.length > 0 && own.every(isFree) ? [id] : []
  })
}
