import { Inflate } from 'fflate'
import { platformWith } from '#domain/workbook/part.ts'
import type { SheetRow } from '#domain/workbook/rows.ts'
import { readWorkbook } from '#domain/workbook/workbook.ts'

const platform = platformWith(Inflate, TextDecoder)

/** Visible sheets that are looked at: some workbooks begin with a cover or with instructions. */
const maxSheets = 10

/** The rows of the first visible sheet of a workbook that is a list, else of the first; throws `UnreadableWorkbook`. */
export function workbookRows(
  bytes: Uint8Array,
  isList: (rows: readonly SheetRow[]) => boolean,
): { rows: SheetRow[]; is1904: boolean } {
  const sheetAt = (place: number) => {
    const rows: SheetRow[] = []
    return { rows, ...readWorkbook(bytes, platform, (row) => rows.push(row), undefined, place) }
  }
  const first = sheetAt(0)
  if (isList(first.rows)) return first
  for (let place = 1; place < Math.min(first.sheets, maxSheets); place += 1) {
    const other = sheetAt(place)
    if (isList(other.rows)) return other
  }
  return first
}
