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
 * Where a dialog stands among those that are open. Only the newest shows: one that is covered keeps what was typed and
 * is back when the newer one closes. One scrim serves all, that of the first.
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
