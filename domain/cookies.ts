/** Names of our cookies; the privacy page lists each. Over https the session's is prefixed with `__Host-`. */
export const cookieNames = {
  /** The language chosen last. */
  language: 'language',
  /** When a form was first touched, signed; and the answer to its puzzle. */
  formToken: 'form',
  formProof: 'proof',
  session: 'staff',
} as const
