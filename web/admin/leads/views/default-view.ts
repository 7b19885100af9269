import type { LeadsSearch } from '#web/admin/parts/leads-search.ts'
import { parseLeadsSearch } from '#web/admin/parts/leads-search.ts'

/** The view that a colleague opens the leads with, in this browser: its id, and what it shows, so that nothing waits for it. */
type DefaultView = { readonly id: string; readonly search: LeadsSearch }

const keyOf = (username: string) => `staff.default-view.${username}`

/** What this colleague opens the leads with; null: the pipeline. */
export function readDefaultView(username: string): DefaultView | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(username)) ?? 'null') as Record<string, unknown> | null
    const search = parseLeadsSearch(Object(stored))
    return search.saved === undefined ? null : { id: search.saved, search }
  } catch {
    // A browser may forbid its storage altogether: then there is none.
    return null
  }
}

/** Opens the leads with this view from now on; null: with the pipeline. `search` names the view under `saved`. */
export function keepDefaultView(username: string, search: LeadsSearch | null): void {
  try {
    if (search === null) localStorage.removeItem(keyOf(username))
    else localStorage.setItem(keyOf(username), JSON.stringify(search))
  } catch {
    // See above.
  }
}
