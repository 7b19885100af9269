const suffix = '-in'

/** The ticket of the deal that opened a trade of MetaTrader 4, which lists whole trades under one ticket. */
export const openingTicket = (trade: string): string => `${trade}${suffix}`

/** True for the ticket of such a deal: not issued by a broker, but added with the closed trade. */
export const isOpeningTicket = (ticket: string): boolean => ticket.endsWith(suffix)
