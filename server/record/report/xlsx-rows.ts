import { Unzip, type UnzipFile, UnzipInflate } from 'fflate'
import { Parser } from 'htmlparser2'
import { decodePieces, type ReadProgress } from './decode.ts'
import { deepestTag, mostRows, plain } from './html-rows.ts'
import { type Row, UnreadableReport } from './report.ts'

/** Unpacked bytes of one part at most; a sheet of a hundred thousand deals has about 170 MB in two bytes a letter. */
const largestPart = 600 * 1024 * 1024
/** Honest sheets shrink about thirtyfold; a bomb a thousandfold. */
const largestRatio = 250
const mostStrings = 3_000_000

const isWanted = (name: string) => /^xl\/(?:sharedstrings|worksheets\/sheet1)\.xml$/.test(name)

/** The rows of the first sheet of an Open XML workbook, empty cells kept in their places. */
export function xlsxRows(bytes: Uint8Array, progress?: ReadProgress): Row[] {
  const parts = unpack(bytes)
  const sheet = parts.get('xl/worksheets/sheet1.xml')
  if (!sheet) throw new UnreadableReport('unknown_format', 'The workbook has no first sheet.')
  const strings = sharedStrings(parts.get('xl/sharedstrings.xml'))
  return sheetRows(sheet, strings, progress)
}

function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array>()
  let failure: Error | null = null
  const unzip = new Unzip((file: UnzipFile) => {
    const name = file.name.toLowerCase()
    if (!isWanted(name) || parts.has(name)) return
    const chunks: Uint8Array[] = []
    let size = 0
    file.ondata = (error, chunk, isLast) => {
      if (error || failure) {
        failure ??= error
        return
      }
      size += chunk.length
      const limit = Math.min(largestPart, 1024 * 1024 + largestRatio * bytes.length)
      if (size > limit) {
        failure = new UnreadableReport('too_large', 'The workbook unpacks to far more than a report holds.')
        file.terminate()
        return
      }
      chunks.push(chunk)
      if (isLast) parts.set(name, Buffer.concat(chunks))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    // In pieces, so that a bomb is noticed before it has gone off.
    const step = 64 * 1024
    for (let at = 0; at < bytes.length && !failure; at += step) {
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length)
    }
  } catch (error) {
    failure ??= error as Error
  }
  if (failure instanceof UnreadableReport) throw failure
  if (failure) throw new UnreadableReport('damaged', 'The workbook is cut off or damaged.')
  return parts
}

function sharedStrings(part: Uint8Array | undefined): string[] {
  const strings: string[] = []
  if (!part) return strings
  let current: string | null = null
  let isText = false
  readXml(part, {
    open(name) {
      if (name === 'si') current = ''
      else if (name === 't') isText = true
    },
    text(part) {
      if (current !== null && isText) current += part
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'si') {
        strings.push(plain(current ?? ''))
        current = null
        if (strings.length > mostStrings) throw new UnreadableReport('too_large', 'The workbook holds too many texts.')
      }
    },
  })
  return strings
}

function sheetRows(sheet: Uint8Array, strings: readonly string[], progress?: ReadProgress): Row[] {
  const rows: Row[] = []
  let cells: string[] = []
  let line = 0
  let column = 0
  let type = ''
  let value: string | null = null
  const handlers: Handlers = {
    open(name, attributes) {
      if (name === 'row') {
        cells = []
        line = Number(attributes.r) || line + 1
        column = 0
      } else if (name === 'c') {
        column = columnOf(attributes.r) ?? column + 1
        type = attributes.t ?? ''
      } else if (name === 'v' || name === 't') value = ''
    },
    text(part) {
      if (value !== null) value += part
    },
    close(name) {
      if ((name === 'v' || name === 't') && value !== null) {
        while (cells.length < column) cells.push('')
        cells[column - 1] =
          type === 's' ? (strings[Number(value)] ?? '') : type === '' ? withoutNoise(value) : plain(value)
        value = null
      } else if (name === 'row') {
        rows.push({ line, cells })
        if (rows.length > mostRows) throw new UnreadableReport('too_large', `The file has more than ${mostRows} rows.`)
      }
    },
  }
  readXml(sheet, handlers, progress)
  return rows
}

/** A typed number as people see it: spreadsheets write `-8.0000000000000002E-2` for -0.08. */
function withoutNoise(value: string): string {
  if (!/[eE]|\.\d{9}/.test(value)) return plain(value)
  const number = Number(Number(value).toPrecision(15))
  if (!Number.isFinite(number)) return plain(value)
  const text = String(number)
  return text.includes('e') ? number.toFixed(10) : text
}

/** `AB12` is column 28; null for anything else or beyond what a report has. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^([A-Z]{1,2})\d+$/.exec(reference ?? '')?.[1]
  if (!letters) return null
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}

type Handlers = {
  open(name: string, attributes: Record<string, string>): void
  text(part: string): void
  close(name: string): void
}

/** Reads XML by its tags; of entities only the predefined ones mean anything, so nothing can be expanded. */
function readXml(xml: Uint8Array, handlers: Handlers, progress?: ReadProgress): void {
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > deepestTag) throw new UnreadableReport('damaged', 'The tags of the file are nested too deep.')
        handlers.open(local(name), attributes)
      },
      ontext: (part) => handlers.text(part),
      onclosetag(name) {
        depth -= 1
        handlers.close(local(name))
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  for (const piece of decodePieces(xml, progress)) parser.write(piece)
  parser.end()
}
