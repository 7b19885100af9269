import { describe, expect, it } from 'vitest'
import { isFiltered, type LeadFilters, matchesFilters } from './lead-filters.ts'

const now = Date.UTC(2026, 0, 15, 12)
const lead = {
  status: 'contacted',
  platform: 'main',
  priority: 'high',
  language: 'es',
  preferredLanguage: 'pt',
  country: 'ES',
  assignedTo: 'ana',
  score: 85,
  createdAt: now - 48 * 3_600_000,
  updatedAt: now - 25 * 3_600_000,
} as const
const matches = (
  filters: LeadFilters,
  change: Partial<Omit<typeof lead, 'assignedTo'>> & { assignedTo?: string | null } = {},
) => matchesFilters({ ...lead, ...change }, filters, 'ana', now)

describe('filters of leads', () => {
  it.each<LeadFilters>([
    {},
    { platform: 'main', status: 'contacted', priority: 'high', temperature: 'hot' },
    { language: 'pt', country: 'ES', assignee: 'ana' },
    { assignee: '@me' },
    { overdue: 'yes' },
    // Only the database can judge what is searched for.
    { q: 'anything' },
  ])('%j hold a lead that is so', (filters) => {
    expect(matches(filters)).toBe(true)
  })

  it.each<LeadFilters>([
    { platform: 'contact-form' },
    { status: 'new' },
    { priority: 'low' },
    { temperature: 'cold' },
    // The language the lead prefers counts, not that of the form.
    { language: 'es' },
    { country: 'PT' },
    { assignee: 'ben' },
    { assignee: '@nobody' },
    { platform: 'main', priority: 'low' },
  ])('%j leave out a lead that is not', (filters) => {
    expect(matches(filters)).toBe(false)
  })

  it('name the owner of a lead, or none', () => {
    expect([
      matches({ assignee: '@me' }, { assignedTo: 'ben' }),
      matches({ assignee: '@nobody' }, { assignedTo: null }),
    ]).toEqual([false, true])
  })

  it('hold as overdue what has waited longer than its column allows, by the moment that is given', () => {
    expect(matchesFilters(lead, { overdue: 'yes' }, 'ana', now - 2 * 3_600_000)).toBe(false)
  })

  it('are set or not', () => {
    expect([isFiltered({}), isFiltered({ q: undefined }), isFiltered({ overdue: 'yes' })]).toEqual([false, false, true])
  })
})
