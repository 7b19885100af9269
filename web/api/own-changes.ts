const listeners = new Set<() => void>()

/** Notes that the server has confirmed a change made on this page. */
export function noteOwnChange(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` after each change made on this page; returns a function that ends it. */
export function onOwnChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
