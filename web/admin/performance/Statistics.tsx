import type { Month } from '#contract/record.ts'
import {
  compoundedReturn,
  consistency,
  dollarsOfCents,
  missingMonths,
  sumOfMonths,
} from '#domain/record/track-record.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import styles from './PerformanceScreen.module.css'

/** Statistics of the months, as on the public page: stated ones and those of an account apart, never one figure of both. */
export function Statistics({ months }: { months: readonly Month[] }) {
  const origins = (['imported', 'typed'] as const).map((source) => ({
    source,
    months: months.filter((month) => month.source === source),
  }))
  return origins.map(
    ({ source, months }) => months.length > 0 && <OneOrigin key={source} source={source} months={months} />,
  )
}

function OneOrigin({ source, months }: Pick<Month, 'source'> & { months: readonly Month[] }) {
  const { record: words } = useAllWords()
  const format = useFormat()
  const missing = missingMonths(months).map(({ year, month }) => format.month(year, month))
  const figures: [label: string, value: string, hint?: string][] = [
    [words.monthsOnRecord, format.number(months.length)],
    [words.compounded, format.gain(compoundedReturn(months) ?? 0), words.compoundedHint],
    [words.sum, format.gain(sumOfMonths(months) ?? 0), words.sumHint],
    [words.profit, format.profit(dollarsOfCents(months.reduce((sum, { profitAmount }) => sum + profitAmount, 0)))],
    [words.consistency, format.percent(consistency(months) ?? 0)],
  ]
  return (
    <section aria-label={words.statisticsOf[source]}>
      <h2 className={styles.origin}>{words.statisticsOf[source]}</h2>
      <dl className={styles.statistics}>
        {figures.map(([label, value, hint]) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {hint && <dd className={styles.hint}>{hint}</dd>}
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <Banner tone="info" icon="info">
          {words.missing(format.joined(missing))}
        </Banner>
      )}
    </section>
  )
}
