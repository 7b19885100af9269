import { parseCsv } from '#domain/csv.ts'
import { maxImportRows } from '#domain/import-fields.ts'
import type { SheetRow } from '#domain/workbook/rows.ts'
import { UnreadableWorkbook } from '#domain/workbook/unreadable.ts'

export type ReadFile = {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: readonly SheetRow[]
}

/** Why a file cannot be read. */
export class UnreadableFile extends Error {
  readonly problem: 'empty' | 'too_many' | 'too_large' | 'unknown' | 'damaged'
  constructor(problem: UnreadableFile['problem']) {
    super(problem)
    this.problem = problem
  }
}

/** Headings and rows of a CSV file or workbook; throws `UnreadableFile`. */
export async function readFile(file: File): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [head, ...rows] = isZip(bytes) ? await rowsOfWorkbook(bytes) : parseCsv(decode(bytes))
  if (!head || rows.length === 0) throw new UnreadableFile('empty')
  if (rows.length > maxImportRows) throw new UnreadableFile('too_many')
  return { name: file.name, headings: head.cells.map((cell) => cell.trim()), rows }
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** The workbook reader is loaded on first use. */
async function rowsOfWorkbook(bytes: Uint8Array): Promise<SheetRow[]> {
  const { workbookRows } = await import('./read-workbook.ts')
  try {
    return workbookRows(bytes)
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error
    throw new UnreadableFile(error.code === 'no_sheet' ? 'empty' : error.code)
  }
}

/** UTF-8 or UTF-16 by byte order mark; without one UTF-8 if valid, else Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // Text has no NUL; binary files such as old workbooks and pictures do.
  if (bytes.subarray(0, 4096).includes(0)) throw new UnreadableFile('unknown')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
