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
  /** Called where the key is refused. */
  readonly onRefused: (status: number) => void
}

/** The shape of answers that this product reads; events come in the version of their endpoint. */
const version = '2025-09-30.clover'
/** Longer than any object that is asked for. */
const maxBytes = 2_000_000

/** The door to Stripe. It only ever sends GET: a key that may do more is of no more use here. */
export function openStripeReader({ key, address, timeoutMs, onRefused }: StripeOptions): StripeReader {
  return {
    async read(path) {
      const response = await fetch(new URL(path, address), {
        headers: { authorization: `Bearer ${key}`, 'stripe-version': version },
        // An answer may not send the key elsewhere.
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
