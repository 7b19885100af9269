import { type SetupStatus, setupStatuses } from '#domain/setups/setups.ts'
import { DayRangeFields } from '#web/admin/parts/date/DayRangeFields.tsx'
import { FilterBar } from '#web/admin/parts/screen/FilterBar.tsx'
import { SearchField } from '#web/admin/parts/screen/SearchField.tsx'
import type { SetupsSearch } from '#web/admin/parts/setups-search.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import styles from './SetupsScreen.module.css'

type SetupFiltersProps = { search: SetupsSearch; onSearch: (change: SetupsSearch) => void }

/** The filters of the list; changing one goes back to the first page. */
export function SetupFilters({ search, onSearch }: SetupFiltersProps) {
  const { setups: words, workspace } = useAllWords()
  const isFiltered = [search.q, search.status, search.from, search.to].some((value) => value !== undefined)
  return (
    <FilterBar label={words.filters}>
      <div className={styles.search}>
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          value={search.q}
          onChange={(q) => onSearch({ q, after: undefined })}
        />
      </div>
      <Select
        label={words.status}
        value={search.status ?? ''}
        onChange={(status: SetupStatus | '') => onSearch({ status: status || undefined, after: undefined })}
        options={[
          { value: '', label: words.anyStatus },
          ...setupStatuses.map((value) => ({ value, label: words.statuses[value] })),
        ]}
      />
      <DayRangeFields words={words} range={search} onChange={(change) => onSearch({ ...change, after: undefined })} />
      {isFiltered && (
        <Button
          icon="close"
          onClick={() =>
            onSearch({ q: undefined, status: undefined, from: undefined, to: undefined, after: undefined })
          }
        >
          {workspace.clear}
        </Button>
      )}
    </FilterBar>
  )
}
