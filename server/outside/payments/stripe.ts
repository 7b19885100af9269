/** Reads from Stripe with a read-only key. */
export type StripeReader = {
  /** The object at an API path; null if missing or forbidden. */
  read(path: string): Promise<Readonly<Record<string, unknown>> | null>
}

type StripeOptions = {
  readonly key: string
  /** `https://api.stripe.com`, or its double in tests. */
  readonly address: string
  readonly timeoutMs: number
  /** Called if the key is refused. */
  readonly onRefused: (status: number) => void
}

/** API version of the answers; events come in the version of their endpoint. */
const version = '2025-09-30.clover'
/** Larger than any requested object. */
const maxBytes = 2_000_000

/** Read-only client of Stripe: it only ever sends GET, whatever the key allows. */
export function openStripeReader({ key, address, timeoutMs, onRefused }: StripeOptions): StripeReader {
  return {
    async read(path) {
      const response = await fetch(new URL(path, address), {
        headers: { authorization: `Bearer ${key}`, 'stripe-version': version },
        // A redirect must not send the key elsewhere.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) {
        await response.body?.cancel()
        if (response.status === 401 || response.status === 403) onRefused(response.status)
        if (response.status === 401 || response.status === 403 || response.status === 404) return null
        throw new Error(`Stripe answered ${response.status}`)
      }
      const text = await response.text()
      if (text.length > maxBytes) return null
      const object: unknown = JSON.parse(text)
      return typeof object === 'object' && object !== null && !Array.isArray(object) ? { ...object } : null
    },
  }
}
