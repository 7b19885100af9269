import type { CallOf } from '#contract/api.ts'
import { type AmountColumn, amountColumn, type DecimalSign } from '#domain/amount.ts'
import { guessFields, type ImportField } from '#domain/import-fields.ts'
import type { Language } from '#domain/languages.ts'
import { limits } from '#domain/text.ts'
import type { ReadFile } from './read-file.ts'

/** What each column of a file holds, and what fills in for a row that does not say it. */
export type Mapping = {
  readonly fields: readonly (ImportField | null)[]
  /** ISO 3166 country of numbers without a dial code; empty: none. */
  readonly country: string
  readonly language: Language
  /** What somebody said stands before decimals in amounts; null: what the amounts show themselves. */
  readonly decimal: DecimalSign | null
}

/** Columns by their headings. */
export const firstMapping = (file: ReadFile, language: Language): Mapping => ({
  fields: guessFields(file.headings),
  country: '',
  language,
  decimal: null,
})

/** A column holds another field; whichever held it before holds none. */
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

/** What stands before decimals: what somebody said, else what the amounts show. */
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

/** No cell is longer than any field takes, and one longer than that is refused, not cut. */
const maxCellLength = limits.notes + 1

/** The rows as they are checked: cells by field, rows without any left out. */
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

/** Rows in portions that a call takes. */
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
