/** SQLSTATE classes of errors caused by a single item: data, constraints, deadlocks. */
const ofOneItem = /^(22|23|40)/

type Waiting<T, R> = {
  readonly item: T
  readonly resolve: (result: R) => void
  readonly reject: (error: unknown) => void
}

/**
 * Writes items one batch after another: items that arrive during a write form the next batch, at most `maxBatch`; an item
 * is written at once if no write is running. Items that share a subject never share a batch. `write` returns one result
 * per item, in order; a batch that fails for its content is retried item by item, so that a bad item fails alone.
 */
export function batchWriter<T, R>(
  maxBatch: number,
  subjectsOf: (item: T) => readonly string[],
  write: (items: readonly T[]) => Promise<readonly R[]>,
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = []
  let isWriting = false

  const takeBatch = (): Waiting<T, R>[] => {
    const seen = new Set<string>()
    const batch: Waiting<T, R>[] = []
    const rest: Waiting<T, R>[] = []
    for (const one of waiting) {
      const subjects = subjectsOf(one.item)
      const isFree = batch.length < maxBatch && !subjects.some((subject) => seen.has(subject))
      for (const subject of subjects) seen.add(subject)
      if (isFree) batch.push(one)
      else rest.push(one)
    }
    waiting = rest
    return batch
  }
  const settle = async (batch: readonly Waiting<T, R>[]): Promise<void> => {
    try {
      const results = await write(batch.map(({ item }) => item))
      batch.forEach(({ resolve }, i) => {
        resolve(results[i]!)
      })
    } catch (error) {
      const { code } = error as { code?: unknown }
      if (batch.length > 1 && typeof code === 'string' && ofOneItem.test(code)) {
        for (const one of batch) await settle([one])
      } else {
        for (const { reject } of batch) reject(error)
      }
    }
  }
  const writeAll = async (): Promise<void> => {
    isWriting = true
    while (waiting.length > 0) await settle(takeBatch())
    isWriting = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isWriting) void writeAll()
    })
}
