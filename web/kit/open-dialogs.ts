import { useEffect, useId, useSyncExternalStore } from 'react'

/** Open dialogs, the newest last. */
let open: readonly string[] = []
const listeners = new Set<() => void>()

function change(next: readonly string[]): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Position of a dialog among the open ones. Only the newest shows: a covered one keeps its input and returns when the
 * newer one closes. All share the first one's scrim.
 */
export function useOpenDialogs(isOpen: boolean): { isFirst: boolean; isCovered: boolean } {
  const id = useId()
  const dialogs = useSyncExternalStore(subscribe, () => open)
  useEffect(() => {
    if (!isOpen) return
    change([...open, id])
    return () => change(open.filter((other) => other !== id))
  }, [isOpen, id])
  const place = dialogs.indexOf(id)
  return { isFirst: place <= 0, isCovered: place >= 0 && place < dialogs.length - 1 }
}
