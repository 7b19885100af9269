import { type MovementKind, movementKinds } from '#domain/subscription/movements.ts'
import { limits } from '#domain/text.ts'
import { isCalendarDay } from './calendar-day.ts'

export const customerStates = ['all', 'waiting', 'paying', 'trial', 'left'] as const
export type CustomerState = (typeof customerStates)[number]
export const figureMovements = ['start', ...movementKinds, 'end'] as const

/** The query of the customers screen's address. */
export type CustomersSearch = {
  readonly state?: Exclude<CustomerState, 'all'> | undefined
  /** The search text. */
  readonly q?: string | undefined
  /** A figure of the monthly amount: who moved so in the month, or paid as it began or ended. */
  readonly movement?: MovementKind | 'start' | 'end' | undefined
  readonly month?: string | undefined
  /** A day on which money moved. */
  readonly day?: string | undefined
  readonly currency?: string | undefined
}

/** Parses the query of an address; invalid values are dropped, and figures that are not whole. */
export function parseCustomersSearch(query: Record<string, unknown>): CustomersSearch {
  const { q, currency } = query
  const state = customerStates.find((one) => one !== 'all' && one === query.state) as CustomersSearch['state']
  const movement = figureMovements.find((one) => one === query.movement)
  const dayOf = (value: unknown) => (typeof value === 'string' && isCalendarDay(value) ? value : undefined)
  const [month, day] = [dayOf(query.month), dayOf(query.day)]
  const known = typeof currency === 'string' && /^[a-z]{3}$/.test(currency) ? currency : undefined
  return {
    ...(state && { state }),
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, limits.name) }),
    ...(movement && month && known && { movement, month, currency: known }),
    ...(day && known && { day, currency: known }),
  }
}
