/** What is sold (spec §9). */
export const offer = {
  trialDays: 7,
  /** US dollars a month. */
  monthlyPrice: 89.95,
  /** US dollars; recommended, not required. */
  recommendedDeposit: 1_000,
} as const
