import { useSyncExternalStore } from 'react'

/** A choice stored in this browser; other tabs follow it at once. */
export type Remembered<T extends string> = {
  readonly value: T
  set(value: T): void
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

/** One of `values` under `key` in the browser's storage; the first is the default. */
export function remembered<const T extends string>(key: string, values: readonly [T, ...T[]]): Remembered<T> {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const known = (text: string | null): T => values.find((value) => value === text) ?? values[0]
  let value = known(stored(key))
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key !== key) return
    value = known(event.newValue)
    tell()
  })
  return {
    get value() {
      return value
    },
    set(next) {
      value = next
      store(key, next)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useRemembered<T extends string>(choice: Remembered<T>): T {
  return useSyncExternalStore(choice.subscribe, () => choice.value)
}

// Storage may be disabled: then the choice lasts as long as the page.
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // See above.
  }
}
