import { createStore } from '#web/kit/store.ts'
import type { Opening } from '../actions/quick-actions.ts'

/** An email to be written in the record of a lead, as soon as that is open. */
export const askedLetter = createStore<(Opening & { readonly leadId: string }) | null>(null)
