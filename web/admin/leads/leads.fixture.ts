import type { Board, Lead } from '#contract/leads.ts'
import { withoutValues } from '#domain/leads/lead-fields.ts'
import { columnOrder, type LeadStatus, leadStatuses, pipeline } from '#domain/leads/pipeline.ts'

/** Noon of a past day; tests count minutes from it. */
export const noon = Date.UTC(2026, 0, 15, 12)
export const minutesPastNoon = (minutes: number): string => new Date(noon + minutes * 60_000).toISOString()

/** A lead for tests: `id` is any short word, `touched` its last update in minutes past noon. */
export function leadOf(id: string, status: LeadStatus = 'new', touched = 0, more: Partial<Lead> = {}): Lead {
  return {
    ...withoutValues,
    id,
    name: `Lead ${id}`,
    email: `${id}@example.com`,
    phone: '+34 600123456',
    country: 'ES',
    preferredLanguage: 'es',
    investmentExperience: 'beginner',
    language: 'es',
    status,
    priority: 'medium',
    leadSource: 'website',
    platform: 'main',
    tags: [],
    estimatedValue: 1000,
    conversionProbability: 50,
    createdAt: minutesPastNoon(touched),
    updatedAt: minutesPastNoon(touched),
    version: 1,
    returnedCount: 0,
    score: 30,
    temperature: 'cold',
    ...more,
  }
}

/** The board a server with these leads returns, `limit` cards per column; a cursor is the number of cards before it. */
export function boardOf(leads: readonly Lead[], limit = 30, now = minutesPastNoon(0)): Board {
  const columns = leadStatuses.map((status) => {
    const all = leads.filter((lead) => lead.status === status).toSorted(columnOrder)
    return {
      status,
      count: all.length,
      value: all.reduce((sum, lead) => sum + (lead.estimatedValue ?? 0), 0),
      probability: pipeline[status].probability / 100,
      reached: 0,
      isCapped: false,
      newestOnly: false,
      leads: all.slice(0, limit),
      nextCursor: all.length > limit ? String(limit) : null,
    }
  })
  return { columns, similarOnly: false, now }
}

/** The page of a column behind a cursor of `boardOf`. */
export function pageOf(leads: readonly Lead[], status: LeadStatus, cursor: string, limit = 30) {
  const all = leads.filter((lead) => lead.status === status).toSorted(columnOrder)
  const end = Number(cursor) + limit
  return { data: all.slice(Number(cursor), end), nextCursor: all.length > end ? String(end) : null }
}
