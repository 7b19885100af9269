/** Outcome of a signed event. */
export const checkoutOutcomes = ['applied', 'test_mode', 'other_account', 'not_understood'] as const
export type CheckoutOutcome = (typeof checkoutOutcomes)[number]

/** How a payer was matched to a lead. */
export const matchedBys = ['reference', 'email', 'hand'] as const
export type MatchedBy = (typeof matchedBys)[number]

/** Why a payer is unmatched: no lead, several, or another than the link says. */
export const waitingReasons = ['nobody', 'several', 'contradiction'] as const
export type WaitingReason = (typeof waitingReasons)[number]

export type Match =
  | { readonly leadId: string; readonly by: MatchedBy }
  | { readonly waits: WaitingReason; readonly candidates: readonly string[] }

/**
 * The lead of a payment: the one whose link proves it, else the only one found by address. `referred`: lead of the
 * link; `found`: leads with the payer's addresses. Phone numbers are not used.
 */
export function matchOf(referred: string | null, found: readonly string[]): Match {
  if (referred !== null) {
    const isSomebodyElse = found.length > 0 && !found.includes(referred)
    return isSomebodyElse
      ? { waits: 'contradiction', candidates: [referred, ...found] }
      : { leadId: referred, by: 'reference' }
  }
  const [only, ...others] = found
  if (only === undefined) return { waits: 'nobody', candidates: [] }
  return others.length > 0 ? { waits: 'several', candidates: found } : { leadId: only, by: 'email' }
}
