import { Inflate } from 'fflate'
import type { Platform } from '#domain/workbook/part.ts'
import type { SheetRow } from '#domain/workbook/rows.ts'
import { readWorkbook } from '#domain/workbook/workbook.ts'

const platform: Platform = {
  inflate(take) {
    const inflate = new Inflate(take)
    return (packed, isLast) => inflate.push(packed, isLast)
  },
  decode(encoding) {
    const decoder = new TextDecoder(encoding, { fatal: true })
    return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast })
  },
}

/** The rows of the first visible sheet of a workbook; throws `UnreadableWorkbook`. */
export function workbookRows(bytes: Uint8Array): SheetRow[] {
  const rows: SheetRow[] = []
  readWorkbook(bytes, platform, (row) => rows.push(row))
  return rows
}
