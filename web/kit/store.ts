import { useSyncExternalStore } from 'react'

/** A value outside React that components follow. */
export type Store<T> = {
  readonly value: T
  set(next: T): void
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get value() {
      return value
    },
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, () => store.value)
