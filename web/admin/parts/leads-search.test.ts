import { describe, expect, it } from 'vitest'
import { filtersOf, noFilters, parseLeadsSearch } from './leads-search.ts'

const lead = '0192f0c2-7c1a-7c3e-9f3a-2b1c4d5e6f70'
const filters = {
  q: 'ana',
  status: 'new,lost',
  priority: 'high',
  temperature: 'hot',
  platform: 'main',
  language: 'es',
  country: 'ES,MX',
  assignee: '@me',
  overdue: 'yes',
  reply: 'none',
  valueFrom: '10000',
  arrivedTo: '2026-11-22',
  tag: 'fair\\, 2026,vip',
} as const

describe('the address of the leads screen', () => {
  it('contains filters, view, order, saved view, and the open leads', () => {
    const search = { ...filters, view: 'table', sort: 'value', order: 'asc', saved: lead, peek: lead, lead } as const
    expect(parseLeadsSearch(search)).toEqual(search)
  })

  it.each([
    { lead: '../../etc' },
    { lead: 5 },
    { peek: 'x' },
    { platform: '' },
    { platform: 'x'.repeat(4001) },
    { status: 'nowhere' },
    { status: 'new,nowhere' },
    { valueFrom: 'much' },
    { arrivedFrom: '2026-13-01' },
    { task: 'any' },
    { overdue: 'no' },
    { view: 'board' },
    { sort: 'pipeline' },
    { other: 'x' },
  ])('leaves out %j', (query) => {
    expect(parseLeadsSearch(query)).toEqual({})
  })

  it('lists its filters, and clears them all', () => {
    expect(filtersOf({ ...filters, view: 'grid', sort: 'score', lead })).toEqual(filters)
    expect({ ...filters, ...noFilters }).toEqual(Object.fromEntries(Object.keys(filters).map((n) => [n, undefined])))
  })
})
