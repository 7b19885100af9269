import { describe, expect, it } from 'vitest'
import { parseAuditSearch } from './audit-search.ts'
import { endOfDay, startOfDay } from './date/local-moment.ts'

describe('the address of the audit screen', () => {
  it('contains the filters', () => {
    const search = {
      user: '0192f0c2-7c1a-7c3e-9f3a-2b1c4d5e6f70',
      action: 'lead.moved',
      from: '2026-11-01',
      to: '2026-11-21',
    }
    expect(parseAuditSearch({ ...search, lang: 'es' })).toEqual(search)
  })

  it.each([
    [{ from: '21/11/2026' }],
    [{ to: '2026-02-30' }],
    [{ action: '' }],
    [{ entity: 'a b' }],
    [{ record: 'x'.repeat(81) }],
    [{ user: 7 }],
  ])('drops an invalid value: %j', (query) => {
    expect(parseAuditSearch(query)).toEqual({})
  })
})

it('a day begins at midnight of the reader and ends with the next one', () => {
  const start = startOfDay('2026-03-29')
  expect([start.getFullYear(), start.getMonth(), start.getDate(), start.getHours()]).toEqual([2026, 2, 29, 0])
  expect(endOfDay('2026-02-28')).toEqual(startOfDay('2026-03-01'))
  expect(endOfDay('2026-12-31')).toEqual(startOfDay('2027-01-01'))
})
