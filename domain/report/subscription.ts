import type { AccountMonth } from './account-record.ts'

/** Growth of a deposit with and without the subscription, percent of the deposit; `price` and `end` as money. */
interface NetOfSubscription {
  months: number
  paid: number
  /** The final amount. */
  end: number
  percent: number
  /** The price of one month as share of the deposit. */
  monthlyShare: number
}

/**
 * A deposit that grew as the account did, with the subscription taken out of it at the end of each calendar month from
 * the first to the last, months without a trade included; a deposit that is used up stays so. Null without a month.
 */
export function netOfSubscription(
  months: readonly Pick<AccountMonth, 'growth'>[],
  deposit: number,
  price: number,
): NetOfSubscription | null {
  if (months.length === 0 || !(deposit > 0)) return null
  let end = deposit
  let paid = 0
  for (const { growth } of months) {
    const grown = end * (1 + (growth ?? 0) / 100)
    const due = Math.min(grown, price)
    end = grown - due
    paid += due
  }
  return {
    months: months.length,
    paid,
    end,
    percent: (100 * (end - deposit)) / deposit,
    monthlyShare: (100 * price) / deposit,
  }
}
