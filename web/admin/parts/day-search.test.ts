import { expect, it } from 'vitest'
import { parseDaySearch } from './day-search.ts'

it('the URL of My day keeps an existing week, and drops other values', () => {
  expect(parseDaySearch({ view: 'week', week: '2026-W48' })).toEqual({ view: 'week', week: '2026-W48' })
  expect(parseDaySearch({ view: 'week', week: '2026-W60' })).toEqual({ view: 'week' })
  expect(parseDaySearch({ view: 'month', week: '2026-W48' })).toEqual({})
  expect(parseDaySearch({})).toEqual({})
})
