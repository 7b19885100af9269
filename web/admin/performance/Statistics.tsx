import type { Month } from '#contract/record.ts'
import { compoundedReturn, consistency, dollarsOfCents, missingMonths, sumOfMonths } from '#domain/track-record.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import styles from './PerformanceScreen.module.css'

/** Statistics of the months: the same figures as on the public page. */
export function Statistics({ months }: { months: readonly Month[] }) {
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
    <section aria-label={words.statistics}>
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
          {words.missing(missing.join(', '))}
        </Banner>
      )}
    </section>
  )
}
