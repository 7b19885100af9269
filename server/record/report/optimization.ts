import type { Row } from './report.ts'

/** A workbook of MetaTrader 5 by its sheet's name near the beginning; a page of MetaTrader 4 by its title. */
const ofTerminals = /ss:Name="Tester (?:Optimi|Forward)|<title>[^<]*Optimi[sz]ation Report|>Optimi[sz]ation Report</i

/** True if a file lists optimization passes, numbers with results, by its first text or its table. */
export const isOptimization = (start: string, rows: readonly Row[]): boolean =>
  ofTerminals.test(start) ||
  (/<Workbook\b/.test(start) && /<Data\b[^>]*>Pass<\/Data>/.test(start)) ||
  rows.some(
    ({ cells }, i) =>
      cells[0] === 'Pass' &&
      cells.length >= 6 &&
      (rows[i + 1]?.cells ?? []).filter((cell) => /^-?\d/.test(cell)).length >= 5,
  )
