import { useEffect, useId } from 'react'
import { createStore, useStore } from './store.ts'

/** Open dialogs, the newest last. */
const open = createStore<readonly string[]>([])

/**
 * Position of a dialog among the open ones. Only the newest shows: a covered one keeps its input and returns when the
 * newer one closes. All share the first one's scrim.
 */
export function useOpenDialogs(isOpen: boolean): { isFirst: boolean; isCovered: boolean } {
  const id = useId()
  const dialogs = useStore(open)
  useEffect(() => {
    if (!isOpen) return
    open.set([...open.value, id])
    return () => open.set(open.value.filter((other) => other !== id))
  }, [isOpen, id])
  const place = dialogs.indexOf(id)
  return { isFirst: place <= 0, isCovered: place >= 0 && place < dialogs.length - 1 }
}
