import { expect, it } from 'vitest'
import { parseDaySearch } from './day-search.ts'

it('the address of My day keeps a week that exists, and drops the rest', () => {
  expect(parseDaySearch({ view: 'week', week: '2026-W48' })).toEqual({ view: 'week', week: '2026-W48' })
  expect(parseDaySearch({ view: 'week', week: '2026-W60' })).toEqual({ view: 'week' })
  expect(parseDaySearch({ view: 'month', week: '2026-W48' })).toEqual({})
  expect(parseDaySearch({})).toEqual({})
})
