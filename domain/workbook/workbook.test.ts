import { Inflate, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { platformWith } from './part.ts'
import type { SheetRow } from './rows.ts'
import { readWorkbook } from './workbook.ts'

const platform = platformWith(Inflate, TextDecoder)

type Sheet = { readonly file: string; readonly state?: string; readonly rows: string }
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The parts of a workbook with these sheets, in the order of its tabs. */
function partsOf(sheets: readonly Sheet[], strings?: string): Record<string, string> {
  const targets = [
    ...sheets.map(({ file }) => ['worksheet', `worksheets/${file}.xml`]),
    ...(strings === undefined ? [] : [['sharedStrings', 'sharedStrings.xml']]),
  ]
  const relations = targets.map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${relation}/${type}" Target="${target}"/>`,
  )
  const tabs = sheets.map(
    ({ file, state }, i) =>
      `<sheet name="${file}" sheetId="${i + 7}"${state ? ` state="${state}"` : ''} r:id="rId${i + 1}"/>`,
  )
  return {
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="${relation}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<x:workbook xmlns:x="m"><sheets>${tabs.join('')}</sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...(strings !== undefined && { 'xl/sharedStrings.xml': `<sst>${strings}</sst>` }),
    ...Object.fromEntries(
      sheets.map(({ file, rows }) => [
        `xl/worksheets/${file}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  }
}

const zipped = (parts: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        typeof part === 'string' ? new TextEncoder().encode(part) : part,
      ]),
    ),
  )

function rowsOf(bytes: Uint8Array): SheetRow[] {
  const rows: SheetRow[] = []
  readWorkbook(bytes, platform, (row) => rows.push(row))
  return rows
}

const rowsIn = (rows: string, strings?: string) =>
  rowsOf(zipped(partsOf([{ file: 'sheet1', rows }], strings))).map(({ cells }) => cells)
const one = (text: string) => `<row><c t="str"><v>${text}</v></c></row>`

describe('a workbook', () => {
  it('has numeric character references decoded', () => {
    const text = 'first_x000D_\nsecond_x000D_third _x005F_x000D_ a_x'
    const read = 'first\nsecond\nthird _x000D_ a_x'
    expect(rowsIn(one(text))).toEqual([[read]])
    expect(rowsIn('<row><c t="s"><v>0</v></c></row>', `<si><t>${text}</t></si>`)).toEqual([[read]])
  })

  it.each([
    ['', false],
    ['<workbookPr date1904="1"/>', true],
    ['<workbookPr date1904="true"/>', true],
    ['<workbookPr date1904="0"/>', false],
  ])('has the 1904 date system: %s', (properties, is1904) => {
    const parts = partsOf([{ file: 'sheet1', rows: one('a') }])
    const book = parts['xl/workbook.xml']!.replace('<sheets>', `${properties}<sheets>`)
    const bytes = zipped({ ...parts, 'xl/workbook.xml': book })
    expect(readWorkbook(bytes, platform, () => undefined)).toMatchObject({ is1904 })
  })

  it("is read at its first visible tab, whatever the names of the sheets' files", () => {
    const sheets: Sheet[] = [
      { file: 'sheet9', state: 'hidden', rows: one('hidden') },
      { file: 'sheet8', state: 'veryHidden', rows: one('very hidden') },
      { file: 'sheet3', rows: one('first tab') },
      { file: 'sheet1', rows: one('second tab') },
    ]
    expect(rowsOf(zipped(partsOf(sheets)))).toEqual([{ line: 1, cells: ['first tab'] }])
    const hidden = sheets.slice(0, 2)
    expect(() => rowsOf(zipped(partsOf(hidden)))).toThrow('no visible sheet')
  })

  it('has cells in place, shared strings, rich text, clean numbers, and no empty row', () => {
    const strings =
      '<si><t>Ana</t></si><si><r><t>Li</t></r><r><t xml:space="preserve"> Wei</t></r><rPh><t>x</t></rPh></si>'
    const rows = [
      '<row r="2"><c r="B2" t="s"><v>0</v></c><c t="s"><v>1</v></c></row>',
      '<row r="3"><c r="A3"/></row>',
      '<row><c><v>-8.0000000000000002E-2</v></c><c r="AB4" t="inlineStr"><is><t>a &lt; b &#38; &#x63;</t></is></c></row>',
    ].join('')
    expect(rowsOf(zipped(partsOf([{ file: 'sheet1', rows }], strings)))).toEqual([
      { line: 2, cells: ['', 'Ana', 'Li Wei'] },
      { line: 4, cells: ['-0.08', ...Array(26).fill(''), 'a < b & c'] },
    ])
  })

  it('is read in UTF-16, with comments, CDATA and markup characters in an attribute', () => {
    const parts = partsOf([
      { file: 'sheet1', rows: `<!-- a > b --><row note="1 > 0"><c t='str'><v><![CDATA[<Ana>]]></v></c></row>` },
    ])
    const wide = Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [name, Buffer.from(`\ufeff${xml}`, 'utf16le')]),
    )
    for (const bytes of [zipped(parts), zipped(wide)]) expect(rowsOf(bytes)).toEqual([{ line: 1, cells: ['<Ana>'] }])
  })

  it('expands nothing: a document type is refused, an unknown entity stays as written', () => {
    const parts = partsOf([{ file: 'sheet1', rows: one('&a;') }])
    expect(rowsOf(zipped(parts))).toEqual([{ line: 1, cells: ['&a;'] }])
    const sheet = `<!DOCTYPE x [<!ENTITY a "aaaa">]>${parts['xl/worksheets/sheet1.xml']}`
    expect(() => rowsOf(zipped({ ...parts, 'xl/worksheets/sheet1.xml': sheet }))).toThrow('damaged')
  })

  it('is refused if a tag is too long for a workbook', () => {
    const tag = (length: number) =>
      partsOf([{ file: 'sheet1', rows: `<row ${'x'.repeat(length)}=""></row>${one('Ana')}` }])
    expect(rowsOf(zipped(tag(15_000))).at(-1)?.cells).toEqual(['Ana'])
    expect(() => rowsOf(zipped(tag(16_001)))).toThrow('damaged')
  })

  it('is refused if a part unpacks to more than its own packed size allows', () => {
    const parts = partsOf([{ file: 'sheet1', rows: `<row><c><v>1</v></c></row>${' '.repeat(40_000_000)}` }])
    const noise = crypto.getRandomValues(new Uint8Array(65_536))
    const bytes = zipped({
      ...parts,
      ...Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`noise${i}`, noise])),
    })
    expect(bytes.length).toBeGreaterThan(2_500_000)
    expect(() => rowsOf(bytes)).toThrow('unpacks to far more')
    // Understating the size in the directory does not help.
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    for (let at = 0; at < bytes.length - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 40_000_000)
        view.setUint32(at + 24, 1_000, true)
    }
    expect(() => rowsOf(bytes)).toThrow('unpacks to far more')
  })

  it('is refused if a few bytes represent millions of cells', () => {
    const rows = Array.from({ length: 800 }, (_, i) => `<row><c r="XFD${i}"><v>${i}</v></c></row>`).join('')
    expect(() => rowsIn(rows)).toThrow('holds more than a file of its kind')
    expect(() => rowsIn('<row><c r="ZZZZZZ1"><v>1</v></c><c r="A1"><v>2</v></c></row>')).not.toThrow()
  })

  it('is refused if truncated or another format', () => {
    const bytes = zipped(partsOf([{ file: 'sheet1', rows: one('Ana') }]))
    for (let length = 0; length < bytes.length; length += 7)
      expect(() => rowsOf(bytes.subarray(0, length))).toThrow('cut off or damaged')
    for (const left of ['_rels/.rels', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/worksheets/sheet1.xml']) {
      const { [left]: _, ...parts } = partsOf([{ file: 'sheet1', rows: one('Ana') }])
      expect(() => rowsOf(zipped(parts))).toThrow(/cut off or damaged|no visible sheet/)
    }
  })
})
