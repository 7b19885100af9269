import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { workbook } from '#server/leads/transfer/workbook.ts'
import { readFile } from './read-file.ts'

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

async function workbookFile(rows: (string | number)[][]): Promise<File> {
  const [head = [], ...rest] = rows
  const parts: BlobPart[] = []
  const batches = (async function* () {
    yield rest
  })()
  for await (const part of workbook(head.map(String), batches)) parts.push(part as Uint8Array<ArrayBuffer>)
  return file('leads.xlsx', ...parts)
}

describe('a file of leads', () => {
  test('is read as CSV in whatever code page it was saved', async () => {
    const text = 'Nombre;País\nJosé Núñez;España\n'
    const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const wide = Uint8Array.from([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])])
    for (const one of [file('a.csv', text), file('b.csv', latin), file('c.csv', wide)]) {
      expect(await readFile(one)).toMatchObject({
        headings: ['Nombre', 'País'],
        rows: [{ line: 2, cells: ['José Núñez', 'España'] }],
      })
    }
  })

  test('is read as a workbook: text, numbers, XML characters and empty cells in place', async () => {
    const { headings, rows } = await readFile(
      await workbookFile([
        ['name', 'value', 'notes'],
        ['Ana & <Co>', 12_500, ''],
        ['', 3, 'two\nlines'],
      ]),
    )
    expect(headings).toEqual(['name', 'value', 'notes'])
    expect(rows).toEqual([
      { line: 2, cells: ['Ana & <Co>', '12500'] },
      { line: 3, cells: ['', '3', 'two\nlines'] },
    ])
  })

  test('that is invalid is refused with its reason', async () => {
    await expect(readFile(file('a.csv', 'name,email\n'))).rejects.toMatchObject({ problem: 'empty' })
    await expect(readFile(file('a.xls', Uint8Array.of(0xd0, 0xcf, 0, 0)))).rejects.toMatchObject({ problem: 'unknown' })
    await expect(readFile(file('a.xlsx', 'PK nothing'))).rejects.toMatchObject({ problem: 'damaged' })
  })

  test.each([
    ['a title above', 'Leads of the fair,,\n,,\nName,Email,Phone\nAna,a@b.co,1\n', ['Name', 'Email', 'Phone'], 4],
    [
      'two rows of headings',
      'Person,,Contact,\nFirst name,Last name,Email,Phone\nAna,Torres,a@b.co,1\n',
      ['First name', 'Last name', 'Email', 'Phone'],
      3,
    ],
    ['no headings', 'Ana Torres,a@b.co,1\nBo,b@b.co,2\n', ['', '', ''], 1],
    ['a cell more than headings', 'Name,Email\nAna,a@b.co,more\n', ['Name', 'Email', ''], 2],
    ['separators at the end', 'Name,Email,,\nAna,a@b.co,,\n', ['Name', 'Email', '', ''], 2],
    ['words of headings further down', 'Name,Email\nAna,a@b.co\nName,Email\n', ['Name', 'Email'], 2],
  ])('with %s loses nobody', async (_shape, text, headings, line) => {
    expect(await readFile(file('a.csv', text))).toMatchObject({
      headings,
      rows: expect.arrayContaining([expect.objectContaining({ line })]),
    })
  })

  test.each([
    ['old_excel', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ['unknown', '%PDF-1.7\n1 0 obj\nendobj'],
    ['unknown', '<html><table><tr><td>Name</td></tr>\n<tr><td>Ana</td></tr></table></html>'],
    ['unknown', '[{"name":"Ana"},\n{"name":"Bo"}]'],
    ['unknown', '{\\rtf1 Name\\par Ana}\n'],
    ['unknown', 'BEGIN:VCARD\nFN:Ana\nEND:VCARD\n'],
    ['unknown', 'PK\u0003\u0004 mimetypeapplication/vnd.oasis.opendocument.spreadsheet'],
    ['unknown', 'PK\u0003\u0004 Index/Document.iwa'],
    ['empty', ''],
    ['empty', '\n\n'],
  ])('that is no list is refused as %s: %j', async (problem, content) => {
    await expect(readFile(file('a', content))).rejects.toMatchObject({ problem })
  })

  test('in a workbook with a cover or hidden first sheet is on the sheet with the list', async () => {
    const cells = (rows: string[][]) =>
      `<worksheet><sheetData>${rows.map((row) => `<row>${row.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`).join('')}</sheetData></worksheet>`
    const sheet = (n: number, state = '') => `<sheet name="S${n}" sheetId="${n}" r:id="rId${n}"${state}/>`
    const relation = (n: number, type: string, target: string) =>
      `<Relationship Id="rId${n}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`
    const parts = {
      '_rels/.rels': `<Relationships>${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
      'xl/workbook.xml': `<workbook><sheets>${sheet(1, ' state="hidden"')}${sheet(2)}${sheet(3)}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${[1, 2, 3].map((n) => relation(n, 'worksheet', `sheet${n}.xml`)).join('')}</Relationships>`,
      'xl/sheet1.xml': cells([
        ['Name', 'Email'],
        ['Hidden', 'hidden@example.com'],
      ]),
      'xl/sheet2.xml': cells([['How to use this list'], ['Fill in the next sheet']]),
      'xl/sheet3.xml': cells([
        ['Name', 'Email'],
        ['Ana', 'ana@example.com'],
      ]),
    }
    const zip = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
    expect((await readFile(file('a.xlsx', zip as Uint8Array<ArrayBuffer>))).rows).toEqual([
      { line: 2, cells: ['Ana', 'ana@example.com'] },
    ])
  })
})
