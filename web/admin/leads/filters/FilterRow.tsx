import type { ReactNode } from 'react'
import { assigneeMe, assigneeNobody } from '#domain/lead-filters.ts'
import { temperatures } from '#domain/lead-score.ts'
import { priorities } from '#domain/options.ts'
import { leadStatuses } from '#domain/pipeline.ts'
import type { LeadsSearch } from '#web/admin/parts/leads-search.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { Select } from '#web/kit/Select.tsx'
import { capital } from '../lead-words.ts'
import styles from './LeadsToolbar.module.css'
import type { useFacets } from './use-facets.ts'

type FilterRowProps = {
  search: LeadsSearch
  onSearch: (change: LeadsSearch) => void
  facets: ReturnType<typeof useFacets>
  /** Clears all filters; absent when none is set. */
  clear: ReactNode
}

/** Every filter but search and platform, which are above. */
export function FilterRow({ search, onSearch, facets, clear }: FilterRowProps) {
  const { leads, workspace: words } = useWords()
  const format = useFormat()
  const byName = (nameOf: (code: string) => string) => (codes: readonly string[], chosen: string | undefined) =>
    [...new Set([...codes, ...(chosen === undefined ? [] : [chosen])])]
      .map((value) => ({ value, label: nameOf(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label))
  const languages = byName((code) => capital(format.languageName(code)))
  const countries = byName(format.country)
  const people = byName((name) => name)
  const named = search.assignee?.startsWith('@') ? undefined : search.assignee
  const fixed = <T extends string>(values: readonly T[], names: Record<T, string>) =>
    values.map((value) => ({ value, label: names[value] }))

  const select = <F extends 'status' | 'priority' | 'temperature' | 'language' | 'country' | 'assignee'>(
    field: F,
    any: string,
    options: { value: string; label: string }[],
  ) => (
    <Select
      label={words[field]}
      value={search[field] ?? ''}
      onChange={(value) => onSearch({ [field]: value || undefined })}
      options={[{ value: '', label: any }, ...options]}
    />
  )
  return (
    <div className={styles.filters}>
      {select('status', words.anyStatus, fixed(leadStatuses, leads.stages))}
      {select('priority', words.anyPriority, fixed(priorities, leads.priorities))}
      {select('temperature', words.anyTemperature, fixed(temperatures, leads.temperatures))}
      {select('language', words.anyLanguage, languages(facets.languages, search.language))}
      {select('country', words.anyCountry, countries(facets.countries, search.country))}
      {select('assignee', words.anyAssignee, [
        { value: assigneeMe, label: words.me },
        { value: assigneeNobody, label: words.nobody },
        ...people(facets.assignees, named),
      ])}
      <Checkbox
        label={words.overdue}
        checked={search.overdue === 'yes'}
        onChange={(checked) => onSearch({ overdue: checked ? 'yes' : undefined })}
      />
      {clear}
    </div>
  )
}
