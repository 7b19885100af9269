import { brokerOfDomain } from './brokers.ts'

/** The part of a deal that makes a day a trading day. */
type DayDeal = { readonly ticket: string; readonly time: string; readonly type: string }
type Confirmation = { readonly domain: string; readonly tickets: readonly string[] }

/** How many trading days of a month are confirmed by broker mails. */
export interface ConfirmedMonth {
  /** `YYYY-MM`, of the broker's local time. */
  month: string
  /** Days with at least one buy or sell deal. */
  days: number
  /** By signing domain, in alphabetical order; empty: only uploaded by the operator. */
  confirmed: readonly { domain: string; days: number }[]
}

/**
 * Trading days per month, and the confirmed ones. A domain confirms a day if each of its trades is in a mail signed by
 * it: a trade added later removes the confirmation.
 */
export function confirmedMonths(
  deals: Iterable<DayDeal>,
  confirmations: readonly Confirmation[],
): readonly ConfirmedMonth[] {
  const domains = [...new Set(confirmations.map(({ domain }) => domain))].toSorted()
  const ticketsOf = domains.map(
    (own) => new Set(confirmations.filter(({ domain }) => domain === own).flatMap(({ tickets }) => tickets)),
  )
  /** For each trading day, whether each domain confirms all of it. */
  const days = new Map<string, boolean[]>()
  for (const { ticket, time, type } of deals) {
    if (type !== 'buy' && type !== 'sell') continue
    const day = time.slice(0, 10)
    const found = days.get(day) ?? domains.map(() => true)
    days.set(
      day,
      found.map((isWhole, i) => isWhole && ticketsOf[i]!.has(ticket)),
    )
  }
  const months = Map.groupBy(days, ([day]) => day.slice(0, 7))
  return [...months]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, own]) => ({
      month,
      days: own.length,
      confirmed: domains.flatMap((domain, i) => {
        const count = own.filter(([, whole]) => whole[i]).length
        return count > 0 ? [{ domain, days: count }] : []
      }),
    }))
}

/** Anybody can own a domain that is on no list, so its mails confirm nothing. */
export const isListed = ({ domain }: { readonly domain: string }): boolean => brokerOfDomain(domain) !== null

/** Confirmations by listed brokers alone. */
export const ofListed = <Of extends Pick<ConfirmedMonth, 'confirmed'>>(of: Of): Of => ({
  ...of,
  confirmed: of.confirmed.filter(isListed),
})

/** True if one domain's mails confirm every trading day; false without any. */
export const isWhollyConfirmed = ({ days, confirmed }: Omit<ConfirmedMonth, 'month'>): boolean =>
  confirmed.some((by) => by.days === days)

/** The same of all months together. */
export function confirmedInAll(months: readonly ConfirmedMonth[]): Omit<ConfirmedMonth, 'month'> {
  const daysOf = new Map<string, number>()
  for (const { confirmed } of months)
    for (const { domain, days } of confirmed) daysOf.set(domain, (daysOf.get(domain) ?? 0) + days)
  return {
    days: months.reduce((sum, { days }) => sum + days, 0),
    confirmed: [...daysOf].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([domain, days]) => ({ domain, days })),
  }
}
