import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AnswerOf } from '#contract/api.ts'
import { daysUpTo, type Period, usualDays } from '#domain/analytics/period.ts'
import { dayIn } from '#domain/basics/calendar-day.ts'
import { decimalAmount } from '#domain/subscription/currency.ts'
import { movementKinds } from '#domain/subscription/movements.ts'
import type { AnalyticsSearch } from '#web/admin/parts/analytics-search.ts'
import type { CustomersSearch } from '#web/admin/parts/customers-search.ts'
import { NamedScreen } from '#web/admin/parts/NamedScreen.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { shownZone } from '#web/api/time-zone.ts'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import styles from './Figures.module.css'
import { type Column, FigureSection } from './FigureTable.tsx'
import { StartsSection, TrialSections, WonSection } from './MoneyOutcomes.tsx'

type Money = AnswerOf<'readMoney'>
type CashRow = Money['cash'][number]
type MonthRow = Money['months'][number]['sums'][number] & { readonly month: string; readonly late: number }

/** The firm's money: monthly recurring revenue with its movements, and cash by day. The two are never added up. */
export function MoneyPart({ search }: { search: AnalyticsSearch }) {
  const { analytics: words } = useAllWords()
  const format = useFormat()
  const { money } = words
  const period = periodOf(search)
  const { data, error, refetch } = useQuery({
    ...query('readMoney', { query: period }),
    refetchOnMount: 'always',
  })
  if (!data) return <ReadState error={error} failed={words.loadFailed} rows={6} onRetry={() => void refetch()} />
  const isEmpty = data.cash.length + data.trials.length + data.won.length === 0
  if (isEmpty && data.months.every(({ sums }) => sums.length === 0))
    return (
      <EmptyState icon="bars" title={money.none} text={<NamedScreen text={money.noneText} screen="connections" />} />
    )
  const amount = <R extends { readonly currency: string }>(
    name: string,
    of: (row: R) => number,
    behind: (row: R) => CustomersSearch,
  ): Column<R> => ({
    name,
    text: (row) => {
      const written = format.minor(of(row), row.currency)
      if (of(row) === 0) return written
      return (
        <Link to="/admin/customers" search={behind(row)}>
          {written}
        </Link>
      )
    },
    raw: (row) => decimalAmount(of(row), row.currency),
  })
  const moved = (movement: NonNullable<CustomersSearch['movement']>) => (row: MonthRow) => ({
    movement,
    month: row.month,
    currency: row.currency,
  })
  const onDay = ({ day, currency }: CashRow) => ({ day, currency })
  const months = data.months.flatMap(({ month, sums, late }) => sums.map((sum): MonthRow => ({ ...sum, month, late })))
  return (
    <div className={styles.parts}>
      <WonSection won={data.won} period={period} />
      <FigureSection<MonthRow>
        title={money.recurring}
        text={money.definition}
        first={money.month}
        rows={months}
        nameOf={({ month, currency, late }) => {
          const [year, ofYear] = month.split('-').map(Number) as [number, number]
          const name = `${format.month(year, ofYear)}, ${currency.toUpperCase()}`
          return late > 0 ? `${name} (${money.late(format.number(late))})` : name
        }}
        leadsOf={() => null}
        columns={[
          amount<MonthRow>(money.start, ({ start }) => start, moved('start')),
          ...movementKinds.map((kind) => amount<MonthRow>(money.kinds[kind], (row) => row[kind], moved(kind))),
          amount<MonthRow>(money.end, ({ end }) => end, moved('end')),
        ]}
      />
      <TrialSections trials={data.trials} period={period} />
      <StartsSection starts={data.starts} />
      <FigureSection<CashRow>
        title={money.cash}
        text={money.cashText(data.timeZone)}
        first={money.day}
        rows={data.cash}
        nameOf={({ day, currency, isLate }) => {
          const name = `${format.day(day)}, ${currency.toUpperCase()}`
          return isLate ? `${name} (${money.reportedLate})` : name
        }}
        leadsOf={() => null}
        columns={[
          amount<CashRow>(money.paid, ({ paid }) => paid, onDay),
          amount<CashRow>(money.refunded, ({ refunded }) => refunded, onDay),
          amount<CashRow>(money.disputed, ({ disputed }) => disputed, onDay),
          amount<CashRow>(money.net, ({ paid, refunded, disputed }) => paid - refunded - disputed, onDay),
        ]}
      />
    </div>
  )
}

function periodOf({ from, to, days }: AnalyticsSearch): Period {
  const today = dayIn(shownZone.value, new Date())
  if (from !== undefined) return { from, to: to ?? (from > today ? from : today) }
  return daysUpTo(to ?? today, days === undefined ? usualDays : Number(days))
}
