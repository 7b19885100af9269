/**
 * Polyfills for the checks of the record in browsers before 2024 (`docs/browsers.md`): imported before the tool. Loaded
 * on its first touch, not with the page.
 */
const groupBy = <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  return this[index < 0 ? this.length + index : index]
}

function findLastIndex<T>(this: readonly T[], test: (item: T, index: number) => unknown): number {
  for (let index = this.length - 1; index >= 0; index -= 1) if (test(this[index]!, index)) return index
  return -1
}

const ofLists = {
  at,
  findLastIndex,
  findLast<T>(this: readonly T[], test: (item: T, index: number) => unknown) {
    return this[findLastIndex.call(this, test as (item: unknown, index: number) => unknown)]
  },
  toSorted<T>(this: readonly T[], order?: (a: T, b: T) => number) {
    return [...this].sort(order)
  },
  toReversed<T>(this: readonly T[]) {
    return [...this].reverse()
  },
}

/** Adds a missing function, non-enumerable like the browser's. */
function add(target: object, functions: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(functions))
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

add(Map, { groupBy })
add(Object, {
  hasOwn: (of: object, name: PropertyKey) => Object.getOwnPropertyDescriptor(of, name) !== undefined,
  groupBy: (items: Iterable<unknown>, keyOf: (item: unknown, index: number) => string) =>
    Object.fromEntries(groupBy(items, keyOf)),
})
add(Array.prototype, ofLists)
add(String.prototype, { at })
for (const kind of [Uint8Array, Int32Array, Float64Array]) add(kind.prototype, { at })
