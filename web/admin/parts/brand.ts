import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** The server writes the brand's name into the shell of the staff area. */
const meta = () => document.querySelector<HTMLMetaElement>('meta[name="application-name"]')

const brandName = (): string => meta()?.content ?? ''

/** Called after the brand was renamed in this window. */
export function renameBrand(name: string): void {
  const element = meta()
  if (element) element.content = name
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The brand's name. */
export function useBrandName(): string {
  return useSyncExternalStore(subscribe, brandName)
}
