import type { Payloads } from './ledger/payloads.ts'

/** Ledger entries about the record itself that the public page names: what an operator could have hoped nobody notices. */
export const recordEventKinds = ['account-renamed', 'login-repeated', 'record-carrier', 'restored'] as const
export type RecordEventKind = (typeof recordEventKinds)[number]

/** Such an entry as the page shows it; `on`: the day it was recorded, `YYYY-MM-DD`. */
export type RecordEvent = {
  readonly [K in RecordEventKind]: { readonly kind: K; readonly on: string; readonly payload: Payloads[K] }
}[RecordEventKind]
