import { limits } from '#domain/basics/text.ts'
import { type SetupStatus, setupStatuses } from '#domain/setups/setups.ts'
import { dayOrNone } from './calendar-day.ts'

/** The query of the setups screen's address. */
export type SetupsSearch = {
  /** The search text. */
  readonly q?: string | undefined
  readonly status?: SetupStatus | undefined
  /** First and last day of submission. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The cursor at which the page starts. */
  readonly after?: string | undefined
  /** Id of the open setup. */
  readonly setup?: string | undefined
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const cursor = /^[\w-]{1,400}$/

/** Parses the query of an address; invalid values are dropped. */
export function parseSetupsSearch(query: Record<string, unknown>): SetupsSearch {
  const { q, status, after, setup } = query
  const day = (name: 'from' | 'to') => dayOrNone(String(query[name]))
  const [from, to] = [day('from'), day('to')]
  const known = setupStatuses.find((one) => one === status)
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, limits.name) }),
    ...(known && { status: known }),
    ...(from && { from }),
    ...(to && { to }),
    ...(typeof after === 'string' && cursor.test(after) && { after }),
    ...(typeof setup === 'string' && uuid.test(setup) && { setup }),
  }
}
