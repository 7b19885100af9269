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

  test('is read as a workbook: text, numbers, signs of XML and empty cells in their places', async () => {
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

  test('that is none is refused with its reason', async () => {
    await expect(readFile(file('a.csv', 'name,email\n'))).rejects.toMatchObject({ problem: 'empty' })
    await expect(readFile(file('a.xls', Uint8Array.of(0xd0, 0xcf, 0, 0)))).rejects.toMatchObject({ problem: 'unknown' })
    await expect(readFile(file('a.xlsx', 'PK nothing'))).rejects.toMatchObject({ problem: 'damaged' })
  })
})
