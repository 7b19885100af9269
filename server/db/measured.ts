import { channel } from 'node:diagnostics_channel'

/** Metrics by name. Labels have few values: no id, address or name. */
export type Measurements = {
  /** An answered request: kind of caller (`http/concurrency.ts`; null for probes), and the matched route pattern. */
  readonly request: {
    readonly kind: string | null
    readonly route: string
    readonly status: number
    readonly seconds: number
  }
  /** A request refused for lack of capacity or of the database. */
  readonly refused: { readonly reason: string }
  /** A visitor's message began (1) or ended (-1) to wait for its answer. */
  readonly waiting: { readonly change: 1 | -1 }
  /** A visitor's message was committed. */
  readonly message: { readonly seconds: number; readonly verdict: 'passed' | 'suspected' }
  /** Messages of one transaction. */
  readonly batch: { readonly size: number }
  /** A statement failed; `code` is its SQLSTATE, a socket's code, or `away` for the driver's own errors. */
  readonly databaseError: { readonly code: string }
  /** Delay of the listener's own notification. */
  readonly echo: { readonly seconds: number }
  /** A refusal, or an observed case (`contract/audit.ts` RefusalKind). */
  readonly access: { readonly kind: string }
  /** A server takes part in a job with this interval in seconds. */
  readonly jobKnown: { readonly name: string; readonly interval: number }
  readonly job: { readonly name: string; readonly outcome: 'done' | 'failed' }
  /** A call that may be answered by the replica was answered by it, or by the primary. */
  readonly read: { readonly from: 'replica' | 'primary' }
  readonly mail: { readonly state: 'sent' | 'failed' }
}

const channelOf = (name: keyof Measurements) => channel(`product:${name}`)

/** Publishes a measurement to `server/metrics`; costs next to nothing without a subscriber. */
export function measured<N extends keyof Measurements>(name: N, value: Measurements[N]): void {
  const to = channelOf(name)
  if (to.hasSubscribers) to.publish(value)
}

/** Calls back for each measurement; returns a function that stops this. */
export function onMeasured<N extends keyof Measurements>(
  name: N,
  listener: (value: Measurements[N]) => void,
): () => void {
  const from = channelOf(name)
  const subscriber = (value: unknown) => listener(value as Measurements[N])
  from.subscribe(subscriber)
  return () => void from.unsubscribe(subscriber)
}

/** Seconds since `started`, a value of `performance.now()`. */
export const secondsSince = (started: number): number => (performance.now() - started) / 1_000
