import { Inflate } from 'fflate'
import { platformWith } from '#domain/workbook/part.ts'
import type { SheetRow } from '#domain/workbook/rows.ts'
import { readWorkbook } from '#domain/workbook/workbook.ts'

const platform = platformWith(Inflate, TextDecoder)

/** The rows of the first visible sheet of a workbook; throws `UnreadableWorkbook`. */
export function workbookRows(bytes: Uint8Array): { rows: SheetRow[]; is1904: boolean } {
  const rows: SheetRow[] = []
  const { is1904 } = readWorkbook(bytes, platform, (row) => rows.push(row))
  return { rows, is1904 }
}
