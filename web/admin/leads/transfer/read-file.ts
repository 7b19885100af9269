import { readEmail } from '#domain/addresses/typed-email.ts'
import { parseCsv } from '#domain/basics/csv.ts'
import { guessFields } from '#domain/import/import-columns.ts'
import { maxImportRows } from '#domain/import/import-fields.ts'
import type { SheetRow } from '#domain/workbook/rows.ts'
import { UnreadableWorkbook } from '#domain/workbook/unreadable.ts'
import { decodeAs, type Encoding, guessEncoding } from './decode.ts'

export type ReadFile = {
  readonly name: string
  /** Encoding of its text, and the bytes for another attempt; null for workbooks. */
  readonly encoding: Encoding | null
  readonly source: File
  /** True if its days count from 1904. */
  readonly is1904: boolean
  readonly headings: readonly string[]
  readonly rows: readonly SheetRow[]
}

/** Why a file cannot be read. */
export class UnreadableFile extends Error {
  readonly problem: 'empty' | 'too_many' | 'too_large' | 'unknown' | 'damaged' | 'old_excel'
  constructor(problem: UnreadableFile['problem']) {
    super(problem)
    this.problem = problem
  }
}

/** Headings and rows of a CSV file or workbook; `encoding`: chosen by a person, else guessed. Throws `UnreadableFile`. */
export async function readFile(source: File, encoding?: Encoding): Promise<ReadFile> {
  const bytes = new Uint8Array(await source.arrayBuffer())
  const read = isZip(bytes) ? await sheetOf(bytes) : textOf(bytes, encoding)
  const { headings, rows } = tableOf(read.rows)
  if (rows.length === 0) throw new UnreadableFile('empty')
  if (rows.length > maxImportRows) throw new UnreadableFile('too_many')
  return { ...read, name: source.name, source, headings, rows }
}

/** Rows in which the headings are looked for: some lists begin with a title, or with two rows of headings. */
const headRows = 10

/**
 * Splits headings and rows. Headings are in the first row, unless a later one names more fields; a list that begins
 * with a person has none, and its columns are unnamed. Columns of text without a heading count, too.
 */
function tableOf(all: readonly SheetRow[]): Pick<ReadFile, 'headings' | 'rows'> {
  const named = all.slice(0, headRows).map(({ cells }) => namedFields(cells))
  const best = Math.max(...named, 0)
  const at = best > Math.max(named[0] ?? 0, 1) ? named.indexOf(best) : 0
  const head = all[at]
  if (!head) return { headings: [], rows: [] }
  const isPerson = best === 0 && head.cells.some((cell) => !('problem' in readEmail(cell)))
  const rows = isPerson ? all : all.slice(at + 1)
  const headings = isPerson ? head.cells.map(() => '') : head.cells.map((cell) => cell.trim())
  const width = rows.reduce(
    (most, { cells }) => Math.max(most, cells.findLastIndex((cell) => cell.trim() !== '') + 1),
    0,
  )
  return { headings: [...headings, ...Array<string>(Math.max(0, width - headings.length)).fill('')], rows }
}

/** Rows below headings of which at least two are known. */
const isList = (rows: readonly SheetRow[]) =>
  rows.length > 1 && rows.slice(0, headRows).some(({ cells }) => namedFields(cells) > 1)

const namedFields = (cells: readonly string[]) => guessFields(cells).filter((field) => field !== null).length

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

function textOf(bytes: Uint8Array, chosen: Encoding | undefined) {
  if (isOldExcel(bytes)) throw new UnreadableFile('old_excel')
  const encoding = chosen ?? guessEncoding(bytes)
  if (encoding === null || isOther(bytes)) throw new UnreadableFile('unknown')
  return { encoding, is1904: false, rows: parseCsv(decodeAs(bytes, encoding)) }
}

/** An `.xls` of Excel 97, or an `.xlsx` with a password: both are compound files. */
const isOldExcel = (bytes: Uint8Array) =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0

/** Sheets of OpenDocument and Numbers are archives, too. */
const isOtherArchive = (bytes: Uint8Array) => /opendocument|\.iwa/.test(decodeAs(bytes, 'windows-1252'))

/** Text that is no list: pages, PDF, RTF, JSON, address cards. */
const isOther = (bytes: Uint8Array) =>
  /^\ufeff?\s*(?:%PDF|\{\\rtf|<[!?a-z]|[[{]\s*[{"]|BEGIN:V)/i.test(decodeAs(bytes.subarray(0, 64), 'utf-8'))

/** The workbook reader is loaded on first use. */
async function sheetOf(bytes: Uint8Array) {
  const { workbookRows } = await import('./read-workbook.ts')
  try {
    return { encoding: null, ...workbookRows(bytes, isList) }
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error
    throw new UnreadableFile(isOtherArchive(bytes) ? 'unknown' : error.code === 'no_sheet' ? 'empty' : error.code)
  }
}
