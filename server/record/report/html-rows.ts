import { Parser } from 'htmlparser2'
import { decodePieces, type ReadProgress } from './decode.ts'
import { type Row, UnreadableReport } from './report.ts'

/** Maximum rows of a file: a history of half a million deals has about two million. */
const maxRows = 3_000_000
const maxCellLength = 4_000
/** Maximum depth of nested tags, which determines the parser's work. */
const deepestTag = 2_000

/** The rows of all tables of a page, hidden cells left out, white space as a reader sees it. */
export function htmlRows(bytes: Uint8Array, progress?: ReadProgress): Row[] {
  const rows: Row[] = []
  let line = 0
  let cells: string[] | null = null
  let text: string | null = null
  let isHidden = false
  let depth = 0
  const endCell = () => {
    if (text !== null && !isHidden) cells?.push(plain(text))
    text = null
  }
  const endRow = () => {
    endCell()
    if (cells) line += 1
    if (cells) rows.push({ line, cells: isOrder(cells) ? slimOrder(cells) : cells })
    if (line > maxRows) throw new UnreadableReport('too_large', `The file has more than ${maxRows} rows.`)
    cells = null
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > deepestTag) throw new UnreadableReport('damaged', 'The tags of the file are nested too deep.')
        if (name === 'tr') {
          endRow()
          cells = []
        } else if (name === 'td' || name === 'th') {
          endCell()
          text = ''
          isHidden = /(?:^|\s)hidden(?:\s|$)/i.test(attributes.class ?? '') || 'hidden' in attributes
        } else if (name === 'br' && text !== null) text += ' '
      },
      ontext(part) {
        if (text !== null && text.length < maxCellLength) text += part
      },
      onclosetag(name) {
        depth -= 1
        if (name === 'td' || name === 'th') endCell()
        else if (name === 'tr' || name === 'table') endRow()
      },
    },
    { decodeEntities: true },
  )
  for (const piece of decodePieces(bytes, progress)) parser.write(piece)
  parser.end()
  return rows
}

/** Orders are half of a history's rows; their volume is requested / filled, `0.10 / 0.10`. */
const isOrder = (cells: readonly string[]) => cells.length === 11 && /^[\d.]+ \/ [\d.]+$/.test(cells[4] ?? '')

/** Columns of an order, by position. */
const slimOrder = ([opened = '', id = '', , , lots = '', , , , done = '']: readonly string[]) => [
  ...[opened, id, '', '', lots, '', '', '', done],
]

/** White space of any kind as single spaces, without the marks by which editors turn the direction of a text. */
export const plain = (text: string): string =>
  // Text with only single spaces is unchanged.
  /^\s|\s$|\s\s|[^\S ]|\p{Bidi_Control}/u.test(text)
    ? text
        .replaceAll(/\p{Bidi_Control}/gu, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : text
