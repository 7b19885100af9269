import { UnreadableWorkbook } from './unreadable.ts'
import type { XmlHandlers } from './xml.ts'

/** A row of a sheet: its number in the sheet, from 1, and the texts of its cells, empty ones in their places. */
export type SheetRow = { readonly line: number; readonly cells: string[] }

/** Maximum cells of a workbook, including empty ones before others. */
const maxCells = 12_000_000
/** Maximum characters of all texts together. */
const maxCharacters = 64_000_000
/** `XFD`, the last column a sheet can have. */
const maxColumn = 16_384

/** Counts stored content; throws above the limits. */
export class Kept {
  #cells = 0
  #characters = 0
  readonly #texts = new Map<string, string>()

  add(cells: number, characters: number): void {
    this.#cells += cells
    this.#characters += characters
    if (this.#cells > maxCells || this.#characters > maxCharacters)
      throw new UnreadableWorkbook('too_large', 'The workbook holds more than a file of its kind. Split it.')
  }

  /** Interns a text: cells repeat, and a slice of a longer text would keep that in memory. */
  text(text: string): string {
    if (text.length > 12) return ` ${text}`.slice(1)
    const known = this.#texts.get(text)
    if (known !== undefined) return known
    if (this.#texts.size < maxSharedTexts) this.#texts.set(text, text)
    return text
  }
}

/** Maximum number of short texts that are deduplicated. */
const maxSharedTexts = 50_000

/** Collects the shared strings of a workbook, without phonetic guides (`rPh`). */
export function sharedStringsInto(strings: string[], kept: Kept): XmlHandlers {
  let parts = ''
  let isText = false
  let aside = 0
  return {
    open(name) {
      if (name === 'si') parts = ''
      else if (name === 'rPh') aside += 1
      else if (name === 't') isText = aside === 0
    },
    text(part) {
      if (isText) parts += part
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') aside -= 1
      else if (name === 'si') {
        kept.add(1, parts.length)
        strings.push(kept.text(unescaped(parts)))
      }
    },
  }
}

/** Passes on, one by one, the rows of a sheet that are not empty. */
export function sheetRowsTo(onRow: (row: SheetRow) => void, strings: readonly string[], kept: Kept): XmlHandlers {
  let row: SheetRow = { line: 0, cells: [] }
  let column = 0
  let type = ''
  let value: string | null = null
  let cell = ''
  let aside = 0
  return {
    open(name, attribute) {
      if (name === 'row') {
        row = { line: Number(attribute('r')) || row.line + 1, cells: [] }
        column = 0
      } else if (name === 'c') {
        column = columnOf(attribute('r')) ?? column + 1
        type = attribute('t') ?? ''
        cell = ''
      } else if (name === 'rPh') aside += 1
      else if ((name === 'v' || name === 't') && aside === 0) value = ''
    },
    text(part) {
      if (value !== null) value += part
    },
    close(name) {
      if ((name === 'v' || name === 't') && value !== null) {
        cell +=
          type === 's'
            ? (strings[Number(value)] ?? '')
            : type === '' || type === 'n'
              ? plainNumber(value)
              : unescaped(value)
        value = null
      } else if (name === 'rPh') aside -= 1
      else if (name === 'c' && cell !== '' && column <= maxColumn) {
        kept.add(Math.max(1, column - row.cells.length), type === 's' ? 0 : cell.length)
        while (row.cells.length < column) row.cells.push('')
        row.cells[column - 1] = type === 's' ? cell : kept.text(cell)
      } else if (name === 'row' && row.cells.length > 0) onRow(row)
    },
  }
}

/** A text without the escapes of workbooks: `_x000D_` is a carriage return, `_x005F_` the underscore of such a text. */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text
        .replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/\r\n?/g, '\n')
    : text

/** A number as people see it: spreadsheets write `-8.0000000000000002E-2` for -0.08. */
function plainNumber(written: string): string {
  if (!/[eE]|\.\d{9}/.test(written)) return written
  const number = Number(Number(written).toPrecision(15))
  if (!Number.isFinite(number)) return written
  const text = String(number)
  return text.includes('e') ? number.toFixed(10) : text
}

/** Column of a cell reference: 28 for `AB12`; null if malformed. */
function columnOf(reference: string | undefined): number | null {
  let column = 0
  for (const sign of reference ?? '') {
    const letter = sign.charCodeAt(0) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column || null
}
