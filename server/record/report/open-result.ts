import type { OpenResult } from './report.ts'

/**
 * What a file says of open positions: `printed` beside its balance, and the results of their rows. A file that shows less of a
 * loss in one place counts by the other. Minor units.
 */
export function openResultOf(
  balance: number | null,
  printed: number | null,
  rows: readonly number[],
): OpenResult | null {
  const told = [
    ...(printed === null ? [] : [printed]),
    ...(rows.length > 0 ? [rows.reduce((sum, one) => sum + one, 0)] : []),
  ]
  if (balance === null || told.length === 0) return null
  return { balance, result: Math.min(...told) }
}
