/** Cookie names, each listed on the privacy page. Over https the session cookie is prefixed with `__Host-`. */
export const cookieNames = {
  /** The last chosen language. */
  language: 'language',
  /** Signed time a form was first touched, and the answer to its puzzle. */
  formToken: 'form',
  formProof: 'proof',
  session: 'staff',
} as const
