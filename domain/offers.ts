/** The team's rules for offers by email. */
export type Offers = {
  /** Whether an address has to confirm that it wants offers, by the link in a mail. Some countries' law does not ask for it. */
  readonly needsConfirmation: boolean
}

export const defaultOffers: Offers = { needsConfirmation: true }

/** The key of the setting. */
export const offersSetting = 'offers'
