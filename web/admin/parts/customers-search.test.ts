import { expect, it } from 'vitest'
import { parseCustomersSearch } from './customers-search.ts'

it('reads the address of the customers screen, and drops what it does not know or is not whole', () => {
  const figure = { movement: 'new', month: '2026-11-01', currency: 'usd' }
  expect(parseCustomersSearch({ state: 'paying', q: 'ana', ...figure })).toEqual({
    state: 'paying',
    q: 'ana',
    ...figure,
  })
  expect(parseCustomersSearch({ day: '2026-11-08', currency: 'jpy' })).toEqual({ day: '2026-11-08', currency: 'jpy' })
  for (const query of [
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
