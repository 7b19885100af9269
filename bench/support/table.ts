import type { Figure } from './figure.ts'

const verdicts = new Map([
  [true, '✓'],
  [false, '✗'],
  [null, '?'],
])

/** The figures as a table: name, value (median, minimum, maximum), budget, result. */
export function printTable(figures: readonly (Figure & { bench: string })[]): void {
  const rows = figures.map(({ bench, what, figure, budget, met }) => [verdicts.get(met)!, bench, what, figure, budget])
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
}
