import { createStore, useStore } from '#web/kit/store.ts'

/** Initial input of the dialog: a name, phone number or email address. */
type Typed = string

const opened = createStore<{ readonly typed: Typed } | null>(null)

/** Opens the dialog that adds a lead by hand, over any screen. `typed` fills the field it fits. */
export const openAddLead = (typed: Typed = ''): void => opened.set({ typed: typed.trim() })

export const closeAddLead = (): void => opened.set(null)

/** The dialog's input while it is open; null while it is closed. */
export const useAddLeadOpened = () => useStore(opened)
