import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LeadView, ViewSearch } from '#contract/views.ts'
import type { LeadColumnName } from '#domain/leads/lead-views.ts'
import { filtersOf, type LeadsSearch, noFilters } from '#web/admin/parts/leads-search.ts'
import { query } from '#web/api/queries.ts'

/** One's own views and those shared by others. */
export function useViews(): { views: readonly LeadView[]; isLoaded: boolean; reload: () => Promise<void> } {
  const client = useQueryClient()
  const options = query('listViews', {})
  const { data } = useQuery(options)
  return {
    views: data?.data ?? [],
    isLoaded: data !== undefined,
    reload: () => client.invalidateQueries({ queryKey: options.queryKey }),
  }
}

/** The part of the current query that a view stores. */
export function viewSearchOf(search: LeadsSearch, columns: readonly LeadColumnName[]): ViewSearch {
  const { view, sort, order } = search
  return { ...filtersOf(search), view, sort, order, ...(view === 'table' && { columns: [...columns] }) } as ViewSearch
}

/** The address change that applies a view: fields it does not store are cleared. */
export function changeTo(view: LeadView): LeadsSearch {
  const { columns: _columns, view: kind, sort, order, ...filters } = view.search
  return {
    ...noFilters,
    ...filters,
    view: kind === 'board' ? undefined : kind,
    sort: sort === 'pipeline' ? undefined : sort,
    order,
    saved: view.id,
  }
}

/** True if the current query equals a view; a view without columns matches any columns. */
export function sameView(kept: ViewSearch, now: ViewSearch): boolean {
  const shown = kept.columns ? now : { ...now, columns: undefined }
  const text = (search: ViewSearch) =>
    JSON.stringify(
      Object.entries(search)
        .filter(([, value]) => value !== undefined)
        .toSorted(([x], [y]) => x.localeCompare(y)),
    )
  return text(kept) === text(shown)
}
