import { createContext, useContext } from 'react'

/** Words of the kit's own parts, in the reader's language. */
export type KitLabels = {
  readonly close: string
  readonly cancel: string
  /** Names the region of the toasts. */
  readonly toasts: string
}

export const LabelsContext = createContext<KitLabels>({ close: '', cancel: '', toasts: '' })

export const useLabels = (): KitLabels => useContext(LabelsContext)
