import { useQuery } from '@tanstack/react-query'
import type { Cohort } from '#contract/analytics.ts'
import { cohortWeeks } from '#domain/analytics/bins.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { rawShare, useShare } from './columns.tsx'
import { FigureSection } from './FigureTable.tsx'
import { Part, type PartProps } from './Part.tsx'
import { askedOf, daysOfWeek, everyMinute, leadsBehind } from './use-figures.ts'

/** Leads by week of arrival, and how many converted in time. */
export function CohortsPart({ search }: PartProps) {
  const { cohorts: words, columns } = useAllWords().analytics
  const format = useFormat()
  const share = useShare()
  const found = useQuery({ ...query('readCohorts', askedOf(search)), ...everyMinute })
  const after = (row: Cohort, weeks: number) => row.converted.find((one) => one.weeks === weeks)?.leads ?? null
  return (
    <Part found={found} isEmpty={({ cohorts }) => cohorts.every(({ leads }) => leads === 0)}>
      {({ about, now }) => (
        <FigureSection
          title={words.title}
          text={words.text}
          first={columns.week}
          rows={now.cohorts}
          nameOf={({ week }) => format.day(week)}
          leadsOf={({ week }) => {
            const { from, to } = daysOfWeek(about, week)
            return leadsBehind(search, about, { arrivedFrom: from, arrivedTo: to })
          }}
          barOf={({ convertedSoFar, leads }) => (leads === 0 ? 0 : convertedSoFar / leads)}
          columns={[
            { name: columns.leads, text: ({ leads }) => format.number(leads), raw: ({ leads }) => leads },
            ...cohortWeeks.map((weeks) => ({
              name: words.weeks(weeks),
              text: (row: Cohort) => {
                const converted = after(row, weeks)
                return converted === null ? '' : share(converted, row.leads)
              },
              raw: (row: Cohort) => {
                const converted = after(row, weeks)
                return converted === null ? null : rawShare(converted, row.leads)
              },
            })),
            {
              name: columns.soFar,
              text: ({ convertedSoFar, leads }) => share(convertedSoFar, leads),
              raw: ({ convertedSoFar, leads }) => rawShare(convertedSoFar, leads),
            },
          ]}
        />
      )}
    </Part>
  )
}
