import { createStore } from '#web/kit/store.ts'
import type { Opening } from '../actions/quick-actions.ts'

/** An email to write in a lead's record as soon as that is open. */
export const askedLetter = createStore<(Opening & { readonly leadId: string }) | null>(null)
