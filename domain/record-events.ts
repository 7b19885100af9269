import type { Payloads } from './ledger/payloads.ts'

/** Ledger entries about the record itself that the public page names: what an operator could have hoped nobody notices. */
export const recordEventKinds = ['account-renamed', 'login-repeated', 'record-carrier', 'restored'] as const
export type RecordEventKind = (typeof recordEventKinds)[number]

/** Such an entry as the page shows it; `on`: the day it was recorded, `YYYY-MM-DD`. */
export type RecordEvent = {
  readonly [K in RecordEventKind]: { readonly kind: K; readonly on: string; readonly payload: Payloads[K] }
}[RecordEventKind]

/** An account that the ledger opened and that is published no more. */
export interface RemovedAccount {
  /** As it was called when it was opened. */
  readonly name: string
  /** Result of its trades on the ledger, costs included, and the day of its last file, `YYYY-MM-DD`; null: it had no file. */
  readonly last: { readonly result: number; readonly currency: string; readonly on: string } | null
}
