import { useState } from 'react'

type KeyedRow<T> = {
  readonly key: number
  readonly item: T
  change(item: T): void
  remove(): void
  move(by: -1 | 1): void
}

/** A list whose rows keep their identity, and so their focus, when others are added, removed or moved. */
export function useKeyedList<T>(items: readonly T[], onChange: (items: readonly T[]) => void) {
  const [keys, setKeys] = useState(() => items.map((_, i) => i))
  const [next, setNext] = useState(items.length)
  const rows = items.map(
    (item, i): KeyedRow<T> => ({
      key: keys[i] ?? i,
      item,
      change: (changed) => onChange(items.with(i, changed)),
      remove() {
        setKeys(keys.toSpliced(i, 1))
        onChange(items.toSpliced(i, 1))
      },
      move(by) {
        const to = i + by
        const swapped = <V>(list: readonly V[]) => list.with(i, list[to]!).with(to, list[i]!)
        setKeys(swapped(keys))
        onChange(swapped(items))
      },
    }),
  )
  const add = (item: T) => {
    setKeys([...keys, next])
    setNext(next + 1)
    onChange([...items, item])
  }
  return { rows, add }
}
