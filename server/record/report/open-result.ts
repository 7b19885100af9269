import { momentOf } from './cells.ts'
import type { OpenResult, Row } from './report.ts'

/**
 * What a file says of open positions: `printed` beside its balance, and the results of their rows. A file that shows less of a
 * loss in one place counts by the other. Minor units.
 */
export function openResultOf(
  balance: number | null,
  printed: number | null,
  rows: readonly number[],
  head: readonly Row[],
): OpenResult | null {
  const told = [
    ...(printed === null ? [] : [printed]),
    ...(rows.length > 0 ? [rows.reduce((sum, one) => sum + one, 0)] : []),
  ]
  if (balance === null || told.length === 0) return null
  return { balance, result: Math.min(...told), on: dayOf(head) }
}

/** The last moment in the head of a file is that at which it was made. */
function dayOf(head: readonly Row[]): string | null {
  const moments = head.flatMap(({ cells }) => cells.flatMap((cell) => momentOf(cell) ?? []))
  return moments.at(-1)?.slice(0, 10) ?? null
}
