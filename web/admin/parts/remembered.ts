import { createStore, type Store } from '#web/kit/store.ts'

/** A choice of `values` stored in this browser under `key`; the first is the default. Other tabs follow it at once. */
export function remembered<const T extends string>(key: string, values: readonly [T, ...T[]]): Store<T> {
  const known = (text: string | null): T => values.find((value) => value === text) ?? values[0]
  const store = createStore(known(stored(key)))
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) store.set(known(event.newValue))
  })
  return keptUnder(key, store, String)
}

/**
 * A value stored in this browser under `key`, for pages opened later. `parse` gets the stored text, or null; if it throws,
 * null.
 */
export function rememberedAs<T>(
  key: string,
  parse: (text: string | null) => T,
  format: (value: T) => string,
): Store<T> {
  return keptUnder(key, createStore(parsed(stored(key), parse)), format)
}

function parsed<T>(text: string | null, parse: (text: string | null) => T): T {
  try {
    return parse(text)
  } catch {
    return parse(null)
  }
}

/** The store, which also writes each new value to this browser. */
function keptUnder<T>(key: string, store: Store<T>, format: (value: T) => string): Store<T> {
  return {
    get value() {
      return store.value
    },
    set(next) {
      try {
        localStorage.setItem(key, format(next))
      } catch {
        // Storage may be disabled: then the choice lasts as long as the page.
      }
      store.set(next)
    },
    subscribe: store.subscribe,
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
