import { useQuery } from '@tanstack/react-query'
import type { AnalyticsAbout, SetupFigures } from '#contract/analytics.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { ColumnChart } from './ColumnChart.tsx'
import { useShare, useTook } from './columns.tsx'
import { Facts } from './Facts.tsx'
import { FigureSection } from './FigureTable.tsx'
import { Part, type PartProps } from './Part.tsx'
import { askedOf, daysOfWeek, everyMinute } from './use-figures.ts'

/** Account setups from submission to completion, and cancellations. */
export function SetupsPart({ search }: PartProps) {
  const { setups: words } = useAllWords().analytics
  const format = useFormat()
  const share = useShare()
  const took = useTook()
  const found = useQuery({ ...query('readSetupFigures', askedOf(search)), ...everyMinute })
  const facts = [
    { name: words.submitted, of: ({ submitted }: SetupFigures) => format.number(submitted) },
    { name: words.completed, of: ({ completed, submitted }: SetupFigures) => share(completed, submitted) },
    { name: words.p50, of: ({ p50 }: SetupFigures) => took(p50) },
    { name: words.p90, of: ({ p90 }: SetupFigures) => took(p90) },
  ]
  return (
    <Part found={found} isEmpty={() => false}>
      {({ about, now, before }) => (
        <>
          <Facts
            title={words.title}
            text={words.text}
            facts={facts.map(({ name, of }) => ({ name, value: of(now), before: before && of(before) }))}
          />
          <Weeks now={now} about={about} />
        </>
      )}
    </Part>
  )
}

type Week = SetupFigures['weeks'][number]

function Weeks({ now: { weeks }, about }: { now: SetupFigures; about: AnalyticsAbout }) {
  const { setups: words, columns } = useAllWords().analytics
  const format = useFormat()
  const count = (name: string, of: (row: Week) => number) => ({
    name,
    text: (row: Week) => format.number(of(row)),
    raw: of,
  })
  const most = format.number(Math.max(...weeks.map(({ submitted }) => submitted)))
  return (
    <FigureSection
      title={words.weeks}
      text={words.weeksText}
      chart={
        <ColumnChart
          label={words.weeksLabel(most)}
          columns={weeks.map(({ week, submitted, completed }) => ({
            name: format.day(week),
            whole: submitted,
            part: completed,
            hint: `${format.day(week)}: ${words.submitted} ${format.number(submitted)}, ${words.completed} ${format.number(completed)}`,
          }))}
        />
      }
      first={columns.week}
      rows={weeks}
      nameOf={({ week }) => format.day(week)}
      leadsOf={() => null}
      setupsOf={({ week }) => daysOfWeek(about, week)}
      columns={[
        count(words.submitted, ({ submitted }) => submitted),
        count(words.completed, ({ completed }) => completed),
        count(words.cancelledTrials, ({ cancelledTrials }) => cancelledTrials),
        count(words.cancelledSubscriptions, ({ cancelledSubscriptions }) => cancelledSubscriptions),
        count(words.withdrawals, ({ withdrawals }) => withdrawals),
      ]}
    />
  )
}
