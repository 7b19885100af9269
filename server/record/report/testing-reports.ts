import { strToU8, zipSync } from 'fflate'
import { escaped, historyLines, type Line, type ReportText, terminals, type Words } from './testing-lines.ts'

export type HtmlStyle = {
  words?: Words
  withFee?: boolean
  encoding?: 'utf-16le' | 'utf-8' | 'utf-8-bom'
  /** As a browser saves it: `<tbody>`, LF, attributes in quotation marks. */
  resaved?: boolean
}

/** A history report as the terminal saves it in HTML. */
export function htmlReport(report: ReportText, style: HtmlStyle = {}): Uint8Array {
  const { words = terminals.english, withFee = true, encoding = 'utf-16le', resaved = false } = style
  const eol = resaved ? '\n' : '\r\n'
  const cell = (text: string, i: number, line: Line) => {
    // Positions carry their comment in a hidden cell after the type, deals their cost before the commission.
    const isPosition = line.length === 13 && /^\d{4}\./.test(line[8] ?? '')
    const hidden =
      isPosition && i === 3
        ? '<td class="hidden" colspan="8">a comment</td>'
        : line.length === 14 && i === 7
          ? '<td class="hidden">0.00</td>'
          : ''
    return `<td${resaved ? ' nowrap=""' : ' nowrap'}><b>${escaped(text)}</b></td>${hidden}`
  }
  const rows = historyLines(report, words, withFee).map((line) => `<tr align=right>${line.map(cell).join('')}</tr>`)
  const body = resaved ? `<tbody>${rows.join(eol)}</tbody>` : rows.join(eol)
  const html = `<!DOCTYPE html>${eol}<html><head><title>${words.title}</title></head><body><table>${body}</table></body></html>`
  if (encoding === 'utf-16le') return Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(html, 'utf16le')])
  return Buffer.from(encoding === 'utf-8' ? html : `\uFEFF${html}`)
}

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationships = (...targets: [type: string, target: string][]) =>
  `<Relationships>${targets
    .map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${relation}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** A workbook's contents besides its sheet and shared strings. */
export const packageParts = {
  '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
  'xl/_rels/workbook.xml.rels': relationships(
    ['worksheet', 'worksheets/sheet1.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
  ),
  'xl/workbook.xml': '<workbook><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>',
}

/** The same report as Open XML: parts in UTF-16, texts shared, prices and money as numbers, sums without their values. */
export function xlsxReport(report: ReportText, words: Words = terminals.english): Uint8Array {
  const strings = new Map<string, number>()
  const shared = (text: string) => {
    const index = strings.get(text) ?? strings.size
    strings.set(text, index)
    return index
  }
  const lines = historyLines({ ...report, totals: [] }, words, true)
  const rows = lines.map((line, i) => {
    const cells = line.map((text, j) => {
      const at = `${String.fromCharCode(65 + j)}${i + 1}`
      if (text === '') return `<c r="${at}" s="6"/>`
      const isNumber = /^-?\d[\d ]*(\.\d+)?$/.test(text) && !(j === 5 && line.length > 12)
      if (isNumber) return `<c r="${at}" s="8"><v>${text.replaceAll(' ', '')}</v></c>`
      return `<c r="${at}" s="6" t="s"><v>${shared(text)}</v></c>`
    })
    return `<row r="${i + 1}">${cells.join('')}</row>`
  })
  const wide = (xml: string) =>
    Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(`<?xml version="1.0"?>${xml}`, 'utf16le')])
  const texts = [...strings.keys()].map(
    (text) => `<si><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></si>`,
  )
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    ...Object.fromEntries(Object.entries(packageParts).map(([name, xml]) => [name, wide(xml)])),
    'xl/sharedStrings.xml': wide(`<sst>${texts.join('')}</sst>`),
    'xl/worksheets/sheet1.xml': wide(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`),
  })
}
