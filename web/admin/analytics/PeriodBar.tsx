import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { offeredDays, usualDays } from '#domain/analytics/period.ts'
import { assigneeNobody, joinValues, splitValues } from '#domain/leads/lead-filters.ts'
import { type AnalyticsSearch, sharedFilters } from '#web/admin/parts/analytics-search.ts'
import { DayRangeFields } from '#web/admin/parts/date/DayRangeFields.tsx'
import { localMoment } from '#web/admin/parts/date/local-moment.ts'
import { FilterBar } from '#web/admin/parts/screen/FilterBar.tsx'
import { useNames } from '#web/admin/parts/value-names.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { MultiSelect } from '#web/kit/MultiSelect.tsx'
import { Select } from '#web/kit/Select.tsx'

type PeriodBarProps = {
  search: AnalyticsSearch
  onSearch: (change: AnalyticsSearch) => void
}

const own = 'own'

/** The period, its comparison, and the lead filters. */
export function PeriodBar({ search, onSearch }: PeriodBarProps) {
  const { analytics: words } = useAllWords()
  const format = useFormat()
  const isOwn = search.from !== undefined || search.to !== undefined
  const choosePeriod = (chosen: string) => {
    const today = localMoment(new Date()).slice(0, 10)
    if (chosen === own) onSearch({ days: undefined, from: today.slice(0, 8).concat('01'), to: today })
    else onSearch({ days: chosen === String(usualDays) ? undefined : chosen, from: undefined, to: undefined })
  }
  return (
    <FilterBar label={words.filters}>
      <Select
        label={words.period}
        value={isOwn ? own : (search.days ?? String(usualDays))}
        onChange={choosePeriod}
        options={[
          ...offeredDays.map((days) => ({ value: String(days), label: words.lastDays(format.number(days)) })),
          { value: own, label: words.ownPeriod },
        ]}
      />
      {isOwn && <DayRangeFields words={words} range={search} onChange={onSearch} />}
      <Checkbox
        label={words.compare}
        checked={search.compare === 'before'}
        onChange={(checked) => onSearch({ compare: checked ? 'before' : undefined })}
      />
      <LeadFilters search={search} onSearch={onSearch} />
    </FilterBar>
  )
}

/** Lead filters, collapsed at first so that the figures come first. */
function LeadFilters({ search, onSearch }: PeriodBarProps) {
  const { analytics: words, workspace } = useAllWords()
  const names = useNames()
  const facets = useQuery({ ...query('listLeadFacets', {}), refetchOnMount: 'always' }).data
  const platforms = useQuery({ ...query('listPlatforms', {}), refetchOnMount: 'always' }).data
  const values = {
    platform: platforms?.data.map(({ id }) => id),
    language: facets?.languages,
    country: facets?.countries,
    assignee: facets && [assigneeNobody, ...facets.assignees],
    source: facets?.sources,
    campaign: facets?.campaigns,
  }
  const set = sharedFilters.filter((name) => search[name] !== undefined).length
  const [isOpen, setOpen] = useState(set > 0)
  return (
    <>
      <Button icon="filter" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {workspace.more(set)}
      </Button>
      {(isOpen ? sharedFilters : []).map((name) => {
        const chosen = splitValues(search[name] ?? '')
        const options = [...new Set([...(values[name] ?? []), ...chosen])]
        return (
          <MultiSelect
            key={name}
            label={name === 'platform' ? words.page : workspace.filterNames[name]}
            any={name === 'platform' ? words.anyPage : workspace.any[name]}
            more={workspace.andMore}
            options={options.map((value) => ({ value, label: names[name === 'assignee' ? 'owner' : name](value) }))}
            values={chosen}
            onChange={(next) => onSearch({ [name]: joinValues(next) })}
          />
        )
      })}
      {set > 0 && (
        <Button
          icon="close"
          onClick={() => onSearch(Object.fromEntries(sharedFilters.map((name) => [name, undefined])))}
        >
          {workspace.clear}
        </Button>
      )}
    </>
  )
}
