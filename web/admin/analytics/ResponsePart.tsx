import { useQuery } from '@tanstack/react-query'
import type { AnalyticsAbout, ResponseFigures } from '#contract/analytics.ts'
import { joinValues } from '#domain/leads/lead-filters.ts'
import { replyBuckets } from '#domain/leads/reply-buckets.ts'
import { useNames } from '#web/admin/parts/value-names.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { ArrivalCharts } from './ArrivalCharts.tsx'
import { useBeforeColumn, useCountColumns, useShare, useTook, useWaitColumns } from './columns.tsx'
import { Facts } from './Facts.tsx'
import styles from './Figures.module.css'
import { FigureSection } from './FigureTable.tsx'
import { Part, type PartProps } from './Part.tsx'
import { askedOf, everyMinute, whoWaited } from './use-figures.ts'

/** Time to the first reply, and its relation to conversion. */
export function ResponsePart({ search }: PartProps) {
  const found = useQuery({ ...query('readResponse', askedOf(search)), ...everyMinute })
  return (
    <Part found={found} isEmpty={({ all }) => all.leads === 0}>
      {({ about, now, before }) => (
        <>
          <FirstReplies about={about} now={now} before={before} search={search} />
          <Buckets about={about} now={now} before={before} search={search} />
          <ArrivalCharts about={about} now={now} search={search} />
          <Waits about={about} now={now} before={before} search={search} />
        </>
      )}
    </Part>
  )
}

const [fast] = replyBuckets
const answered = replyBuckets.filter((bucket) => bucket !== 'never')

type Figures = PartProps & { about: AnalyticsAbout; now: ResponseFigures; before: ResponseFigures | null }

function FirstReplies({ about, now, before, search }: Figures) {
  const { response: words } = useAllWords().analytics
  const format = useFormat()
  const share = useShare()
  const took = useTook()
  const facts = [
    {
      name: words.arrived,
      of: ({ all }: ResponseFigures) => format.number(all.leads),
      leads: whoWaited(search, about),
    },
    {
      name: words.replied,
      of: ({ all }: ResponseFigures) => share(all.replied, all.leads),
      leads: whoWaited(search, about, { firstReply: joinValues(answered) }),
    },
    {
      name: words.fast,
      of: ({ all, buckets }: ResponseFigures) =>
        share(buckets.find(({ bucket }) => bucket === fast)?.leads ?? 0, all.leads),
      leads: whoWaited(search, about, { firstReply: fast }),
    },
    { name: words.p50, of: ({ all }: ResponseFigures) => took(all.p50) },
    { name: words.p90, of: ({ all }: ResponseFigures) => took(all.p90) },
    ...(now.shift
      ? [
          { name: words.workingP50, of: ({ shift }: ResponseFigures) => took(shift?.working.p50 ?? null) },
          { name: words.workingP90, of: ({ shift }: ResponseFigures) => took(shift?.working.p90 ?? null) },
        ]
      : []),
  ]
  return (
    <Facts
      title={words.all}
      text={words.allText}
      facts={facts.map(({ of, ...fact }) => ({ ...fact, value: of(now), before: before && of(before) }))}
    />
  )
}

function Buckets({ about, now, before, search }: Figures) {
  const {
    analytics: { response: words, columns },
    workspace: { replyBuckets },
  } = useAllWords()
  const { leads, converted, conversion } = useCountColumns()
  const earlier = useBeforeColumn(before?.buckets.map(({ bucket, ...counts }) => ({ value: bucket, ...counts })))
  const rows = now.buckets.map((row) => ({ ...row, value: row.bucket }))
  return (
    <FigureSection
      title={words.buckets}
      text={words.bucketsText}
      first={columns.replied}
      rows={rows}
      nameOf={({ bucket }) => replyBuckets[bucket]}
      leadsOf={({ bucket }) => whoWaited(search, about, { firstReply: bucket })}
      barOf={(row) => (row.leads === 0 ? 0 : row.converted / row.leads)}
      columns={[leads, ...earlier, converted, conversion]}
    />
  )
}

function Waits({ about, now, before, search }: Figures) {
  const {
    analytics: { response: words, columns },
    workspace,
  } = useAllWords()
  const format = useFormat()
  const names = useNames()
  const { leads, conversion } = useCountColumns()
  const waits = useWaitColumns()
  const languagesBefore = useBeforeColumn(before?.languages)
  const shiftBefore = useBeforeColumn(before?.shift?.arrived)
  const teammatesBefore = useBeforeColumn(before?.teammates)
  return (
    <div className={styles.parts}>
      <FigureSection
        title={words.teammates}
        text={words.teammatesText}
        first={columns.teammate}
        rows={now.teammates}
        nameOf={({ value }) => names.owner(value)}
        leadsOf={({ value }) => whoWaited(search, about, { assignee: value || '@nobody' })}
        barOf={({ leads: count }) => count}
        columns={[leads, ...teammatesBefore, ...waits, conversion]}
      />
      {now.shift && (
        <FigureSection
          title={words.shift}
          text={words.shiftText}
          first={columns.name}
          rows={now.shift.arrived}
          nameOf={({ value }) => (value === 'on' ? workspace.arrivedOnShift : workspace.arrivedOffShift)}
          leadsOf={({ value }) => whoWaited(search, about, { shift: value })}
          barOf={({ leads: count }) => count}
          columns={[leads, ...shiftBefore, ...waits, conversion]}
        />
      )}
      <FigureSection
        title={words.languages}
        first={columns.name}
        rows={now.languages}
        nameOf={({ value }) => names.language(value)}
        leadsOf={({ value }) => whoWaited(search, about, { language: value })}
        barOf={({ leads: count }) => count}
        columns={[leads, ...languagesBefore, ...waits, conversion]}
      />
      <FigureSection
        title={words.weekdays}
        first={columns.weekday}
        rows={now.weekdays}
        nameOf={({ value }) => format.weekday(Number(value))}
        leadsOf={({ value }) => whoWaited(search, about, { arrivedWeekday: value })}
        barOf={({ leads: count }) => count}
        columns={[leads, ...waits, conversion]}
      />
    </div>
  )
}
