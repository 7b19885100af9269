import { parseCsv } from '#domain/csv.ts'
import { maxImportRows } from '#domain/import-fields.ts'
import type { SheetRow } from '#domain/workbook/rows.ts'
import { UnreadableWorkbook } from '#domain/workbook/unreadable.ts'
import { decodeAs, type Encoding, guessEncoding } from './decode.ts'

export type ReadFile = {
  readonly name: string
  /** How its text is encoded, and the bytes to read it otherwise; null for workbooks. */
  readonly encoding: Encoding | null
  readonly source: File
  /** Whether its days count from 1904. */
  readonly is1904: boolean
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

/** Headings and rows of a CSV file or workbook; `encoding`: chosen by a person, else guessed. Throws `UnreadableFile`. */
export async function readFile(source: File, encoding?: Encoding): Promise<ReadFile> {
  const bytes = new Uint8Array(await source.arrayBuffer())
  const read = isZip(bytes) ? await sheetOf(bytes) : textOf(bytes, encoding)
  const [head, ...rows] = read.rows
  if (!head || rows.length === 0) throw new UnreadableFile('empty')
  if (rows.length > maxImportRows) throw new UnreadableFile('too_many')
  return { ...read, name: source.name, source, headings: head.cells.map((cell) => cell.trim()), rows }
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

function textOf(bytes: Uint8Array, chosen: Encoding | undefined) {
  const encoding = chosen ?? guessEncoding(bytes)
  if (encoding === null) throw new UnreadableFile('unknown')
  return { encoding, is1904: false, rows: parseCsv(decodeAs(bytes, encoding)) }
}

/** The workbook reader is loaded on first use. */
async function sheetOf(bytes: Uint8Array) {
  const { workbookRows } = await import('./read-workbook.ts')
  try {
    return { encoding: null, ...workbookRows(bytes) }
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error
    throw new UnreadableFile(error.code === 'no_sheet' ? 'empty' : error.code)
  }
}
