import { expect, it } from 'vitest'
import { parseCustomersSearch } from './customers-search.ts'

it('the URL of the customers screen is parsed without unknown or incomplete values', () => {
  const figure = { movement: 'new', month: '2026-11-01', currency: 'usd' }
  expect(parseCustomersSearch({ state: 'paying', q: 'ana', ...figure })).toEqual({
    state: 'paying',
    q: 'ana',
    ...figure,
  })
  expect(parseCustomersSearch({ day: '2026-11-08', currency: 'jpy' })).toEqual({ day: '2026-11-08', currency: 'jpy' })
  const trials = { trial: 'paid', from: '2026-09-01', to: '2026-11-28' }
  for (const figure of [trials, { ...trials, source: 'partner' }, { ...trials, variant: 'b' }])
    expect(parseCustomersSearch(figure)).toEqual(figure)
  const start = { started: '2026-10-01', goneBy: '2026-11-01' }
  expect(parseCustomersSearch(start)).toEqual(start)
  for (const query of [
    { ...trials, to: 'today' },
    { ...trials, trial: 'running' },
    { goneBy: '2026-11-01' },
    { state: 'all' },
    { state: 'gone' },
    { q: '' },
    { ...figure, currency: 'dollars' },
    { ...figure, month: 'November' },
    { movement: 'bought', month: '2026-11-01', currency: 'usd' },
    { day: '2026-11-08' },
  ])
    expect(parseCustomersSearch(query)).toEqual({})
})
