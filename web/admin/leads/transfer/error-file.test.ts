import { expect, test } from 'vitest'
import { parseCsv } from '#domain/csv.ts'
import { guessFields } from '#domain/import-fields.ts'
import { words } from '#web/words/staff/en.ts'
import { errorCsv } from './error-file.ts'

test('the rows that did not come in stand in the file as they were written, each with its reason, under headings an import knows', () => {
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
