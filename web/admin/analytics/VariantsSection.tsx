import { useQuery } from '@tanstack/react-query'
import type { AnalyticsAbout, VariantComparison, VariantFigures } from '#contract/analytics.ts'
import { Row, Section } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { FigureSection } from './FigureTable.tsx'
import { IntervalChart } from './IntervalChart.tsx'
import type { PartProps } from './Part.tsx'
import { askedOf, everyMinute, leadsBehind } from './use-figures.ts'

/** Landing page variants A and B compared: a verdict, and its basis. */
export function VariantsSection({ search }: PartProps) {
  const { data } = useQuery({ ...query('readVariants', askedOf(search)), ...everyMinute })
  const { analytics: words } = useAllWords()
  if (!data || data.now.sides.every(({ leads }) => leads === 0)) return null
  const { wrote, converted } = data.now
  return (
    <>
      <Section title={words.variants.title} text={words.variants.text}>
        {wrote && <Verdict of={words.variants.wrote} found={wrote} />}
        <Verdict of={words.variants.converted} found={converted} />
      </Section>
      <Sides about={data.about} now={data.now} search={search} />
    </>
  )
}

const icons = { a_is_better: 'check', b_is_better: 'check', too_early: 'clock', no_difference: 'info' } as const

function Verdict({ of, found }: { of: string; found: VariantComparison }) {
  const { variants: words } = useAllWords().analytics
  const format = useFormat()
  const { a, b, chanceOfB, verdict, weeks } = found
  const percent = (share: number) => format.percent(100 * share)
  const span = (share: VariantComparison['a']) => words.interval(percent(share.low), percent(share.high))
  const more = verdict === 'too_early' && weeks !== null ? ` ${words.weeks(weeks)}` : ''
  return (
    <>
      <Row
        icon={icons[verdict]}
        title={of}
        text={`${words.verdicts[verdict]}${more} ${words.chance(percent(chanceOfB))}`}
      />
      <IntervalChart
        label={words.chartLabel(of, span(a), span(b))}
        rows={[
          { name: 'A', ...a, text: `${percent(a.share)} (${span(a)})` },
          { name: 'B', ...b, text: `${percent(b.share)} (${span(b)})` },
        ]}
      />
    </>
  )
}

function Sides({ about, now, search }: PartProps & { about: AnalyticsAbout; now: VariantFigures }) {
  const { variants: words, columns } = useAllWords().analytics
  const format = useFormat()
  const number = (value: number | null) => (value === null ? '–' : format.number(value))
  return (
    <FigureSection
      title={words.figures}
      first={words.variant}
      rows={now.sides}
      nameOf={({ variant }) => variant.toUpperCase()}
      leadsOf={({ variant }) => leadsBehind(search, about, { variant })}
      columns={[
        { name: words.visitors, text: ({ visitors }) => number(visitors), raw: ({ visitors }) => visitors },
        { name: columns.leads, text: ({ leads }) => number(leads), raw: ({ leads }) => leads },
        { name: columns.converted, text: ({ converted }) => number(converted), raw: ({ converted }) => converted },
        { name: columns.won, text: ({ won }) => format.money(won), raw: ({ won }) => won },
      ]}
    />
  )
}
