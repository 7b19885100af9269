import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** Rows per batch: the driver parses them in one turn of the event loop. */
export const pacedBatch = 50

/** Rows written in one turn of the event loop. */
const rowsATurn = 10
/** Length of the pause after a batch, as a multiple of the time the batch took: files get a third of the time. */
const pausePerWork = 2
/** Milliseconds. */
const maxPause = 250

/**
 * Passes batches on a few rows at a time, so that a long file does not block the server: yields every few rows, and
 * after each batch pauses for twice as long as reading and writing it took, up to `maxPause`. `pause` is replaced in
 * tests.
 */
export async function* pacedRows<T>(
  batches: AsyncIterable<readonly T[]>,
  pause: (ms: number) => Promise<unknown> = wait,
): AsyncGenerator<readonly T[]> {
  let started = performance.now()
  for await (const batch of batches) {
    for (let i = 0; i < batch.length; i += rowsATurn) {
      yield batch.slice(i, i + rowsATurn)
      await nextTurn()
    }
    await pause(Math.min(maxPause, pausePerWork * (performance.now() - started)))
    started = performance.now()
  }
}
