import { expect, test } from 'vitest'
import { parseSetupsSearch } from './setups-search.ts'

const setup = '01900000-0000-7000-8000-000000000001'

test('the URL of the setups screen keeps valid values', () => {
  const search = { q: 'torres', status: 'failed', from: '2026-11-02', to: '2026-11-08', after: 'WzE3_-4', setup }
  expect(parseSetupsSearch(search)).toEqual(search)
})

test.each([
  ['an unknown status', { status: 'done' }],
  ['an empty search', { q: '' }],
  ['a cursor that is none', { after: '../../x' }],
  ['an id that is none', { setup: 'new' }],
  ['a day that is none', { from: '2026-02-30', to: 'soon' }],
  ['numbers', { q: 7, status: 1, setup: 2 }],
])('%s is left out', (_what, query) => {
  expect(parseSetupsSearch(query)).toEqual({})
})

test('a search is limited to the longest allowed one', () => {
  expect(parseSetupsSearch({ q: 'x'.repeat(500) }).q).toHaveLength(120)
})
