/** The team's rules for offers by email. */
export type Offers = {
  /** If addresses must confirm offers by a link in an email. Some countries' law does not require it. */
  readonly needsConfirmation: boolean
}

export const defaultOffers: Offers = { needsConfirmation: true }

/** The key of the setting. */
export const offersSetting = 'offers'
