/** What became of a signed event. */
export const checkoutOutcomes = ['applied', 'test_mode', 'other_account', 'not_understood'] as const
export type CheckoutOutcome = (typeof checkoutOutcomes)[number]

/** How a payer was matched to a lead. */
export const matchedBys = ['reference', 'email', 'hand'] as const
export type MatchedBy = (typeof matchedBys)[number]

/** Why a payer waits: nobody, several, or somebody else than the link says. */
export const waitingReasons = ['nobody', 'several', 'contradiction'] as const
export type WaitingReason = (typeof waitingReasons)[number]

export type Match =
  | { readonly leadId: string; readonly by: MatchedBy }
  | { readonly waits: WaitingReason; readonly candidates: readonly string[] }

/**
 * Whose a payment is: the lead's whose link proves it, else the one lead's that an address leads to. `referred`: the lead of
 * the link; `found`: leads that the payer's addresses lead to. A phone number is never asked.
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
