import { limits } from '#domain/basics/text.ts'
import { leadFields } from '#domain/leads/lead-fields.ts'
import { type MovementKind, movementKinds } from '#domain/subscription/movements.ts'
import { trialFigures } from '#domain/subscription/state.ts'
import { isCalendarDay } from './calendar-day.ts'

export const customerStates = ['all', 'waiting', 'paying', 'trial', 'left'] as const
export type CustomerState = (typeof customerStates)[number]
const figureMovements = ['start', ...movementKinds, 'end'] as const

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
  /** Trials that ended in a period, by source of their leads. */
  readonly trial?: (typeof trialFigures)[number] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly source?: string | undefined
  readonly language?: string | undefined
  readonly variant?: 'a' | 'b' | undefined
  /** The month of the first payment; with another, those who had left when that was over. */
  readonly started?: string | undefined
  readonly goneBy?: string | undefined
}

/** Search values that clear the figure. */
export const noFigure = {
  movement: undefined,
  month: undefined,
  day: undefined,
  currency: undefined,
  trial: undefined,
  from: undefined,
  to: undefined,
  source: undefined,
  language: undefined,
  variant: undefined,
  started: undefined,
  goneBy: undefined,
} satisfies { [K in Exclude<keyof CustomersSearch, 'state' | 'q'>]: undefined }

/** True if the screen shows the people behind a figure. */
export const hasFigure = (search: CustomersSearch): boolean =>
  Object.keys(noFigure).some((key) => search[key as keyof typeof noFigure] !== undefined)

/** Parses the query of an address; invalid values are dropped, and figures that are not whole. */
export function parseCustomersSearch(query: Record<string, unknown>): CustomersSearch {
  const { q, currency } = query
  const state = customerStates.find((one) => one !== 'all' && one === query.state) as CustomersSearch['state']
  const movement = figureMovements.find((one) => one === query.movement)
  const dayOf = (value: unknown) => (typeof value === 'string' && isCalendarDay(value) ? value : undefined)
  const [month, day, started, goneBy] = [query.month, query.day, query.started, query.goneBy].map(dayOf)
  const [from, to] = [dayOf(query.from), dayOf(query.to)]
  const trial = trialFigures.find((one) => one === query.trial)
  const wordOf = (value: unknown) =>
    typeof value === 'string' && value !== '' && value.length <= leadFields.leadSource.limit ? value : undefined
  const [source, language] = [wordOf(query.source), wordOf(query.language)]
  const variant = (['a', 'b'] as const).find((one) => one === query.variant)
  const known = typeof currency === 'string' && /^[a-z]{3}$/.test(currency) ? currency : undefined
  return {
    ...(state && { state }),
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, limits.name) }),
    ...(movement && month && known && { movement, month, currency: known }),
    ...(day && known && { day, currency: known }),
    ...(trial &&
      from &&
      to && { trial, from, to, ...(source && { source }), ...(language && { language }), ...(variant && { variant }) }),
    ...(started && { started, ...(goneBy && { goneBy }) }),
  }
}
