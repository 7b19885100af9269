import { expect, test } from 'vitest'
import { parseCsv } from '#domain/basics/csv.ts'
import { guessFields } from '#domain/import/import-columns.ts'
import { importFields } from '#domain/import/import-fields.ts'
import { staffLanguages } from '#domain/site/languages.ts'
import { loadStaffWords } from '#web/words/staff/load.ts'
import { errorCsv } from './error-file.ts'
import { firstMapping, leftOutOf, rowsOf } from './mapping.ts'
import { readFile } from './read-file.ts'

const words = await loadStaffWords('en')

test('the file of rows not imported has them as written, with reasons, under headings an import recognises', () => {
  const csv = errorCsv(
    [
      {
        line: 3,
        state: 'faulty',
        fields: { name: 'Ana', email: 'ana@' },
        problems: { email: 'invalid_email' },
        match: null,
        changes: null,
      },
      {
        line: 9,
        state: 'left_out',
        fields: { name: '=1+1' },
        problems: {},
        match: { by: 'email', lead: null, line: 2 },
        changes: null,
      },
    ],
    words,
  )
  const [head, first, second] = parseCsv(csv).map(({ cells }) => cells)
  expect(head).toEqual(['Name', 'Email', 'Line', 'Reason'])
  expect(guessFields(head!)).toEqual(['name', 'email', null, null])
  expect(first).toEqual(['Ana', 'ana@', '3', `Email: ${words.fields.invalid_email}`])
  expect(second).toEqual(["'=1+1", '', '9', 'Duplicate'])
})

test.each(staffLanguages)(
  'such a file maps itself when imported again, whoever downloaded it, without line and reason columns: %s',
  async (language) => {
    const own = await loadStaffWords(language)
    const fields = {
      name: 'Ana Torres',
      email: 'ana@example.com',
      phone: '+34 600 111 222',
      notes: '=later',
      createdAt: '2026-11-20',
    }
    const csv = errorCsv(
      [
        {
          line: 3,
          state: 'faulty',
          fields: { ...fields, country: 'Wonderland' },
          problems: { country: 'invalid_choice' },
          match: null,
          changes: null,
        },
      ],
      own,
    )
    const file = await readFile(new File([csv], 'fair-errors.csv'))
    const mapping = firstMapping(file, 'en')
    expect(leftOutOf(file, mapping)).toEqual([])
    expect(rowsOf(file, mapping)).toEqual([{ line: 2, fields: { ...fields, notes: "'=later", country: 'Wonderland' } }])
  },
)

test.each(staffLanguages)('every field is recognised by its on-screen name: %s', async (language) => {
  const own = await loadStaffWords(language)
  const names = importFields.map((field) => own.leads.fields[field])
  expect(guessFields(names)).toEqual([...importFields])
})
