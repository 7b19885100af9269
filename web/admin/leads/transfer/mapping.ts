import type { CallOf } from '#contract/api.ts'
import { dialOfCountry } from '#domain/addresses/phone.ts'
import { readEmail } from '#domain/addresses/typed-email.ts'
import type { BareNumbers } from '#domain/addresses/typed-phone.ts'
import { type AmountColumn, amountColumn, type DecimalSign } from '#domain/basics/amount.ts'
import { hasForbiddenChars, limits } from '#domain/basics/text.ts'
import { type CommaReading, commaNames, turnedName } from '#domain/import/comma-names.ts'
import { type DateColumn, type DateOrder, dateColumn, from1904, isoDate } from '#domain/import/file-dates.ts'
import { type ColumnField, guessFields, joinName, saysNothing, severalParts } from '#domain/import/import-columns.ts'
import type { ImportCell, ImportField } from '#domain/import/import-fields.ts'
import type { Language } from '#domain/site/languages.ts'
import type { ReadFile } from './read-file.ts'
import { endsInSetAside, setAsideColumns } from './set-aside.ts'

/** The field of each column of a file, and defaults for rows without a value. */
export type Mapping = {
  readonly fields: readonly (ColumnField | null)[]
  /** ISO 3166 country of numbers without a dial code; empty: none. */
  readonly country: string
  readonly language: Language
  /** The chosen decimal separator of amounts; null: detect it from the amounts. */
  readonly decimal: DecimalSign | null
  /** The chosen order of days and months; null: detect it from the dates. */
  readonly dateOrder: DateOrder | null
  /** Meaning of numbers without a plus sign; null: undecided, so each is checked separately. */
  readonly bare: BareNumbers | null
  /** Reading of names with a comma; null: the majority's. */
  readonly commas: CommaReading | null
  /** True if the list has no names: it only updates leads by email. */
  readonly isUpdate: boolean
  /** True if values of unmapped columns go into the notes, under their heading. */
  readonly keepsUnmatched: boolean
}

/** Guesses the mapping from the headings. */
export const firstMapping = (file: ReadFile, language: Language): Mapping => ({
  fields: file.headings.every((heading) => heading === '')
    ? guessByContent(file)
    : guessFields(file.headings, (column) => holdsText(file, column)),
  country: '',
  language,
  decimal: null,
  dateOrder: null,
  bare: null,
  commas: null,
  isUpdate: false,
  keepsUnmatched: true,
})

/** Maximum rows examined to guess columns without headings. */
const judgedRows = 50

