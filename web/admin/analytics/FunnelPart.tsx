import { useQuery } from '@tanstack/react-query'
import type { AnalyticsAbout, FunnelFigures } from '#contract/analytics.ts'
import { type Counts, qualifiedStages } from '#domain/analytics/cells.ts'
import { joinValues, type LeadFilters } from '#domain/leads/lead-filters.ts'
import { useNames } from '#web/admin/parts/value-names.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { rawShare, useBeforeColumn, useShare, useTook } from './columns.tsx'
import { Facts } from './Facts.tsx'
import { FigureSection } from './FigureTable.tsx'
import { Part, type PartProps } from './Part.tsx'
import { askedOf, everyMinute, leadsBehind } from './use-figures.ts'

/** How far leads got, and where and why they were lost. */
export function FunnelPart({ search }: PartProps) {
  const { funnel: words } = useAllWords().analytics
  const found = useQuery({ ...query('readFunnel', askedOf(search)), ...everyMinute })
  return (
    <Part found={found} isEmpty={({ all }) => all.leads === 0}>
      {({ about, now, before }) => (
        <>
          <CountFacts
            title={words.all}
            all={now.all}
            before={before?.all ?? null}
            behind={(more) => leadsBehind(search, about, more)}
          />
          <Stages about={about} now={now} before={before} search={search} />
          <Stops about={about} now={now} before={before} search={search} />
          <Reasons about={about} now={now} before={before} search={search} />
        </>
      )}
    </Part>
  )
}

type CountFactsProps = {
  title: string
  all: Counts
  before: Counts | null
  behind: (more?: LeadFilters) => LeadFilters
}

/** Outcome of all leads of a period. */
export function CountFacts({ title, all, before, behind }: CountFactsProps) {
  const { columns, funnel } = useAllWords().analytics
  const format = useFormat()
  const share = useShare()
  const facts = [
    { name: columns.leads, of: ({ leads }: Counts) => format.number(leads), leads: behind() },
    {
      name: columns.qualified,
      of: ({ qualified, leads }: Counts) => share(qualified, leads),
      leads: behind({ reached: joinValues(qualifiedStages) }),
    },
    {
      name: columns.converted,
      of: ({ converted, leads }: Counts) => share(converted, leads),
      leads: behind({ status: 'converted' }),
    },
    { name: columns.won, of: ({ won }: Counts) => format.money(won), leads: behind({ status: 'converted' }) },
  ]
  return (
    <Facts
      title={title}
      text={funnel.allText}
      facts={facts.map(({ of, ...fact }) => ({ ...fact, value: of(all), before: before && of(before) }))}
    />
  )
}

type Figures = PartProps & { about: AnalyticsAbout; now: FunnelFigures; before: FunnelFigures | null }
type Stage = FunnelFigures['stages'][number]

const asCounted = (value: string, leads: number) => ({ value, leads, replied: 0, qualified: 0, converted: 0, won: 0 })

function Stages({ about, now, before, search }: Figures) {
  const { funnel: words, columns } = useAllWords().analytics
  const format = useFormat()
  const names = useNames()
  const share = useShare()
  const took = useTook()
  const earlier = useBeforeColumn(before?.stages.map(({ stage, reached }) => asCounted(stage, reached)))
  const count = (name: string, of: (row: Stage) => number) => ({
    name,
    text: (row: Stage) => format.number(of(row)),
    raw: of,
  })
  const wonAgain = now.wonAgain > 0 ? ` ${words.wonAgain(now.wonAgain, format.number(now.wonAgain))}` : ''
  return (
    <FigureSection
      title={words.stages}
      text={`${words.stagesText}${wonAgain}`}
      first={columns.stage}
      rows={now.stages.map((row) => ({ ...row, value: row.stage }))}
      nameOf={({ stage }) => names.stage(stage)}
      leadsOf={({ stage }) => leadsBehind(search, about, { reached: stage })}
      barOf={({ reached }) => reached}
      columns={[
        count(columns.reached, ({ reached }) => reached),
        ...earlier,
        {
          name: columns.share,
          text: ({ reached }) => share(reached, now.all.leads),
          raw: ({ reached }) => rawShare(reached, now.all.leads),
        },
        {
          name: columns.conversion,
          text: ({ converted, reached }) => share(converted, reached),
          raw: ({ converted, reached }) => rawShare(converted, reached),
        },
        { name: columns.p50, text: ({ p50 }) => took(p50), raw: ({ p50 }) => p50 },
        count(columns.there, ({ there }) => there),
      ]}
    />
  )
}

function Stops({ about, now, before, search }: Figures) {
  const { funnel: words, columns } = useAllWords().analytics
  const format = useFormat()
  const names = useNames()
  const share = useShare()
  const earlier = useBeforeColumn(before?.stages.map(({ stage, lost }) => asCounted(stage, lost)))
  return (
    <FigureSection
      title={words.stops}
      text={words.stopsText}
      first={columns.stage}
      rows={now.stages.filter(({ lost }) => lost > 0).map((row) => ({ ...row, value: row.stage }))}
      nameOf={({ stage }) => names.stage(stage)}
      leadsOf={({ stage }) => leadsBehind(search, about, { lostFrom: stage })}
      barOf={({ lost }) => lost}
      columns={[
        { name: columns.lost, text: ({ lost }) => format.number(lost), raw: ({ lost }) => lost },
        ...earlier,
        {
          name: columns.share,
          text: ({ lost, reached }) => share(lost, reached),
          raw: ({ lost, reached }) => rawShare(lost, reached),
        },
      ]}
    />
  )
}

function Reasons({ about, now, before, search }: Figures) {
  const { funnel: words, columns } = useAllWords().analytics
  const format = useFormat()
  const names = useNames()
  const share = useShare()
  const all = now.lostReasons.reduce((sum, { leads }) => sum + leads, 0)
  const earlier = useBeforeColumn(before?.lostReasons.map(({ reason, leads }) => asCounted(reason, leads)))
  return (
    <FigureSection
      title={words.reasons}
      first={columns.reason}
      rows={now.lostReasons.map((row) => ({ ...row, value: row.reason }))}
      nameOf={({ reason }) => names.lostReason(reason)}
      leadsOf={({ reason }) =>
        reason === '' ? null : leadsBehind(search, about, { lostReason: joinValues([reason]) })
      }
      barOf={({ leads }) => leads}
      columns={[
        { name: columns.leads, text: ({ leads }) => format.number(leads), raw: ({ leads }) => leads },
        ...earlier,
        { name: columns.share, text: ({ leads }) => share(leads, all), raw: ({ leads }) => rawShare(leads, all) },
      ]}
    />
  )
}
