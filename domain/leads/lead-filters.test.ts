import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isFiltered,
  joinValues,
  type LeadFilters,
  matchesFilters,
  namedFilters,
  onlyStage,
  splitValues,
} from './lead-filters.ts'

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
  leadSource: 'website',
  lostReason: null,
  tags: ['vip', 'fair, 2026'],
  firstReplyAt: null,
  lastContactDate: null,
  nextFollowUpDate: now + 24 * 3_600_000,
  estimatedValue: 12_000,
  createdAt: now - 48 * 3_600_000,
  clockSince: now - 25 * 3_600_000,
  clockEvent: 'reply' as const,
} as const
const matches = (
  filters: LeadFilters,
  change: Partial<Omit<typeof lead, 'assignedTo'>> & { assignedTo?: string | null } = {},
) => matchesFilters({ ...lead, ...change }, filters, 'ana', now)

describe('lead filters', () => {
  it.each<LeadFilters>([
    {},
    { platform: 'main', status: 'contacted', priority: 'high', temperature: 'hot' },
    { language: 'pt', country: 'ES', assignee: 'ana' },
    { assignee: '@me' },
    { overdue: 'yes' },
    { country: 'MX,ES', status: 'new,contacted' },
    { assignee: '@nobody,@me' },
    { tag: 'gold,vip' },
    { tag: joinValues(['fair, 2026']) },
    { source: 'website', reply: 'none' },
    { valueFrom: '12000', valueTo: '12000', scoreFrom: '85', scoreTo: '85' },
    // Only the database can evaluate these.
    { campaign: 'autumn', task: 'none' },
    // Days begin in the team’s time zone.
    { arrivedFrom: '2027-01-01', shift: 'on', arrivedHour: '3' },
    // Only the database can evaluate a search.
    { q: 'anything' },
  ])('%j match a lead with that property', (filters) => {
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
    { country: 'MX,PT' },
    { tag: 'gold,fair' },
    { source: 'phone' },
    { lostReason: 'no_answer' },
    { valueFrom: '12001' },
    { valueTo: '11999' },
    { scoreFrom: '86' },
    { scoreTo: '84' },
  ])('%j exclude a lead without it', (filters) => {
    expect(matches(filters)).toBe(false)
  })

  it('match an assignee, or unassigned leads', () => {
    expect([
      matches({ assignee: '@me' }, { assignedTo: 'ben' }),
      matches({ assignee: '@nobody' }, { assignedTo: null }),
    ]).toEqual([false, true])
  })

  it('count a waiting lead that is not overdue as in time', () => {
    const wrote = { clockEvent: 'message' } as const
    const asked = (clockSince: number, change: object = wrote) =>
      matchesFilters({ ...lead, ...change, clockSince }, { inTime: 'yes' }, 'ana', now)
    expect([asked(now - 60_000), asked(now - 60_000, {}), asked(now - 365 * 24 * 3_600_000)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('count a lead beyond its threshold at the given time as overdue', () => {
    expect(matchesFilters(lead, { overdue: 'yes' }, 'ana', now - 2 * 3_600_000)).toBe(false)
  })

  it('match leads without a reply', () => {
    expect(matches({ reply: 'none' }, { firstReplyAt: now as never })).toBe(false)
  })

  it('accept several distinct values with any content', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' })), (values) => {
        expect(splitValues(joinValues(values) ?? '')).toEqual(values)
      }),
    )
    expect([splitValues('a,,b,a,'), joinValues([])]).toEqual([['a', 'b'], undefined])
  })

  it('report the one stage they ask for, or none', () => {
    expect([onlyStage({ status: 'new' }), onlyStage({ status: 'new,lost' }), onlyStage({})]).toEqual([
      'new',
      undefined,
      undefined,
    ])
  })

  it('replace “me” by the caller', () => {
    expect(namedFilters({ assignee: 'ben,@me', country: 'ES' }, 'a,na')).toEqual({
      assignee: 'ben,a\\,na',
      country: 'ES',
    })
  })

  it('report if any is set', () => {
    expect([isFiltered({}), isFiltered({ q: undefined }), isFiltered({ overdue: 'yes' })]).toEqual([false, false, true])
  })
})
