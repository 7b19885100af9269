import { unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'

export type FileRow = { line: number; cells: string[] }

/** Unpacked bytes of one part at most. */
const largestPart = 400 * 1024 * 1024
const sheetPart = /^xl\/worksheets\/sheet(\d+)\.xml$/

/** The rows of the first sheet of an Open XML workbook, empty cells in their places; throws for anything else. */
export function readWorkbook(bytes: Uint8Array): FileRow[] {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      (name === 'xl/sharedStrings.xml' || sheetPart.test(name)) && originalSize <= largestPart,
  })
  const number = (name: string) => Number(sheetPart.exec(name)?.[1])
  const [first] = Object.keys(parts)
    .filter((name) => sheetPart.test(name))
    .toSorted((a, b) => number(a) - number(b))
  if (first === undefined) throw new Error('no sheet')
  const text = (name: string) => new TextDecoder().decode(parts[name])
  const strings = parts['xl/sharedStrings.xml'] ? sharedStrings(text('xl/sharedStrings.xml')) : []
  return sheetRows(text(first), strings)
}

function sharedStrings(xml: string): string[] {
  const strings: string[] = []
  let inText = false
  // What is read aloud over a word (`rPh`) is no part of it.
  let aside = 0
  readXml(xml, {
    open(name) {
      if (name === 'si') strings.push('')
      if (name === 'rPh') aside += 1
      inText = name === 't' && aside === 0
    },
    text(part) {
      if (inText) strings[strings.length - 1] += part
    },
    close(name) {
      if (name === 't') inText = false
      if (name === 'rPh') aside -= 1
    },
  })
  return strings
}

function sheetRows(xml: string, strings: readonly string[]): FileRow[] {
  const rows: FileRow[] = []
  let row: FileRow = { line: 0, cells: [] }
  let column = 0
  let type = ''
  let value: string | null = null
  let cell = ''
  readXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        row = { line: Number(attributes.r) || row.line + 1, cells: [] }
        column = 0
      } else if (name === 'c') {
        column = columnOf(attributes.r) ?? column + 1
        type = attributes.t ?? ''
        cell = ''
      } else if (name === 'v' || name === 't') value = ''
    },
    text(part) {
      if (value !== null) value += part
    },
    close(name) {
      if ((name === 'v' || name === 't') && value !== null) {
        cell += type === 's' ? (strings[Number(value)] ?? '') : value
        value = null
      } else if (name === 'c' && cell !== '') {
        while (row.cells.length < column) row.cells.push('')
        row.cells[column - 1] = cell
      } else if (name === 'row' && row.cells.length > 0) rows.push(row)
    },
  })
  return rows
}

/** `AB12` is column 28. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? '')?.[1]
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) : null
}

type Hearer = {
  open(name: string, attributes: Record<string, string>): void
  text(part: string): void
  close(name: string): void
}

function readXml(xml: string, hearer: Hearer): void {
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => hearer.open(local(name), attributes),
      ontext: (part) => hearer.text(part),
      onclosetag: (name) => hearer.close(local(name)),
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
}
