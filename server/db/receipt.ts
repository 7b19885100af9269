import { newId } from './id.ts'

/** A sender's receipt: its number and time of arrival. */
export type Receipt = { readonly id: string; readonly receivedAt: string }

export const newReceipt = (): Receipt => ({ id: newId(), receivedAt: new Date().toISOString() })
