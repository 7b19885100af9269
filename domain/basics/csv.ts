/** Characters that start a formula in a spreadsheet, full-width forms included. */
const startsFormula = /^[=+\-@\t\r\0＝＋－＠]/
/** A sign and one number, such as a phone number or a loss, which no spreadsheet executes. */
const isNumber = /^[+-]\d+(?:[ .,]\d+)*(?: ?%)?$/

const isExecuted = (field: string): boolean => startsFormula.test(field) && !isNumber.test(field)

/**
 * Parts of a field that become cells of their own in a spreadsheet that splits at semicolons or tabs, as in most of
 * Europe, where our quotes and line breaks do not protect the field.
 */
const laterParts = /(?<=[;\t\r\n])[^;\t\r\n]+/g
/** True for a part that a spreadsheet would execute; lists with dashes and smileys are harmless. */
const isHarmful = (part: string): boolean => startsFormula.test(part) && /^[=＝]|[(|!]/.test(part)

/**
 * One line of a CSV file (RFC 4180), each field quoted. What a spreadsheet would execute as a formula gets an
 * apostrophe in front, so that it is shown as text.
 */
export function csvLine(fields: readonly string[]): string {
  const cells = fields.map((field) => {
    const harmless = field.replaceAll(laterParts, (part) => (isHarmful(part) ? `'${part}` : part))
    return `"${(isExecuted(harmless) ? `'${harmless}` : harmless).replaceAll('"', '""')}"`
  })
  return `${cells.join(',')}\r\n`
}

/** A cell as it was before `csvLine` made it safe to open. */
export const plainCell = (cell: string): string => cell.replaceAll(/(?<=^|[;\t\r\n])'(?=[=+\-@\t\r\0＝＋－＠])/g, '')

const separators = [',', ';', '\t', '|'] as const

/** A row of a CSV file; `line` starts at 1. */
type CsvRow = { readonly line: number; readonly cells: string[] }

/** The line that names the separator to Excel. */
const separatorLine = /^"?sep=(.)"?\r?(?:\n|$)/i

/**
 * The rows of a CSV file in any common format: comma, semicolon, tab or bar as separator (named by a line `sep=`, else
 * the most frequent one in the first line), any line ends, quotes doubled or escaped with a backslash. Empty lines are skipped but counted in `line`.
 * An opening quote that is never closed is kept as text (`hasOpenQuote`), and the next line is a row of its own.
 */
export function parseCsv(text: string): CsvRow[] {
  const whole = text.startsWith('\ufeff') ? text.slice(1) : text
  const named = separatorLine.exec(whole)
  const body = named ? whole.slice(named[0].length) : whole
  const separator = named?.[1] ?? separatorOf(body)
  const width = separatorsIn(headOf(body), separator)
  const hasEscapes = backslashed.test(body)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let line = named ? 2 : 1
  const endRow = () => {
    if (cells.some((cell) => cell !== '')) rows.push({ line, cells })
    cells = []
    line += 1
  }
  for (let at = 0; at < body.length; ) {
    const quote = quoteAt(body, at, separator)
    const quoted = quote === null ? null : quotedCell(body, quote, { separator, width, hasEscapes })
    const cell = quoted?.cell ?? plainText(body, at, separator)
    at = quoted?.end ?? at + cell.length
    cells.push(cell)
    if (body[at] === separator) {
      at += 1
      // The separator ends the file: an empty field follows it.
      if (at === body.length) cells.push('')
      else continue
    }
    if (body[at] === '\r' && body[at + 1] === '\n') at += 1
    at += 1
    endRow()
  }
  if (cells.length > 0) endRow()
  return rows
}

/** True if a cell begins with an unclosed quote: the file may be truncated. */
export const hasOpenQuote = (cell: string): boolean => /^"(?:[^"]|"")*$/.test(cell)

/** Index of a field's opening quote after spaces; null: none. */
function quoteAt(text: string, start: number, separator: string): number | null {
  let at = start
  while (separator !== ' ' && text[at] === ' ') at += 1
  return text[at] === '"' ? at : null
}

/** The first row, which spans several lines if a quoted field does. */
const headOf = (text: string) => /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? ''
const separatorsIn = (line: string, separator: string) =>
  line.replaceAll(/"(?:[^"]|"")*"/g, '').split(separator).length - 1

/** How much of a file the separator is guessed from: lines and characters. */
const judgedLines = 20
const judgedLength = 64 * 1024

/**
 * The separator that occurs equally often in most lines, since a title may come first; else the most frequent in the
 * first line.
 */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, judgedLength)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, judgedLines)
  const head = headOf(text)
  const lineUp = (separator: string) => {
    const counts = Map.groupBy(
      lines.map((line) => line.split(separator).length - 1),
      (count) => count,
    )
    counts.delete(0)
    const [usual = 0, same = []] = [...counts].toSorted(([a, x], [b, y]) => y.length - x.length || b - a)[0] ?? []
    return { lines: same.length, usual, inHead: separatorsIn(head, separator) }
  }
  return separators
    .map((separator) => ({ separator, ...lineUp(separator) }))
    .reduce((best, one) =>
      (one.lines - best.lines || one.inHead - best.inHead || one.usual - best.usual) > 0 ? one : best,
    ).separator
}

/** A quote escaped with a backslash, as databases write it; elsewhere quotes within a text are doubled. */
const backslashed = /\\"[^",;|\t\r\n]/

type Shape = {
  readonly separator: string
  /** Separators a row. */
  readonly width: number
  readonly hasEscapes: boolean
}

/**
 * Parses the field whose opening quote is at `start`; null if it is not closed. Undoubled quotes stay in the text if
 * the field is on one line.
 */
function quotedCell(
  text: string,
  start: number,
  { separator, width, hasEscapes }: Shape,
): { cell: string; end: number } | null {
  let close = start + 1
  let from = close
  let cell = ''
  let bare = 0
  let escapes = 0
  for (;;) {
    close = text.indexOf('"', close)
    if (close < 0) return null
    const isEscape = hasEscapes && isEscaped(text, { start, close, separator, isWithin: escapes % 2 === 1 })
    const isDoubled = !isEscape && text[close + 1] === '"'
    const isBare = !isEscape && !isDoubled && !endsField(text, { start, close, separator, isWithin: bare % 2 === 1 })
    if (!isEscape && !isDoubled && !isBare) break
    // A quote after a separator opens another field.
    if (isBare && (/[\r\n]/.test(text.slice(start, close)) || text[close - 1] === separator)) return null
    if (isBare) bare += 1
    if (isEscape) escapes += 1
    // The first of two quotes, or the backslash, is no part of the text.
    cell += `${text.slice(from, isEscape ? close - 1 : close)}"`
    close += isDoubled ? 2 : 1
    from = close
  }
  cell += text.slice(from, close)
  const lines = text.slice(start + 1, close).split(/\r?\n/)
  if (lines.length > 1 && bare > 0) return null
  // Whole rows within the quotes: the quote that closes is another field's.
  const swallows = lines
    .slice(1, -1)
    .some((line) => width > 0 && separatorsIn(line, separator) === width && /[^\s@]@[^\s@.]+\.[^\s@]/.test(line))
  if (lines.length > 1 && swallows) return null
  // After spaces, a quote within the text means the first one is text too.
  if (bare > 0 && text[start - 1] === ' ') return null
  return { cell, end: behindSpaces(text, close + 1, separator) }
}

function behindSpaces(text: string, at: number, separator: string): number {
  let after = at
  while (separator !== ' ' && text[after] === ' ') after += 1
  return after
}

type Closing = {
  readonly start: number
  readonly close: number
  readonly separator: string
  readonly isWithin: boolean
}

/**
 * True if a field ends after a quote. `"she said "yes", and left"`: the third closes the second (`isWithin`), unless
 * the next quote of the line opens a field.
 */
function endsField(text: string, { start, close, separator, isWithin }: Closing): boolean {
  const next = text[behindSpaces(text, close + 1, separator)]
  if (next === undefined || next === '\n' || next === '\r') return true
  if (next !== separator) return false
  if (!isWithin || /[\r\n]/.test(text.slice(start, close))) return true
  return !closesLater(text, close, separator)
}

/** True if the next quote of the line belongs to this field, rather than opening another. */
function closesLater(text: string, quote: number, separator: string): boolean {
  const rest = /^[^\r\n]*/.exec(text.slice(quote + 1))?.[0] ?? ''
  const next = rest.indexOf('"')
  return next >= 0 && !rest.slice(0, next).trimEnd().endsWith(separator)
}

/**
 * True if a quote is escaped by a backslash, as databases write it, and does not end the field: paths end in a
 * backslash, too. Of two quotes after one backslash, the second must end the field, else they are a doubled quote.
 * Before a separator it closes an earlier one (`isWithin`), unless the next quote opens a field.
 */
function isEscaped(text: string, { start, close: at, separator, isWithin }: Closing): boolean {
  let slashes = 0
  while (at - slashes - 1 > start && text[at - slashes - 1] === '\\') slashes += 1
  if (slashes % 2 === 0) return false
  const ends = (place: number) => [undefined, separator, '\n', '\r'].includes(text[place])
  if (isWithin && text[at + 1] === separator) return closesLater(text, at, separator)
  return text[at + 1] === '"' ? ends(at + 2) : !ends(at + 1)
}

function plainText(text: string, start: number, separator: string): string {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return text.slice(start, end)
}
