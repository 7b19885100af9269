import { openingBalance } from '#domain/report/balance.ts'
import type { Deal } from '#domain/report/deal.ts'
import { openingTicket } from '#domain/report/opening-ticket.ts'
import type { Report } from './report.ts'

/**
 * The deals of a report. MetaTrader 4 lists whole trades: each gets an additional opening deal without cost, so that its
 * history has the usual form. The opening's ticket is the trade's with `-in` appended.
 */
export function withOpenings({ hasWholeTrades, deals, positions }: Report): readonly Deal[] {
  if (!hasWholeTrades || !positions) return deals
  const rows = new Map(deals.map(({ ticket, row }) => [ticket, row]))
  const openings = positions.map(({ id, opened, symbol, side, volume, openPrice }): Deal => {
    const nothing = { commission: 0, fee: 0, swap: 0, profit: 0, balance: 0 }
    const trade = { type: side, symbol, direction: 'in', volume, price: openPrice, order: id } as const
    return { row: rows.get(id)!, ticket: openingTicket(id), time: opened, ...trade, ...nothing, comment: '' }
  })
  const inOrder = [...openings, ...deals].toSorted((a, b) =>
    a.time < b.time ? -1 : a.time > b.time ? 1 : a.row - b.row,
  )
  let balance = openingBalance(deals)
  return inOrder.map((deal): Deal => {
    balance += deal.profit + deal.swap + deal.commission + deal.fee
    return { ...deal, balance }
  })
}
