import { useEffect, useEffectEvent, useState } from 'react'
import { type SetupStatus, setupStatuses } from '#domain/setups.ts'
import { limits } from '#domain/text.ts'
import { FilterBar } from '#web/admin/parts/screen/FilterBar.tsx'
import type { SetupsSearch } from '#web/admin/parts/setups-search.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import styles from './SetupsScreen.module.css'

/** Typing is over when it has paused for this long. */
const pauseMs = 250

type SetupFiltersProps = { search: SetupsSearch; onSearch: (change: SetupsSearch) => void }

/** What the list is narrowed down to; a changed filter begins with its first page. */
export function SetupFilters({ search, onSearch }: SetupFiltersProps) {
  const { setups: words } = useAllWords()
  const [typed, setTyped] = useState(search.q ?? '')
  const [known, setKnown] = useState(search.q)
  // The address was changed by something else than typing, such as Back.
  if (known !== search.q) {
    setKnown(search.q)
    if (typed.trim() !== (search.q ?? '')) setTyped(search.q ?? '')
  }
  const find = useEffectEvent((wanted: string) => onSearch({ q: wanted || undefined, after: undefined }))
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === (search.q ?? '')) return
    const timer = setTimeout(() => find(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, search.q])
  const isFiltered = typed !== '' || search.status !== undefined
  return (
    <FilterBar label={words.filters}>
      <div className={styles.search}>
        <TextField
          type="search"
          icon="search"
          label={words.search}
          placeholder={words.searchHint}
          value={typed}
          onChange={setTyped}
          maxLength={limits.name}
          autoComplete="off"
          spellCheck={false}
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
      {isFiltered && (
        <Button
          icon="close"
          onClick={() => {
            setTyped('')
            onSearch({ q: undefined, status: undefined, after: undefined })
          }}
        >
          {words.clear}
        </Button>
      )}
    </FilterBar>
  )
}
