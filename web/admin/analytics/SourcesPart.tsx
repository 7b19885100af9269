import { useQuery } from '@tanstack/react-query'
import type { AnalyticsAbout, CountedValue } from '#contract/analytics.ts'
import { type SourceDimension, sourceDimensions } from '#domain/analytics/cells.ts'
import { joinValues, type LeadFilters } from '#domain/leads/lead-filters.ts'
import { useNames } from '#web/admin/parts/value-names.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { useBeforeColumn, useCountColumns } from './columns.tsx'
import { FigureSection } from './FigureTable.tsx'
import { CountFacts } from './FunnelPart.tsx'
import { Part, type PartProps } from './Part.tsx'
import { askedOf, everyMinute, leadsBehind } from './use-figures.ts'
import { VariantsSection } from './VariantsSection.tsx'

/** Sources of leads, and their outcomes. */
export function SourcesPart({ search }: PartProps) {
  const words = useAllWords().analytics
  const found = useQuery({ ...query('readSources', askedOf(search)), ...everyMinute })
  return (
    <Part found={found} isEmpty={({ all }) => all.leads === 0}>
      {({ about, now, before }) => (
        <>
          <CountFacts
            title={words.sourcesAll}
            all={now.all}
            before={before?.all ?? null}
            behind={(more) => leadsBehind(search, about, more)}
          />
          <VariantsSection search={search} />
          {sourceDimensions.map((dimension) => (
            <SourceTable
              key={dimension}
              dimension={dimension}
              rows={now.by[dimension]}
              before={before?.by[dimension]}
              about={about}
              search={search}
            />
          ))}
        </>
      )}
    </Part>
  )
}

type SourceTableProps = PartProps & {
  dimension: SourceDimension
  rows: readonly CountedValue[]
  before: readonly CountedValue[] | undefined
  about: AnalyticsAbout
}

/** The list filter of a value. */
const filterOf = (dimension: SourceDimension, value: string): LeadFilters =>
  dimension === 'owner' ? { assignee: joinValues([value || '@nobody']) } : { [dimension]: joinValues([value]) }

function SourceTable({ dimension, rows, before, about, search }: SourceTableProps) {
  const { sources: words, columns } = useAllWords().analytics
  const names = useNames()
  const { leads, replied, qualified, converted, conversion, won } = useCountColumns()
  const earlier = useBeforeColumn(before)
  return (
    <FigureSection
      title={words[dimension]}
      first={columns.name}
      rows={rows}
      nameOf={({ value }) => names[dimension](value)}
      leadsOf={({ value }) => leadsBehind(search, about, filterOf(dimension, value))}
      barOf={({ leads: count }) => count}
      columns={[leads, ...earlier, replied, qualified, converted, conversion, won]}
    />
  )
}
