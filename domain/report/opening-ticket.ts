const suffix = '-in'

/** The ticket of the deal that opened a trade of MetaTrader 4, which lists whole trades under one ticket. */
export const openingTicket = (trade: string): string => `${trade}${suffix}`

/** Whether a ticket is of such a deal: no broker issued it, it comes with the trade once that is closed. */
export const isOpeningTicket = (ticket: string): boolean => ticket.endsWith(suffix)
