/** A load generator's task: how many connections to keep busy, and for how long. */
export type LoadPlan = {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  readonly send: { readonly kind: 'get'; readonly headers: Record<string, string> } | { readonly kind: 'contact' }
  /** Any other status is a failure. */
  readonly status: number | 'any'
}

export type LoadResult = {
  readonly requests: number
  readonly perSecond: number
  /** Milliseconds from the request to the last byte of the response. */
  readonly p50: number
  readonly p95: number
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<number, number>>
  readonly failures: number
  /** The first failed response. */
  readonly failure?: string
  /** Body bytes of the last response. */
  readonly bytes: number
}