/** Guesses the fields of columns without headings by content: emails, phone numbers, words. */
function guessByContent({ headings, rows }: ReadFile): (ColumnField | null)[] {
  const used = new Set<ColumnField>()
  return headings.map((_, column) => {
    const cells = rows.slice(0, judgedRows).flatMap(({ cells }) => cells[column]?.trim() || [])
    const most = (test: (cell: string) => boolean) => cells.length > 0 && cells.filter(test).length * 2 > cells.length
    const kind = most((cell) => !('problem' in readEmail(cell)))
      ? 'email'
      : most((cell) => /^\D*(?:\d\D{0,3}){8,15}$/.test(cell) && !/\p{L}/u.test(cell))
        ? 'phone'
        : most((cell) => /^[\p{L}\p{M}.'’ -]+$/u.test(cell))
          ? 'name'
          : null
    const further = { email: 'otherEmail', phone: 'otherPhone', name: null } as const
    const field = kind && used.has(kind) ? further[kind] : kind
    if (field) used.add(field)
    return field
  })
}

const holdsText = ({ rows }: ReadFile, column: number) => rows.some(({ cells }) => (cells[column] ?? '').trim() !== '')

/** Maps a column to a field; the column that had it before is unmapped, unless several may have it. */
export function mapColumn({ fields, ...rest }: Mapping, column: number, field: ColumnField | null): Mapping {
  const next = fields.map((one, i) =>
    i === column ? field : one === field && !severalParts.includes(field) ? null : one,
  )
  const isOfAmounts = field === 'estimatedValue' || fields[column] === 'estimatedValue'
  return { ...rest, fields: next, ...(isOfAmounts && { decimal: null }) }
}

/** Amount format of their column; null if there is none. */
export function amountsOf({ rows }: ReadFile, fields: Mapping['fields']): AmountColumn | null {
  const column = fields.indexOf('estimatedValue')
  return column < 0 ? null : amountColumn(rows.map(({ cells }) => cells[column] ?? ''))
}

/** The decimal separator: the chosen one, else the detected one. */
export const decimalOf = (amounts: AmountColumn | null, { decimal }: Mapping): DecimalSign | null =>
  decimal ?? amounts?.decimal ?? null

/** True if a column contains a name, or part of one. */
export const hasName = ({ fields }: Mapping): boolean =>
  fields.some((field) => field === 'name' || field === 'firstName' || field === 'lastName')

/** Missing input before rows can be checked. */
export function missingIn(
  mapping: Mapping,
  amounts: AmountColumn | null,
  dates: DateColumn = { doubtful: null, order: null },
): 'needsName' | 'needsReach' | 'needsDecimal' | 'needsDateOrder' | null {
  const has = (...wanted: ColumnField[]) => mapping.fields.some((field) => field && wanted.includes(field))
  if (!hasName(mapping) && !(mapping.isUpdate && has('email', 'otherEmail'))) return 'needsName'
  if (!has('email', 'phone', 'otherPhone', 'otherEmail')) return 'needsReach'
  if (dates.doubtful && !dateOrderOf(dates, mapping)) return 'needsDateOrder'
  return amounts?.doubtful && !decimalOf(amounts, mapping) ? 'needsDecimal' : null
}

const dateFields: readonly (ColumnField | null)[] = ['createdAt', 'nextFollowUpDate']
const phoneFields: readonly (ColumnField | null)[] = ['phone', 'otherPhone']

const cellsOf = ({ rows }: ReadFile, mapped: Mapping['fields'], wanted: readonly (ColumnField | null)[]) =>
  rows.flatMap(({ cells }) => cells.filter((_, i) => wanted.includes(mapped[i] ?? null) && mapped[i]))

/** Date format of their columns. */
export const datesOf = (file: ReadFile, fields: Mapping['fields']): DateColumn =>
  dateColumn(cellsOf(file, fields, dateFields))

/** Order of day and month: as chosen, else as the dates show. */
export const dateOrderOf = (dates: DateColumn, { dateOrder }: Mapping): DateOrder | null => dateOrder ?? dates.order

/** Names with a comma in the full-name column, and their reading. */
export function commasOf(file: ReadFile, { fields, commas }: Mapping) {
  const found = commaNames(cellsOf(file, fields, ['name']))
  return found && { example: found.example, reading: commas ?? found.likely }
}

/** Digits alone, no zero in front: they may begin with a country code. */
const isBare = (cell: string) => /^[1-9]\d{8,14}(?:[.,]0)?$/.test(cell.replace(/[\s().-]/g, ''))

/** An example number that may lack a plus sign; null if none. */
export const bareNumberOf = (file: ReadFile, fields: Mapping['fields']): string | null =>
  cellsOf(file, fields, phoneFields)
    .find((cell) => isBare(cell.trim()))
    ?.trim() ?? null

/** Text columns without a field, except those we add to files of rows set aside. */
function unmatchedColumns(file: ReadFile, { fields }: Mapping): number[] {
  const ours = file.headings.length - (endsInSetAside(file.headings) ? setAsideColumns : 0)
  return file.headings.flatMap((_, i) => (i < ours && !fields[i] && holdsText(file, i) ? [i] : []))
}

/** Their headings, or places from 1. */
export const leftOutOf = (file: ReadFile, mapping: Mapping): (string | number)[] =>
  unmatchedColumns(file, mapping).map((i) => file.headings[i] || i + 1)

type CheckedRow = CallOf<'checkImportRows'>['body']['rows'][number]

/** One above the longest field's limit: longer cells are cut for transfer, yet still refused by the server. */
const maxCellLength = limits.notes + 1
/** Maximum length of an unmapped value; a cut is marked. */
const maxUnmatchedLength = 1_000
const cutMark = ' […]'
/** Space in the notes for text beside a phone number. */
const roomBeside = 300

/** The rows to check: cells by field as they are read, without empty rows. */
export function rowsOf(file: ReadFile, mapping: Mapping): CheckedRow[] {
  const order = dateOrderOf(datesOf(file, mapping.fields), mapping)
  const turnsNames = commasOf(file, mapping)?.reading === 'lastFirst'
  const unmatched = mapping.keepsUnmatched ? unmatchedColumns(file, mapping) : []
  return file.rows.flatMap(({ line, cells }) => {
    const given: Partial<Record<ColumnField, string>> = {}
    const others: Beside[] = []
    mapping.fields.forEach((field, i) => {
      const cell = cells[i]?.trim() ?? ''
      if (!field || saysNothing(field, cell)) return
      const read = readCell(field, cell, file, mapping, order)
      if (field === 'otherPhone' || field === 'otherEmail')
        others.push({ field, heading: file.headings[i] ?? '', cell: read })
      else if (field === 'lastName' && given.lastName) given.lastName += ` ${read}`
      else given[field] = (turnsNames && field === 'name' && turnedName(read)) || read
    })
    const fields = withParts(given, others)
    if (Object.keys(fields).length === 0) return []
    const kept = keptText(file, cells, unmatched, limits.notes - roomBeside - (fields.notes?.length ?? 0))
    return [{ line, fields: { ...fields, ...(kept !== '' && { unmatched: kept }) } }]
  })
}

/** The values of these columns, a line each under its heading, as many as fit. */
function keptText({ headings }: ReadFile, cells: readonly string[], columns: readonly number[], room: number): string {
  const lines = columns.flatMap((i) => {
    const cell = cells[i]?.trim() ?? ''
    if (saysNothing('notes', cell)) return []
    return `${headings[i] || i + 1}: ${hasForbiddenChars(cell) ? cutMark.trim() : cut(cell, maxUnmatchedLength)}`
  })
  return cut(lines.join('\n'), Math.max(0, room))
}

/** Limits a text to this length, marking the cut. */
const cut = (text: string, length: number) =>
  text.length <= length
    ? text
    : length < cutMark.length
      ? ''
      : text.slice(0, length - cutMark.length).toWellFormed() + cutMark

function readCell(field: ColumnField, cell: string, file: ReadFile, mapping: Mapping, order: DateOrder | null): string {
  if (dateFields.includes(field)) return isoDate(file.is1904 ? from1904(cell) : cell, order)
  if (!phoneFields.includes(field) || mapping.bare === null || !isBare(cell)) return cell
  const digits = cell.replace(/[.,]0$/, '').replace(/\D/g, '')
  const dial = mapping.bare === 'national' ? dialOfCountry(mapping.country) : ''
  return dial === null ? cell : dial === '' ? `+${digits}` : `${dial} ${digits}`
}

/** A phone or an email beside the first, under the heading of its column. */
type Beside = { readonly field: 'otherPhone' | 'otherEmail'; readonly heading: string; readonly cell: string }

const bareOf = (text: string) => (/@/.test(text) ? text.trim().toLowerCase() : text.replace(/\D/g, ''))

/** The parts of a name in one; other numbers and emails where there is no first one, else in the notes. */
function withParts(given: Partial<Record<ColumnField, string>>, others: readonly Beside[]) {
  const { firstName: _first, middleName: _middle, lastName: _last, ...rest } = given
  const name = joinName(given)
  const emails = emailsIn(rest.email, others)
  const [email, phone] = [emails.first, rest.phone ?? others.find(({ field }) => field === 'otherPhone')?.cell]
  const used = new Set([email, phone].flatMap((one) => (one ? [bareOf(one)] : [])))
  const beside = [...emails.further, ...others].filter(({ cell }) => !used.has(bareOf(cell)) && used.add(bareOf(cell)))
  const notes = [rest.notes, ...beside.map(({ heading, cell }) => (heading === '' ? cell : `${heading}: ${cell}`))]
    .filter(Boolean)
    .join('\n')
  const all: Partial<Record<ImportField, string>> = {
    ...(rest as Partial<Record<ImportField, string>>),
    ...(name !== '' && { name }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(notes !== '' && { notes }),
  }
  const short: Partial<Record<ImportCell, string>> = Object.fromEntries(
    Object.entries(all).map(([field, cell]) => [field, cell.slice(0, maxCellLength)]),
  )
  return short
}

/** The email of a row, and further ones in its cell: people list several. */
function emailsIn(
  cell: string | undefined,
  others: readonly Beside[],
): { first: string | undefined; further: Beside[] } {
  const written = cell ?? others.find(({ field }) => field === 'otherEmail')?.cell
  const read = written === undefined ? null : readEmail(written)
  if (!read || 'problem' in read || read.others.length === 0) return { first: written, further: [] }
  return { first: read.email, further: read.others.map((one) => ({ field: 'otherEmail', heading: '', cell: one })) }
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
