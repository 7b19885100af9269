import { useQuery } from '@tanstack/react-query'
import type { WorkloadAnswer } from '#contract/analytics.ts'
import { minuteMs } from '#domain/basics/instant.ts'
import { joinValues, type LeadFilters } from '#domain/leads/lead-filters.ts'
import { leadStatuses, pipeline } from '#domain/leads/pipeline.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useNames } from '#web/admin/parts/value-names.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { FigureSection, LeadsLink } from './FigureTable.tsx'

type Teammate = WorkloadAnswer['teammates'][number]

const openStages = joinValues(leadStatuses.filter((stage) => !pipeline[stage].closed))

/** Each teammate's open work. */
export function WorkloadPart() {
  const { analytics: words } = useAllWords()
  const { columns } = words
  const format = useFormat()
  const names = useNames()
  const { data, error, refetch } = useQuery({
    ...query('readWorkload', {}),
    refetchOnMount: 'always',
    refetchInterval: minuteMs,
  })
  if (!data) return <ReadState error={error} failed={words.loadFailed} rows={4} onRetry={() => void refetch()} />
  if (data.teammates.length === 0) return <EmptyState icon="bars" title={words.workload.none} />
  const leadsOf = ({ name }: Teammate, more: LeadFilters = {}): LeadFilters => ({
    assignee: joinValues([name || '@nobody']),
    status: openStages,
    ...more,
  })
  const count = (name: string, of: (row: Teammate) => number) => ({
    name,
    text: (row: Teammate) => format.number(of(row)),
    raw: of,
  })
  return (
    <FigureSection
      title={words.workload.title}
      text={words.workload.text}
      first={columns.teammate}
      rows={data.teammates}
      nameOf={({ name }) => names.owner(name)}
      leadsOf={leadsOf}
      barOf={({ open }) => open}
      columns={[
        count(columns.open, ({ open }) => open),
        {
          name: columns.overdue,
          text: (row) => <LeadsLink leads={leadsOf(row, { overdue: 'yes' })}>{format.number(row.overdue)}</LeadsLink>,
          raw: ({ overdue }) => overdue,
        },
        count(columns.tasks, ({ tasks }) => tasks),
        count(columns.overdueTasks, ({ overdueTasks }) => overdueTasks),
      ]}
    />
  )
}
