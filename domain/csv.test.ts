import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvLine } from './csv.ts'

/** What a reader of RFC 4180 finds in a line. */
function readLine(line: string): string[] {
  expect(line.endsWith('\r\n')).toBe(true)
  const cells: string[] = []
  for (let at = 0; at < line.length - 2; ) {
    expect(line[at]).toBe('"')
    let cell = ''
    for (at += 1; line[at] !== '"' || line[at + 1] === '"'; at += 1) {
      cell += line[at]
      if (line[at] === '"') at += 1
    }
    cells.push(cell)
    at += 2
  }
  return cells
}

describe('a line of a CSV file', () => {
  test('holds every field as it was, quotes, commas and line ends included', () => {
    expect(csvLine(['a', 'b "c", d', 'e\r\nf', ''])).toBe('"a","b ""c"", d","e\r\nf",""\r\n')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1', '＝1+1', '＋1', '－1', '＠x'])(
    'shows %j as text: no spreadsheet computes it',
    (field) => {
      expect(readLine(csvLine([field]))).toEqual([`'${field}`])
    },
  )

  test('says the same to its reader as to its writer, whatever the fields hold', () => {
    const fields = fc.array(fc.string({ unit: 'binary' }), { minLength: 1 })
    fc.assert(
      fc.property(fields, (written) => {
        const read = readLine(csvLine(written))
        expect(read.map((cell, i) => (cell === written[i] ? cell : cell.replace(/^'/, '')))).toEqual(written)
        for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r\0＝＋－＠]/)
      }),
      { numRuns: 500 },
    )
  })
})
