/** What a lead is reached by. */
export const addressKinds = ['email', 'phone'] as const
export type AddressKind = (typeof addressKinds)[number]

/**
 * How an address came to a lead: a visitor's form, a further message of the person, a file, a teammate's hand, a merge with
 * the lead that had it, a message that a teammate gave the lead.
 */
export const addressSources = ['form', 'reply', 'file', 'hand', 'merge', 'message'] as const
export type AddressSource = (typeof addressSources)[number]
