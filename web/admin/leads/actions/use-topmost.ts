import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from '#web/kit/store.ts'

const mounted = createStore<readonly symbol[]>([])

/** True if the calling component is the one mounted last of all that use this. */
export function useTopmost(): boolean {
  const [me] = useState(() => Symbol('topmost'))
  useEffect(() => {
    mounted.set([...mounted.value, me])
    return () => mounted.set(mounted.value.filter((one) => one !== me))
  }, [me])
  return useSyncExternalStore(mounted.subscribe, () => mounted.value.at(-1) === me)
}
