import { type Deal, isTrade } from '#domain/report/deal.ts'
import type { Order, Report } from './report.ts'

/** Tolerance for a deal booked before or after its order, ms. */
const tolerance = 60_000

/**
 * Tickets of deals outside the lifetime of their order or with other lots, and numbers of filled orders without a deal:
 * a forger who moves, changes or removes a deal has one more table to change.
 */
export function apartFromOrders({ deals, orders, statedBalance }: Report): string[] {
  const trades = deals.filter(isTrade)
  const [first, last] = [deals[0], deals.at(-1)]
  if (orders.size === 0 || !first || !last) return []
  const moved = trades.filter((deal) => isMoved(deal, orders.get(deal.order))).map(({ ticket }) => ticket)
  // Deals of another layout do not name their orders.
  if (trades.filter(({ order }) => orders.has(order)).length < trades.length / 2) return moved
  const byOrder = Map.groupBy(deals, ({ order }) => order)
  // A file that ends with the account's balance has all deals up to its end.
  const isWhole = statedBalance === last.balance
  const others = [...orders].flatMap(([id, { opened, done, filled }]) => {
    if (filled === 0 || opened < first.time || (done > last.time && !isWhole)) return []
    const own = byOrder.get(id)
    if (!own) return [id]
    // Two deals of one order close positions by one another.
    const times = own.some(({ direction }) => direction === 'out by') ? 2 : 1
    const lots = own.reduce((sum, { volume }) => sum + volume, 0)
    return Math.abs(lots - times * filled) > 1e-8 ? [own[0]!.ticket] : []
  })
  return [...new Set([...moved, ...others])]
}

function isMoved({ time }: Deal, order: Order | undefined): boolean {
  if (!order || (order.opened <= time && time <= order.done)) return false
  const ms = (moment: string) => Date.parse(`${moment}Z`)
  return ms(order.opened) - ms(time) > tolerance || ms(time) - ms(order.done) > tolerance
}
