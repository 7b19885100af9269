/** Seconds for which a signature is valid: the provider signs every try anew. */
const toleranceSeconds = 300

export type CheckSignature = (body: Uint8Array, header: string | undefined) => Promise<boolean>

/** Checks the signature of bytes with the secrets, by Stripe's own library, which is loaded only if there is a secret. */
export function stripeSignature(secrets: readonly string[]): CheckSignature {
  let loading: Promise<typeof import('stripe')> | undefined
  return async (body, header) => {
    if (header === undefined || body.byteLength === 0) return false
    loading ??= import('stripe')
    const { webhooks } = (await loading).default
    return secrets.some((secret) => {
      try {
        return webhooks.signature!.verifyHeader(Buffer.from(body), header, secret, toleranceSeconds) === true
      } catch {
        return false
      }
    })
  }
}
