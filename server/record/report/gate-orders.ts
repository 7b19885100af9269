import type { Report } from './report.ts'

/** By how much a deal may be booked before or after its order, milliseconds. */
const tolerance = 60_000

/**
 * Tickets of deals that were not made while their order lasted: who moves a deal in time forgets the table of orders, or
 * has one more table to change.
 */
export function dealsApartFromOrders({ deals, orders }: Report): string[] {
  if (orders.size === 0) return []
  const ms = (time: string) => Date.parse(`${time}Z`)
  return deals.flatMap(({ order, time, ticket }) => {
    const own = orders.get(order)
    if (!own || (own.opened <= time && time <= own.done)) return []
    return ms(own.opened) - ms(time) > tolerance || ms(time) - ms(own.done) > tolerance ? [ticket] : []
  })
}
