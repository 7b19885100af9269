import { type ReactNode, useId, useState } from 'react'
import { assigneeMe, filterNames, isFiltered, joinValues, valuesOf } from '#domain/leads/lead-filters.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { type LeadsSearch, noFilters } from '#web/admin/parts/leads-search.ts'
import { SearchField } from '#web/admin/parts/screen/SearchField.tsx'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { MultiSelect } from '#web/kit/MultiSelect.tsx'
import { platformName } from '../lead-words.ts'
import type { BoardView } from '../store/column-view.ts'
import { FilterRow } from './FilterRow.tsx'
import styles from './LeadsToolbar.module.css'
import { Totals } from './Totals.tsx'
import { useFacets } from './use-facets.ts'

type LeadsToolbarProps = {
  /** Null until the columns were read. */
  view: BoardView | null
  /** True if nothing matches the search, so similar names are shown. */
  similarOnly: boolean
  search: LeadsSearch
  onSearch: (change: LeadsSearch) => void
  /** Further actions at the end of the first line. */
  children?: ReactNode
}

/** Filters in the second line. */
const further = filterNames.filter((name) => name !== 'q' && name !== 'platform')

/** Title, totals, search and filters: the same over board, cards and table. */
export function LeadsToolbar({ view, similarOnly, search, onSearch, children }: LeadsToolbarProps) {
  const { leads, workspace: words } = useWords()
  const format = useFormat()
  const facets = useFacets(view && leadStatuses.reduce((sum, status) => sum + view[status].count, 0))
  const set = further.filter((name) => search[name] !== undefined).length
  // On a phone they would push the leads off the screen.
  const [open, setOpen] = useState(() => set > 0 && matchMedia('(width >= 48rem)').matches)
  const row = useId()
  const platforms = [...new Set([...facets.platforms.keys(), ...(valuesOf(search, 'platform') ?? [])])]
  // Next to the filters it clears, when those are visible.
  const clear = isFiltered(search) && (
    <Button tone="plain" icon="close" className={styles.clear} onClick={() => onSearch(noFilters)}>
      {words.clear}
    </Button>
  )
  return (
    <search
      aria-label={words.filters}
      className={styles.toolbar}
      data-open={open || search.platform !== undefined || undefined}
    >
      <h1 className={styles.title}>{leads.title}</h1>
      <Totals view={view} similarOnly={similarOnly} />
      <div className={styles.search}>
        <SearchField
          label={words.search}
          labelHidden
          placeholder={words.searchHint}
          value={search.q}
          onChange={(q) => onSearch({ q })}
        />
      </div>
      <div className={styles.platform}>
        <MultiSelect
          label={leads.board.platform}
          labelHidden
          any={leads.board.allPlatforms}
          more={words.andMore}
          values={valuesOf(search, 'platform') ?? []}
          onChange={(values) => onSearch({ platform: joinValues(values) })}
          options={platforms.map((id) => ({
            value: id,
            label: leads.board.platformOption(platformName(id, leads), format.number(facets.platforms.get(id) ?? 0)),
          }))}
        />
      </div>
      <Button
        icon="user"
        aria-pressed={search.assignee === assigneeMe}
        className={styles.mine}
        onClick={() => onSearch({ assignee: search.assignee === assigneeMe ? undefined : assigneeMe })}
      >
        {words.mine}
      </Button>
      <Button icon="filter" aria-expanded={open} aria-controls={row} onClick={() => setOpen(!open)}>
        {words.more(set)}
      </Button>
      {!open && clear}
      <div className={styles.end}>{children}</div>
      <div id={row} className={styles.row} hidden={!open}>
        {open && <FilterRow search={search} onSearch={onSearch} facets={facets} clear={clear} />}
      </div>
    </search>
  )
}
