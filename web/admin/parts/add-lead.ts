import { useSyncExternalStore } from 'react'

/** Initial input of the dialog: a name, phone number or email address. */
type Typed = string

let opened: { readonly typed: Typed } | null = null
const listeners = new Set<() => void>()

function set(next: typeof opened): void {
  opened = next
  for (const listener of listeners) listener()
}

/** Opens the dialog that adds a lead by hand, over any screen. `typed` fills the field it fits. */
export const openAddLead = (typed: Typed = ''): void => set({ typed: typed.trim() })

export const closeAddLead = (): void => set(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The dialog's input while it is open; null while it is closed. */
export const useAddLeadOpened = () => useSyncExternalStore(subscribe, () => opened)
