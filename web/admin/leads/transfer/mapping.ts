import type { CallOf } from '#contract/api.ts'
import { type AmountColumn, amountColumn, type DecimalSign } from '#domain/amount.ts'
import { guessFields, type ImportField } from '#domain/import-fields.ts'
import type { Language } from '#domain/languages.ts'
import { limits } from '#domain/text.ts'
import type { ReadFile } from './read-file.ts'

/** The field of each column of a file, and defaults for rows without a value. */
export type Mapping = {
  readonly fields: readonly (ImportField | null)[]
  /** ISO 3166 country of numbers without a dial code; empty: none. */
  readonly country: string
  readonly language: Language
  /** The chosen decimal separator of amounts; null: detect it from the amounts. */
  readonly decimal: DecimalSign | null
}

/** Guesses the mapping from the headings. */
export const firstMapping = (file: ReadFile, language: Language): Mapping => ({
  fields: guessFields(file.headings),
  country: '',
  language,
  decimal: null,
})

/** Maps a column to a field; the column that had it before is unmapped. */
export function mapColumn({ fields, ...rest }: Mapping, column: number, field: ImportField | null): Mapping {
  const next = fields.map((one, i) => (i === column ? field : one === field ? null : one))
  const isOfAmounts = field === 'estimatedValue' || fields[column] === 'estimatedValue'
  return { ...rest, fields: next, ...(isOfAmounts && { decimal: null }) }
}

/** How amounts are written in the column that holds them; null where none does. */
export function amountsOf({ rows }: ReadFile, fields: Mapping['fields']): AmountColumn | null {
  const column = fields.indexOf('estimatedValue')
  return column < 0 ? null : amountColumn(rows.map(({ cells }) => cells[column] ?? ''))
}

/** The decimal separator: the chosen one, else the detected one. */
export const decimalOf = (amounts: AmountColumn | null, { decimal }: Mapping): DecimalSign | null =>
  decimal ?? amounts?.decimal ?? null

/** What is missing before rows can be checked. */
export function missingIn(
  mapping: Mapping,
  amounts: AmountColumn | null,
): 'needsName' | 'needsReach' | 'needsDecimal' | null {
  const { fields } = mapping
  if (!fields.includes('name')) return 'needsName'
  if (!fields.includes('email') && !fields.includes('phone')) return 'needsReach'
  return amounts?.doubtful && !decimalOf(amounts, mapping) ? 'needsDecimal' : null
}

export type CheckedRow = CallOf<'checkImportRows'>['body']['rows'][number]

/** One above the longest field's limit: longer cells are cut for transfer, yet still refused by the server. */
const maxCellLength = limits.notes + 1

/** The rows to check: cells by field, without empty rows. */
export function rowsOf({ rows }: ReadFile, { fields }: Mapping): CheckedRow[] {
  return rows.flatMap(({ line, cells }) => {
    const given = fields.flatMap((field, i): [ImportField, string][] => {
      const cell = cells[i]?.trim() ?? ''
      return field && cell !== '' ? [[field, cell.slice(0, maxCellLength)]] : []
    })
    return given.length > 0 ? [{ line, fields: Object.fromEntries(given) }] : []
  })
}

/** A call takes 64 KiB; JSON and headings need some of it. */
const maxBytesPerCall = 56 * 1024
const maxRowsPerCall = 100

/** Rows in batches that fit a call. */
export function portionsOf(rows: readonly CheckedRow[]): CheckedRow[][] {
  const encoder = new TextEncoder()
  const portions: CheckedRow[][] = []
  let room = 0
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length + 1
    const last = portions.at(-1)
    if (last && last.length < maxRowsPerCall && size <= room) {
      last.push(row)
      room -= size
    } else {
      portions.push([row])
      room = maxBytesPerCall - size
    }
  }
  return portions
}
