import { nameOfMonth, newestMonths } from '#domain/record/printed-record.ts'
import { dollarsOfCents, sumOfMonths } from '#domain/record/track-record.ts'
import type { Month } from '#web/site/page.ts'
import { EmptyRecord } from './EmptyRecord.tsx'
import { markedAll } from './marked.ts'
import { RowMarks } from './ProvenanceMark.tsx'
import { originOf } from './record-marks.ts'
import { useSite } from './site-context.tsx'

/**
 * Months of one origin, named above them, newest first; bars on one scale, losses left of the line. `isBrief`: only the
 * newest, with their sum if `hasSum`.
 */
export function MonthsTable(props: { months: readonly Month[]; isBrief?: boolean; hasSum?: boolean }) {
  const { months: all, isBrief = false, hasSum = false } = props
  const months = isBrief ? all.slice(0, newestMonths) : all
  const { words, format } = useSite()
  const { results } = words
  if (months.length === 0) {
    return <EmptyRecord />
  }
  const scale = scaleOf(months.map(({ percentageGain }) => Number(percentageGain)))
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{results.month}</th>
          <td />
          <th scope="col">{results.gain}</th>
          <th scope="col">{results.profit}</th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={`${month.year}-${month.month}`} {...markedAll(nameOfMonth(originOf(month), month))}>
            <th scope="row">
              {format.month(month.year, month.month)} <RowMarks isUnfinished={month.isUnfinished} />
            </th>
            <td className="bar-cell">
              <Bar gain={Number(month.percentageGain)} scale={scale} />
            </td>
            <td>
              <bdi>{format.signedPercent(Number(month.percentageGain))}</bdi>
            </td>
            <td>
              <bdi>{format.signedMoney(dollarsOfCents(month.profitAmount))}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
      {hasSum && <Sum months={months} />}
    </table>
  )
}

/** Sum of the shown months, so that readers can check it. */
function Sum({ months }: { months: readonly Month[] }) {
  const { words, format } = useSite()
  const profit = months.reduce((sum, { profitAmount }) => sum + profitAmount, 0)
  return (
    <tfoot>
      <tr {...(months[0] && markedAll(`${originOf(months[0])}.newest`))}>
        <th scope="row">{words.measured.sumOfMonths.label}</th>
        <td className="bar-cell" />
        <td>
          <bdi>{format.claim({ kind: 'percent', amount: sumOfMonths(months) ?? 0, signed: true })}</bdi>
        </td>
        <td>
          <bdi>{format.signedMoney(dollarsOfCents(profit))}</bdi>
        </td>
      </tr>
    </tfoot>
  )
}

/** Position of a gain between the lowest and highest of these, 0 to 100; both include zero. */
export function scaleOf(gains: readonly number[]): (gain: number) => number {
  const low = Math.min(0, ...gains)
  const span = Math.max(0, ...gains) - low || 1
  return (gain) => Number(((100 * (gain - low)) / span).toFixed(1))
}

/** A month's gain as a bar from zero. */
export function Bar({ gain, scale }: { gain: number; scale: (gain: number) => number }) {
  const zero = scale(0)
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect
        className={gain < 0 ? 'loss' : 'gain'}
        x={Math.min(zero, scale(gain))}
        width={Math.max(0.5, Math.abs(scale(gain) - zero))}
        y="2"
        height="6"
      />
      <path d={`M${zero} 0v10`} />
    </svg>
  )
}
