import { newId } from './id.ts'

/** What the sender of a form keeps: the number of the receipt and when it arrived. */
export type Receipt = { readonly id: string; readonly receivedAt: string }

export const newReceipt = (): Receipt => ({ id: newId(), receivedAt: new Date().toISOString() })
