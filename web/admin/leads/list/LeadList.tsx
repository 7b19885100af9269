import { type RefObject, useEffect, useRef, useState } from 'react'
import { isFiltered, type LeadFilters, maxMatches } from '#domain/leads/lead-filters.ts'
import { type ListSort, leadSortOrder, listSorts } from '#domain/leads/lead-views.ts'
import { type LeadsSearch, noFilters } from '#web/admin/parts/leads-search.ts'
import { useIsOffline } from '#web/admin/parts/offline.ts'
import { problemText } from '#web/admin/parts/problem.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { Select } from '#web/kit/Select.tsx'
import { VisuallyHidden } from '#web/kit/VisuallyHidden.tsx'
import { NoLeads } from '../board/BoardBody.tsx'
import { BulkBar } from '../bulk/BulkBar.tsx'
import { LeadGrid } from '../grid/LeadGrid.tsx'
import { ColumnsButton } from '../table/ColumnsButton.tsx'
import { LeadTable } from '../table/LeadTable.tsx'
import styles from './LeadList.module.css'
import { LoadMore } from './LoadMore.tsx'
import { nothing, seenAgain } from './selection.ts'
import { useLeadList } from './use-lead-list.ts'
import { useRowEdit } from './use-row-edit.ts'

type LeadListProps = {
  kind: 'grid' | 'table'
  /** A stable object until the filters change. */
  filters: LeadFilters
  search: LeadsSearch
  onSearch: (change: LeadsSearch) => void
  /** Receives the row ids, which the side panel steps through. */
  ids: RefObject<readonly string[]>
}

/** Leads as cards or as a table: order, selection, bulk actions. */
export function LeadList({ kind, filters, search, onSearch, ids }: LeadListProps) {
  const words = useWords()
  const format = useFormat()
  const { workspace, leads } = words
  const { sort = 'date', order = leadSortOrder[sort] } = search
  const list = useLeadList(filters, sort, order)
  const scroller = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState(nothing)
  const edit = useRowEdit((lead) => {
    list.put(lead)
    setSelection((before) => seenAgain(before, lead))
  })
  const [selectedOf, setSelectedOf] = useState(filters)
  // New filters clear the selection.
  if (selectedOf !== filters) {
    setSelectedOf(filters)
    setSelection(nothing)
  }
  useEffect(() => {
    if (list.isStale) scroller.current?.scrollTo({ top: 0 })
  }, [list.isStale])
  const { rows, total, error } = list
  useEffect(() => {
    ids.current = rows.map(({ id }) => id)
  }, [ids, rows])
  const offline = useIsOffline()
  const shown = total === null ? null : format.number(total)

  const body = () => {
    if (total === null) {
      return <ReadState error={error} failed={leads.board.failed} onRetry={list.reload} loading={leads.board.loading} />
    }
    if (rows.length === 0) {
      return <NoLeads isFiltered={isFiltered(filters)} onShowAll={() => onSearch(noFilters)} />
    }
    const parts = { rows, selection, onSelection: setSelection, onEdit: edit }
    return kind === 'grid' ? (
      <LeadGrid {...parts} />
    ) : (
      <LeadTable {...parts} scroller={scroller} total={total} search={search} onSearch={onSearch} />
    )
  }

  return (
    <section className={styles.list} aria-label={workspace.views[kind]} aria-busy={list.isStale || list.isLoading}>
      <VisuallyHidden>
        <h2>{workspace.views[kind]}</h2>
      </VisuallyHidden>
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {shown !== null && workspace.matching(total ?? 0, list.totalIsCapped ? workspace.atLeast(shown) : shown)}
          {list.similarOnly && ` · ${workspace.similarOnly}`}
          {list.newestOnly && ` · ${workspace.newestOnly(format.number(maxMatches))}`}
        </p>
        <div className={styles.sort}>
          <Select
            label={workspace.sort}
            labelHidden
            value={sort}
            onChange={(chosen: ListSort) =>
              onSearch({ sort: chosen === 'date' ? undefined : chosen, order: undefined })
            }
            options={listSorts.map((value) => ({ value, label: workspace.sortedBy(workspace.sorts[value]) }))}
          />
          <IconButton
            icon={order === 'desc' ? 'chevron-down' : 'chevron-up'}
            label={order === 'desc' ? workspace.descending : workspace.ascending}
            onClick={() => {
              const other = order === 'desc' ? 'asc' : 'desc'
              onSearch({ order: other === leadSortOrder[sort] ? undefined : other })
            }}
          />
        </div>
        {kind === 'table' && <ColumnsButton />}
      </div>
      {error !== null && total !== null && !offline && (
        <Banner
          tone="warning"
          icon="alert"
          action={
            <Button size="small" icon="refresh" onClick={list.reload}>
              {words.tryAgain}
            </Button>
          }
        >
          {problemText(error, words, format)}
        </Banner>
      )}
      <div ref={scroller} className={styles.scroller} data-stale={list.isStale || undefined} data-kind={kind}>
        {body()}
        {list.hasMore && <LoadMore key={rows.length} scroller={scroller} ahead={800} loadMore={list.loadMore} />}
      </div>
      <BulkBar
        selection={selection}
        onSelection={setSelection}
        rows={rows}
        total={total ?? 0}
        totalIsCapped={list.totalIsCapped}
        filters={filters}
      />
    </section>
  )
}
