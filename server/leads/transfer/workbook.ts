import { Zip, ZipDeflate } from 'fflate'

/** A sheet holds 1,048,576 rows. */
const rowsASheet = 1_000_000
const quick = 3
/** The earliest time in the zip format. */
const writtenAt = new Date(1980, 0, 1)

type Cells = readonly (string | number)[]

/**
 * A workbook (ECMA-376) with these headings and rows, in pieces: a sheet after the other, their list at the end. Text is
 * text in every cell, so nothing in it is ever computed.
 */
export async function* workbook(
  headings: readonly string[],
  batches: AsyncIterable<readonly Cells[]>,
): AsyncGenerator<Uint8Array> {
  const out: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else out.push(chunk)
  })
  const begin = (name: string) => {
    const part = new ZipDeflate(name, { level: quick })
    // A fixed date: the same leads always make the same file.
    part.mtime = writtenAt
    zip.add(part)
    return { write: (text: string, isLast = false) => part.push(Buffer.from(text), isLast) }
  }
  const whole = (name: string, text: string) => begin(name).write(xml + text, true)
  const head = sheetHead + rowOf(headings)

  let sheets = 1
  let rows = 0
  let sheet = begin(sheetName(sheets))
  sheet.write(xml + head)
  for await (const batch of batches) {
    if (rows + batch.length > rowsASheet) {
      sheet.write(sheetEnd, true)
      sheets += 1
      rows = 0
      sheet = begin(sheetName(sheets))
      sheet.write(xml + head)
    }
    sheet.write(batch.map(rowOf).join(''))
    rows += batch.length
    if (failure) throw failure
    yield* out.splice(0)
  }
  sheet.write(sheetEnd, true)
  const numbers = Array.from({ length: sheets }, (_, i) => i + 1)
  whole('[Content_Types].xml', contentTypes(numbers))
  whole('_rels/.rels', relations(`${relation}/officeDocument`, ['xl/workbook.xml']))
  whole(
    'xl/_rels/workbook.xml.rels',
    relations(
      `${relation}/worksheet`,
      numbers.map((n) => `worksheets/sheet${n}.xml`),
    ),
  )
  whole('xl/workbook.xml', workbookPart(numbers))
  zip.end()
  yield* out
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const typePrefix = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const sheetName = (n: number) => `xl/worksheets/sheet${n}.xml`
const sheetHead = `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
const sheetEnd = '</sheetData></worksheet>'

const contentTypes = (sheets: readonly number[]) =>
  `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${typePrefix}.sheet.main+xml"/>${sheets
    .map((n) => `<Override PartName="/${sheetName(n)}" ContentType="${typePrefix}.worksheet+xml"/>`)
    .join('')}</Types>`

const relations = (type: string, targets: readonly string[]) =>
  `<Relationships xmlns="${packages}/relationships">${targets
    .map((target, i) => `<Relationship Id="rId${i + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const workbookPart = (sheets: readonly number[]) =>
  `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets>${sheets
    .map((n) => `<sheet name="Leads${n > 1 ? ` ${n}` : ''}" sheetId="${n}" r:id="rId${n}"/>`)
    .join('')}</sheets></workbook>`

const rowOf = (cells: Cells) => `<row>${cells.map(cellOf).join('')}</row>`

function cellOf(value: string | number): string {
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  if (value === '') return '<c/>'
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write these
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>]/g, (sign) => entities[sign]!)
