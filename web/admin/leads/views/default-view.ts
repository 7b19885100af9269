import type { LeadsSearch } from '#web/admin/parts/leads-search.ts'
import { parseLeadsSearch } from '#web/admin/parts/leads-search.ts'

/** A user's default view in this browser: its id and its query, so that opening waits for no request. */
type DefaultView = { readonly id: string; readonly search: LeadsSearch }

const keyOf = (username: string) => `staff.default-view.${username}`

/** This user's default view; null: the pipeline. */
export function readDefaultView(username: string): DefaultView | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(username)) ?? 'null') as Record<string, unknown> | null
    const search = parseLeadsSearch(Object(stored))
    return search.saved === undefined ? null : { id: search.saved, search }
  } catch {
    // Storage may be disabled: then there is no default view.
    return null
  }
}

/** Sets the default view; null: the pipeline. `search` names the view under `saved`. */
export function keepDefaultView(username: string, search: LeadsSearch | null): void {
  try {
    if (search === null) localStorage.removeItem(keyOf(username))
    else localStorage.setItem(keyOf(username), JSON.stringify(search))
  } catch {
    // See above.
  }
}
