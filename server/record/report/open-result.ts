import type { OpenResult } from './report.ts'

/**
 * A file's open positions: `printed` beside its balance, and the sum of their rows. The larger loss counts. Minor
 * units.
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
