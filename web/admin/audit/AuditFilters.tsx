import { useQuery } from '@tanstack/react-query'
import type { AuditSearch } from '#web/admin/parts/audit-search.ts'
import { DayRangeFields } from '#web/admin/parts/date/DayRangeFields.tsx'
import { FilterBar } from '#web/admin/parts/screen/FilterBar.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { Select } from '#web/kit/Select.tsx'
import { actionText, entityText } from './audit-words.ts'

type AuditFiltersProps = {
  search: AuditSearch
  actions: readonly string[]
  onSearch: (change: AuditSearch) => void
  /** Null while no filter is set. */
  onClear: (() => void) | null
}

/** The filters of the list. */
export function AuditFilters({ search, actions, onSearch, onClear }: AuditFiltersProps) {
  const { audit: words, workspace } = useAllWords()
  const { data } = useQuery(query('listPeople', {}))
  const people = (data?.data ?? []).map(({ id, username }) => ({ value: id, label: username }))
  const known = actions.includes(search.action ?? '') || !search.action ? actions : [search.action, ...actions]
  const entities = Object.keys(words.entities)
  const withAny = (any: string, options: readonly { value: string; label: string }[]) => [
    { value: '', label: any },
    ...options,
  ]
  return (
    <FilterBar label={words.filters}>
      <Select
        label={words.person}
        value={search.user ?? ''}
        onChange={(user) => onSearch({ user: user || undefined })}
        options={withAny(words.anybody, people)}
      />
      <Select
        label={words.action}
        value={search.action ?? ''}
        onChange={(action) => onSearch({ action: action || undefined })}
        options={withAny(
          words.anyAction,
          known.map((action) => ({ value: action, label: actionText(action, words) })),
        )}
      />
      <Select
        label={words.entity}
        value={search.entity ?? ''}
        onChange={(entity) => onSearch({ entity: entity || undefined, record: undefined })}
        options={withAny(
          words.anyEntity,
          entities.map((entity) => ({ value: entity, label: entityText(entity, words) })),
        )}
      />
      <DayRangeFields words={words} range={search} onChange={onSearch} />
      {onClear && (
        <Button icon="close" onClick={onClear}>
          {workspace.clear}
        </Button>
      )}
    </FilterBar>
  )
}
