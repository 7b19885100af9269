/** A load generator's task: how many connections to keep busy, and for how long. */
export type LoadPlan = {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  readonly send: { readonly kind: 'get'; readonly headers: Record<string, string> } | { readonly kind: 'contact' }
  /** Any other answer is a failure. */
  readonly status: number | 'any'
}

export type LoadResult = {
  readonly requests: number
  readonly perSecond: number
  /** Milliseconds from request to the last byte of its answer. */
  readonly p50: number
  readonly p95: number
  /** How many answers there were of each status. */
  readonly statuses: Readonly<Record<number, number>>
  readonly failures: number
  /** The first answer that was a failure. */
  readonly failure?: string
  /** Body bytes of the last answer. */
  readonly bytes: number
}
