import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvLine, hasOpenQuote, parseCsv, plainCell } from './csv.ts'

/** Special characters of the format among letters of several scripts. */
const anyText = fc.string({ unit: fc.constantFrom(...'"\',;|\t\r\n\0=+-@＝＋－＠ aZ9ñ王😀\\') })

/** A reader of RFC 4180. */
function readLine(line: string): string[] {
  expect(line.endsWith('\r\n')).toBe(true)
  const cells: string[] = []
  for (let at = 0; at < line.length - 2; ) {
    if (line[at] !== '"') throw new Error(`no quote at ${at} of ${line}`)
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

/** The cells a spreadsheet sees if it uses another separator: quotes group only fields that begin with one. */
function cellsAt(separator: RegExp, line: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (const [at, sign] of [...line].entries()) {
    const isCellStart = cells.at(-1) === '' && line[at - 1] !== '"'
    if (sign === '"' && (isQuoted || isCellStart)) isQuoted = !isQuoted
    else if (!isQuoted && (separator.test(sign) || /[\r\n]/.test(sign))) cells.push('')
    else cells[cells.length - 1] += sign
  }
  return cells
}

describe('a line of a CSV file', () => {
  test('preserves every field, quotes, commas and line ends included', () => {
    expect(csvLine(['a', 'b "c", d', 'e\r\nf', ''])).toBe('"a","b ""c"", d","e\r\nf",""\r\n')
  })

  test.each(['+1 4165550123', '+34600111222', '-3.20', '+1,250.00', '+12.5 %', '-1', '’quoted', ' =1+1'])(
    'leaves %j unchanged: it is not a formula',
    (field) => {
      expect(readLine(csvLine([field]))).toEqual([field])
    },
  )

  test.each([
    '=1+1',
    '+1+1',
    '-1-2',
    '+1-416-555',
    '-A1',
    '+1 (416)',
    '+cmd|calc',
    '+',
    '@SUM(A1)',
    '\t1',
    '\r1',
    '\0=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
  ])('shows %j as text, so no spreadsheet computes it', (field) => {
    expect(readLine(csvLine([field]))).toEqual([`'${field}`])
  })

  test('reads back as it was written, whatever the fields contain', () => {
    const fields = fc.array(anyText, { minLength: 1 })
    fc.assert(
      fc.property(fields, (written) => {
        const read = readLine(csvLine(written))
        expect(read.map(plainCell)).toEqual(written.map(plainCell))
        expect(read.filter((cell) => /^(?![+-]\d+(?:[ .,]\d+)*$)[=+\-@\t\r\0＝＋－＠]/.test(cell))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test.each(['x;=1+1', 'x\n=1+1', 'x\t=1+1', 'x;\r\n=1+1;y', 'x;+cmd|calc!A1', 'x;-SUM(A1)', 'x;@SUM(A1)', '"";=1+1'])(
    'runs nothing of %j if semicolons or tabs separate cells',
    (field) => {
      const line = csvLine(['Ana', field, 'z'])
      expect(cellsAt(/[;\t]/, line).filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
      expect(
        cellsAt(/[;\t]/, line.replaceAll(/'(?=[=+\-@])/g, '')).filter((cell) => /^[=+\-@]/.test(cell)),
      ).not.toEqual([])
      expect(readLine(line).map(plainCell)).toEqual(['Ana', field, 'z'])
    },
  )

  test.each(['calls:\n- Monday\n- Tuesday', 'see you ;-)', 'from 3;+5 later'])('leaves %j unchanged', (field) => {
    expect(readLine(csvLine([field]))).toEqual([field])
  })
})

describe('a CSV file', () => {
  const rowsOf = (text: string) => parseCsv(text).map(({ cells }) => cells)

  test.each([
    ['commas', 'name,email\nAna,a@example.com\n'],
    ['semicolons and Windows line ends', 'name;email\r\nAna;a@example.com\r\n'],
    ['tabs, old line ends and no last one', 'name\temail\rAna\ta@example.com'],
    ['a mark at the beginning and quotes', '\ufeff"name","email"\n"Ana",a@example.com'],
  ])('is read whatever its separators and line ends: %s', (_, text) => {
    expect(rowsOf(text)).toEqual([
      ['name', 'email'],
      ['Ana', 'a@example.com'],
    ])
  })

  test('keeps empty fields, quoted line ends and quotes, skips empty lines and numbers its rows', () => {
    expect(parseCsv('a,,c,\n\n"x\ny","say ""hi""",\n')).toEqual([
      { line: 1, cells: ['a', '', 'c', ''] },
      { line: 3, cells: ['x\ny', 'say "hi"', ''] },
    ])
  })

  test('does not take its separators from quoted text', () => {
    expect(rowsOf('"a;b;c;d",e\n1,2')).toEqual([
      ['a;b;c;d', 'e'],
      ['1', '2'],
    ])
  })

  test('of an earlier version is read without the apostrophes before phone numbers', () => {
    expect(plainCell("'+1 4165550123")).toBe('+1 4165550123')
  })

  test('that was cut off keeps an unclosed quote', () => {
    expect(rowsOf('a,b\n1,"two')).toEqual([
      ['a', 'b'],
      ['1', '"two'],
    ])
    expect(rowsOf('')).toEqual([])
  })

  test.each([
    [
      'First,q1@example.com,"wants a call\nSecond,q2@example.com,ok\nFourth,q4@example.com,"said ""maybe"""\nFifth,q5@example.com,ok',
      4,
    ],
    ['First,q1@example.com,"wants a call\nSecond,q2@example.com,ok\nThird,q3@example.com,ok', 3],
    [
      'First,q1@example.com,"wants a call\nSecond,q2@example.com,ok\nThird,q3@example.com,ok"\nFourth,q4@example.com,ok',
      4,
    ],
    ['"First,q1@example.com,x\nSecond,q2@example.com,"ok"', 2],
  ])('with an unclosed quote loses no row: %j', (text, rows) => {
    const found = rowsOf(`Name,Email,Notes\n${text}`).slice(1)
    expect(found.length).toBe(rows)
    expect(found.flat().filter(hasOpenQuote)).toHaveLength(1)
  })

  test.each([
    ['"she said "hi" twice"', 'she said "hi" twice'],
    ['"5" pipe"', '5" pipe'],
    ['"x"y"', 'x"y'],
    ['"she said "yes", then left"', 'she said "yes", then left'],
    ['"Ana ("La Jefa") Ruiz"', 'Ana ("La Jefa") Ruiz'],
    ['"x"y', '"x"y'],
  ])('keeps quotes of a text that nobody doubled: %s', (written, cell) => {
    expect(rowsOf(`Notes,Email\n${written},"a@example.com"\n${written},b@example.com`)).toEqual([
      ['Notes', 'Email'],
      [cell, 'a@example.com'],
      [cell, 'b@example.com'],
    ])
  })

  test('keeps a text of several lines in one cell, with separators and an address in it', () => {
    const text =
      'Name,Email,Notes\nAna,a@example.com,"first, second\nwrite to b@example.com, or call\n5"" disc"\nBo,b@example.com,'
    expect(rowsOf(text).map(([name]) => name)).toEqual(['Name', 'Ana', 'Bo'])
    expect(rowsOf(text).flat().some(hasOpenQuote)).toBe(false)
  })

  test.each([
    'sep=;\r\nName;Email\r\nAna, Torres;a@example.com',
    '"sep=,"\nName,Email\n"Ana, Torres",a@example.com',
    '\ufeffsep=\t\nName\tEmail\nAna, Torres\ta@example.com',
  ])('goes by a line that names the separator: %j', (text) => {
    expect(parseCsv(text)).toEqual([
      { line: 2, cells: ['Name', 'Email'] },
      { line: 3, cells: ['Ana, Torres', 'a@example.com'] },
    ])
  })

  test('that we wrote says the same when it is read again, whatever the fields hold', () => {
    const cells = fc.array(anyText, { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(cells), (written) => {
        const read = rowsOf([['a', 'b', 'c'], ...written].map(csvLine).join('')).slice(1)
        const kept = written.filter((row) => row.some((cell) => cell !== ''))
        expect(read.map((row) => row.map(plainCell))).toEqual(kept.map((row) => row.map(plainCell)))
      }),
      { numRuns: 500 },
    )
  })
})

describe('a file of another shape', () => {
  const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells)

  test.each([
    [
      'spaces around quotes',
      '"a", "b, c" ,"d"\n1, 2,3\n',
      [
        ['a', 'b, c', 'd'],
        ['1', ' 2', '3'],
      ],
    ],
    [
      'a quote within spaced text',
      'a,b\n x, "y" z\n',
      [
        ['a', 'b'],
        [' x', ' "y" z'],
      ],
    ],
    [
      'a title with another separator above',
      'Leads, spring\nName;Email\nAna;a@b.co\n',
      [['Leads, spring'], ['Name', 'Email'], ['Ana', 'a@b.co']],
    ],
    [
      'notes full of other separators',
      'Name|Notes\nAna|a, b, c; d\nBo|e, f; g\n',
      [
        ['Name', 'Notes'],
        ['Ana', 'a, b, c; d'],
        ['Bo', 'e, f; g'],
      ],
    ],
    [
      'line ends of an old Mac',
      'a\tb\rc\td\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'quotes behind a backslash, as databases write them',
      'a,b,c\n"Ana \\"La Jefa\\" Ruiz","said \\"hi\\"",1\n',
      [
        ['a', 'b', 'c'],
        ['Ana "La Jefa" Ruiz', 'said "hi"', '1'],
      ],
    ],
    [
      'a quote behind a backslash in front of a separator that is of the text',
      'a,b,c\n"Ana","said \\"yes\\", then no","ok"\n"Bo","\\"C:\\","d"\n',
      [
        ['a', 'b', 'c'],
        ['Ana', 'said "yes", then no', 'ok'],
        ['Bo', '"C:\\', 'd'],
      ],
    ],
    [
      'a path that ends in a backslash',
      'a,b\n"C:\\lists\\","x ""y"" z"\n',
      [
        ['a', 'b'],
        ['C:\\lists\\', 'x "y" z'],
      ],
    ],
    [
      'a line end within the last quotes',
      'a,b\nc,"d\n"',
      [
        ['a', 'b'],
        ['c', 'd\n'],
      ],
    ],
  ])('is read: %s', (_shape, text, cells) => {
    expect(cellsOf(text)).toEqual(cells)
  })
})
