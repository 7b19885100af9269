import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { assigneeMe, assigneeNobody, joinValues, type SeveralFilter, valuesOf } from '#domain/leads/lead-filters.ts'
import { temperatures } from '#domain/leads/lead-score.ts'
import { defaultLostReasons, everyLostReason } from '#domain/leads/lost-reasons.ts'
import { priorities } from '#domain/leads/options.ts'
import { type LeadStatus, leadStatuses } from '#domain/leads/pipeline.ts'
import { replyBuckets } from '#domain/leads/reply-buckets.ts'
import { hourName } from '#web/admin/parts/hour-name.ts'
import type { LeadsSearch } from '#web/admin/parts/leads-search.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { MultiSelect } from '#web/kit/MultiSelect.tsx'
import { capital, sourceName } from '../lead-words.ts'
import { lostReasonName } from '../lost/lost-reason-name.ts'
import styles from './LeadsToolbar.module.css'
import { RangeFilter } from './RangeFilter.tsx'
import type { useFacets } from './use-facets.ts'

type FilterRowProps = {
  search: LeadsSearch
  onSearch: (change: LeadsSearch) => void
  facets: ReturnType<typeof useFacets>
  /** Clears all filters; absent when none is set. */
  clear: ReactNode
}

type Options = readonly { value: string; label: string }[]

/** Every filter but search and platform, which are above. */
export function FilterRow({ search, onSearch, facets, clear }: FilterRowProps) {
  const words = useWords()
  const { leads, workspace } = words
  const format = useFormat()
  const lostReasons = useQuery({ ...query('listLostReasons', {}), refetchOnMount: 'always' }).data ?? {
    reasons: defaultLostReasons,
    retired: [],
  }
  /** By name, with those that are chosen. */
  const found = (field: SeveralFilter, values: readonly string[], nameOf: (value: string) => string): Options =>
    [...new Set([...values, ...(valuesOf(search, field) ?? [])])]
      .filter((value) => !value.startsWith('@'))
      .map((value) => ({ value, label: nameOf(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label))
  const fixed = <T extends string>(values: readonly T[], names: Record<T, string>): Options =>
    values.map((value) => ({ value, label: names[value] }))
  const asWritten = (value: string) => value
  const rules = useQuery({ ...query('listRules', {}), enabled: search.rule !== undefined }).data?.data ?? []
  const mayImport = useCan('import')
  const isOfImport = mayImport && search.import !== undefined
  const imports = useQuery({ ...query('listImports', {}), enabled: isOfImport }).data?.data ?? []
  const ofOthers = [
    ['lostFrom', (value: string) => leads.stages[value as LeadStatus]],
    ['referrer', asWritten],
    ['variant', asWritten],
    ['arrivedWeekday', (value: string) => format.weekday(Number(value))],
    ['arrivedHour', hourName],
    ['rule', (value: string) => rules.find(({ id }) => id === value)?.rule.name ?? value],
    ['import', (value: string) => imports.find(({ id }) => id === value)?.fileName ?? value],
    ['shift', (value: string) => (value === 'on' ? workspace.arrivedOnShift : workspace.arrivedOffShift)],
  ] as const
  const filters: readonly (readonly [field: SeveralFilter & keyof typeof workspace.any, options: Options])[] = [
    ['status', fixed(leadStatuses, leads.stages)],
    [
      'assignee',
      [
        { value: assigneeMe, label: workspace.me },
        { value: assigneeNobody, label: workspace.nobody },
        ...found('assignee', facets.assignees, asWritten),
      ],
    ],
    ['country', found('country', facets.countries, format.country)],
    ['language', found('language', facets.languages, (code) => capital(format.languageName(code)))],
    ['priority', fixed(priorities, leads.priorities)],
    ['temperature', fixed(temperatures, leads.temperatures)],
    ['source', found('source', facets.sources, (source) => sourceName(source, leads))],
    ['campaign', found('campaign', facets.campaigns, asWritten)],
    ['firstReply', fixed(replyBuckets, workspace.replyBuckets)],
    ['reached', fixed(leadStatuses, leads.stages)],
    // Only other screens ask for these: shown while one is set.
    ...ofOthers
      .filter(([field]) => search[field] !== undefined)
      .map(([field, nameOf]) => [field, found(field, [], nameOf)] as const),
    ['tag', found('tag', facets.tags, asWritten)],
    ['lostReason', found('lostReason', everyLostReason(lostReasons), (reason) => lostReasonName(reason, words))],
  ]
  const ranges = { search, onSearch }
  const { ranges: names } = workspace
  return (
    <div className={styles.filters}>
      {filters.map(([field, options]) => (
        <MultiSelect
          key={field}
          label={workspace.filterNames[field]}
          any={workspace.any[field]}
          more={workspace.andMore}
          options={options}
          values={valuesOf(search, field) ?? []}
          onChange={(values) => onSearch({ [field]: joinValues(values) })}
        />
      ))}
      <RangeFilter {...ranges} label={names.value} from="valueFrom" to="valueTo" kind="number" />
      <RangeFilter {...ranges} label={names.score} from="scoreFrom" to="scoreTo" kind="number" />
      <RangeFilter {...ranges} label={names.arrived} from="arrivedFrom" to="arrivedTo" kind="day" />
      {(search.convertedFrom ?? search.convertedTo) !== undefined && (
        <RangeFilter {...ranges} label={names.converted} from="convertedFrom" to="convertedTo" kind="day" />
      )}
      <RangeFilter {...ranges} label={names.contact} from="contactFrom" to="contactTo" kind="day" />
      <RangeFilter {...ranges} label={names.followUp} from="followUpFrom" to="followUpTo" kind="day" />
      <div className={styles.flags}>
        <Checkbox
          label={workspace.overdue}
          checked={search.overdue === 'yes'}
          onChange={(checked) => onSearch({ overdue: checked ? 'yes' : undefined })}
        />
        <Checkbox
          label={workspace.noReply}
          checked={search.reply === 'none'}
          onChange={(checked) => onSearch({ reply: checked ? 'none' : undefined })}
        />
        <Checkbox
          label={workspace.noTask}
          checked={search.task === 'none'}
          onChange={(checked) => onSearch({ task: checked ? 'none' : undefined })}
        />
        {search.inTime === 'yes' && (
          <Checkbox label={workspace.inTime} checked onChange={() => onSearch({ inTime: undefined })} />
        )}
        {search.wonAgain === 'yes' && (
          <Checkbox label={workspace.wonAgain} checked onChange={() => onSearch({ wonAgain: undefined })} />
        )}
        {clear}
      </div>
    </div>
  )
}
