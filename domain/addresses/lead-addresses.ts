/** Kinds of addresses of a lead. */
export const addressKinds = ['email', 'phone'] as const
export type AddressKind = (typeof addressKinds)[number]

/**
 * Source of an address: a form, a further message, a file, a teammate, a merge with the lead that had it, or a message
 * assigned to the lead.
 */
const addressSources = ['form', 'reply', 'file', 'hand', 'merge', 'message'] as const
export type AddressSource = (typeof addressSources)[number]
