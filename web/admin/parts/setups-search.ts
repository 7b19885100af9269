import { type SetupStatus, setupStatuses } from '#domain/setups.ts'
import { limits } from '#domain/text.ts'

/** What the address of the setups screen holds beside the path. */
export type SetupsSearch = {
  /** What is searched for. */
  readonly q?: string | undefined
  readonly status?: SetupStatus | undefined
  /** Where the page begins: the cursor that the page before ended with. */
  readonly after?: string | undefined
  /** Id of the open setup. */
  readonly setup?: string | undefined
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const cursor = /^[\w-]{1,400}$/

/** Reads the query of an address; whatever cannot be meant is left out. */
export function parseSetupsSearch(query: Record<string, unknown>): SetupsSearch {
  const { q, status, after, setup } = query
  const known = setupStatuses.find((one) => one === status)
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, limits.name) }),
    ...(known && { status: known }),
    ...(typeof after === 'string' && cursor.test(after) && { after }),
    ...(typeof setup === 'string' && uuid.test(setup) && { setup }),
  }
}
