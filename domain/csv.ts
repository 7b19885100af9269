/** Characters that start a formula in a spreadsheet, full-width forms included. */
const startsFormula = /^[=+\-@\t\r\0＝＋－＠]/
/** A sign and one number, such as a phone number or a loss: there is nothing to execute. */
const isNumber = /^[+-]\d+(?:[ .,]\d+)*(?: ?%)?$/

const isExecuted = (field: string): boolean => startsFormula.test(field) && !isNumber.test(field)

/**
 * One line of a CSV file (RFC 4180), each field quoted. A field that a spreadsheet would execute as a formula gets an
 * apostrophe in front, so that it is shown as text (decision 0075).
 */
export function csvLine(fields: readonly string[]): string {
  const cells = fields.map((field) => `"${(isExecuted(field) ? `'${field}` : field).replaceAll('"', '""')}"`)
  return `${cells.join(',')}\r\n`
}

/** A cell as it was before `csvLine` made it safe to open. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && startsFormula.test(cell.slice(1)) ? cell.slice(1) : cell
}

const separators = [',', ';', '\t', '|'] as const

/**
 * The rows of a CSV file in any common format: comma, semicolon, tab or bar as separator (the most frequent one in the
 * first line), any line ends, doubled quotes, an unclosed field at the end of the file. Empty lines are skipped but
 * counted in `line`, which starts at 1.
 */
export function parseCsv(text: string): { line: number; cells: string[] }[] {
  const body = text.startsWith('\ufeff') ? text.slice(1) : text
  const separator = separatorOf(body)
  const rows: { line: number; cells: string[] }[] = []
  let cells: string[] = []
  let line = 1
  const endRow = () => {
    if (cells.some((cell) => cell !== '')) rows.push({ line, cells })
    cells = []
    line += 1
  }
  for (let at = 0; at < body.length; ) {
    const [cell, end] = body[at] === '"' ? quotedCell(body, at, separator) : [plainText(body, at, separator), -1]
    at = end < 0 ? at + cell.length : end
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

function separatorOf(text: string): string {
  const head = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0].replaceAll(/"(?:[^"]|"")*"/g, '') ?? ''
  const times = (separator: string) => head.split(separator).length
  return separators.reduce<string>((best, one) => (times(one) > times(best) ? one : best), separators[0])
}

/** The field whose opening quote is at `start`, and where it ends. */
function quotedCell(text: string, start: number, separator: string): [cell: string, end: number] {
  let close = start + 1
  for (;;) {
    close = text.indexOf('"', close)
    if (close < 0) return [text.slice(start + 1).replaceAll('""', '"'), text.length]
    if (text[close + 1] !== '"') break
    close += 2
  }
  const rest = plainText(text, close + 1, separator)
  return [text.slice(start + 1, close).replaceAll('""', '"') + rest, close + 1 + rest.length]
}

function plainText(text: string, start: number, separator: string): string {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return text.slice(start, end)
}
