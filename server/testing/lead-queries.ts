import type { LeadQuery } from '#contract/leads.ts'
import type { LeadFilters } from '#domain/lead-filters.ts'

/** Filters and their combinations as people use them; each is asked of the list in every order, and of the board. */
export const filterCombinations: readonly LeadFilters[] = [
  {},
  { status: 'lost' },
  { status: 'qualified' },
  { platform: 'contact-form' },
  { platform: 'nowhere' },
  { priority: 'low' },
  { temperature: 'hot' },
  { temperature: 'warm' },
  { temperature: 'cold' },
  { language: 'es' },
  { language: 'hi' },
  { country: 'AE' },
  { country: 'Nowhere' },
  { assignee: '@nobody' },
  { assignee: 'Lucía Ferrer' },
  { assignee: 'somebody else' },
  { overdue: 'yes' },
  { country: 'AE', language: 'zh', temperature: 'cold' },
  { country: 'ES', language: 'es', temperature: 'warm' },
  { assignee: 'Lucía Ferrer', language: 'ar' },
  { assignee: '@nobody', priority: 'low', temperature: 'warm' },
  { overdue: 'yes', q: 'maria' },
  { overdue: 'yes', country: 'AE', temperature: 'cold' },
  { overdue: 'yes', assignee: 'Lucía Ferrer' },
  { platform: 'contact-form', language: 'zh', temperature: 'hot' },
  { priority: 'high', temperature: 'cold', country: 'AE' },
  { status: 'lost', country: 'AE' },
  { status: 'lost', q: 'maria' },
  { q: 'maria' },
  { q: 'molina' },
  { q: 'quetzal' },
  { q: '612' },
  { q: 'gmail' },
  { q: 'a' },
  { q: 'an' },
  { q: '黄金' },
  { q: 'maria', country: 'ES' },
  { q: 'maria', temperature: 'hot' },
]

/** The orders a list can have; the order within a column needs its status. */
export const listOrders: readonly Pick<LeadQuery, 'sort' | 'order'>[] = [
  { sort: 'date' },
  { sort: 'date', order: 'asc' },
  { sort: 'value' },
  { sort: 'score' },
  { sort: 'priority' },
]
