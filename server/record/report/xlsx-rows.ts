import { Inflate } from 'fflate'
import { platformWith } from '#domain/workbook/part.ts'
import type { SheetRow } from '#domain/workbook/rows.ts'
import { UnreadableWorkbook } from '#domain/workbook/unreadable.ts'
import { readWorkbook } from '#domain/workbook/workbook.ts'
import type { ReadProgress } from './decode.ts'
import { plain } from './html-rows.ts'
import { type Row, UnreadableReport } from './report.ts'

export const platform = platformWith(Inflate, TextDecoder)

/** The rows of the first visible sheet of a workbook, white space as a reader sees it. */
export function xlsxRows(bytes: Uint8Array, progress?: ReadProgress): Row[] {
  const rows: SheetRow[] = []
  try {
    readWorkbook(bytes, platform, (row) => rows.push(row), progress)
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error
    throw new UnreadableReport(error.code === 'no_sheet' ? 'unknown_format' : error.code, error.message)
  }
  for (const { cells } of rows) for (const [i, cell] of cells.entries()) cells[i] = plain(cell)
  return rows
}
