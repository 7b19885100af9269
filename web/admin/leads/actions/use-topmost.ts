import { useEffect, useState, useSyncExternalStore } from 'react'

let mounted: readonly symbol[] = []
const listeners = new Set<() => void>()

function change(next: readonly symbol[]): void {
  mounted = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True if the calling component is the one mounted last of all that use this. */
export function useTopmost(): boolean {
  const [me] = useState(() => Symbol('topmost'))
  useEffect(() => {
    change([...mounted, me])
    return () => change(mounted.filter((one) => one !== me))
  }, [me])
  return useSyncExternalStore(subscribe, () => mounted.at(-1) === me)
}
