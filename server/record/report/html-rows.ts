import { Parser } from 'htmlparser2'
import { type Row, UnreadableReport } from './report.ts'

/** Rows of one file at most: a history of half a million deals has about two million. */
export const mostRows = 3_000_000
const longestCell = 4_000

/** The rows of all tables of a page, hidden cells left out, white space as a reader sees it. */
export function htmlRows(html: string, progress: ReadProgress = () => {}): Row[] {
  const rows: Row[] = []
  let cells: string[] | null = null
  let text: string | null = null
  let isHidden = false
  const endCell = () => {
    if (text !== null && !isHidden) cells?.push(plain(text))
    text = null
  }
  const endRow = () => {
    endCell()
    if (cells) rows.push({ line: rows.length + 1, cells })
    if (rows.length > mostRows) throw new UnreadableReport('too_large', `The file has more than ${mostRows} rows.`)
    cells = null
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
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
        if (text !== null && text.length < longestCell) text += part
      },
      onclosetag(name) {
        if (name === 'td' || name === 'th') endCell()
        else if (name === 'tr' || name === 'table') endRow()
      },
    },
    { decodeEntities: true },
  )
  writeInPieces(parser, html, progress)
  return rows
}

/** Told what share of a file has been read, 0 to 1. */
export type ReadProgress = (share: number) => void

const pieceLength = 1_000_000

/** Parses a text piece by piece, so that it can be told how far it is. */
export function writeInPieces(parser: Parser, text: string, progress: ReadProgress): void {
  for (let at = 0; at < text.length; at += pieceLength) {
    parser.write(text.slice(at, at + pieceLength))
    progress(Math.min(1, (at + pieceLength) / text.length))
  }
  parser.end()
}

/** White space of any kind as single spaces. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
