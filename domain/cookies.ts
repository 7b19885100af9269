/** What our cookies are called; the privacy page names each. On https the session's carries `__Host-` in front. */
export const cookieNames = {
  /** The language chosen last. */
  language: 'language',
  /** The form sent last, for the thanks in its place. */
  sent: 'sent',
  /** When a form was first touched, signed; and the answer to its puzzle. */
  formToken: 'form',
  formProof: 'proof',
  session: 'staff',
} as const
