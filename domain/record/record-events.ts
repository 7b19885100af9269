import type { Payloads } from '#domain/ledger/payloads.ts'

/** Ledger entries about the record itself that the public page lists, so that none goes unnoticed. */
export const recordEventKinds = ['account-renamed', 'login-repeated', 'record-carrier', 'restored'] as const
export type RecordEventKind = (typeof recordEventKinds)[number]

/** Such an entry for the page; `on`: date of recording, `YYYY-MM-DD`. */
export type RecordEvent = {
  readonly [K in RecordEventKind]: { readonly kind: K; readonly on: string; readonly payload: Payloads[K] }
}[RecordEventKind]

/** An account that the ledger opened and that is published no more. */
export interface RemovedAccount {
  /** Its name when it was opened. */
  readonly name: string
  /** Result of its trades on the ledger, costs included, and the day of its last file, `YYYY-MM-DD`; null: it had no file. */
  readonly last: { readonly result: number; readonly currency: string; readonly on: string } | null
}
