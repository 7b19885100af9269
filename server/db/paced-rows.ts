import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** Rows written in one turn of the event loop. */
const rowsATurn = 50
/** Milliseconds. */
const maxPause = 250

/**
 * Hands batches on a few rows at a time, so that a long file leaves the server to others: every few rows whatever else
 * waits has its turn, and after each batch the database gets a pause as long as the read took.
 */
export async function* pacedRows<T>(batches: AsyncIterable<readonly T[]>): AsyncGenerator<readonly T[]> {
  let started = performance.now()
  for await (const batch of batches) {
    const pause = Math.min(maxPause, performance.now() - started)
    for (let i = 0; i < batch.length; i += rowsATurn) {
      yield batch.slice(i, i + rowsATurn)
      await nextTurn()
    }
    await wait(pause)
    started = performance.now()
  }
}
