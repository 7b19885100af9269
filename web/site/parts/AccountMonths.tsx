import type { RecordedAccount } from '#domain/record/account-headline.ts'
import { newestMonths } from '#domain/record/printed-record.ts'
import { Bar, scaleOf } from './MonthsTable.tsx'
import { marked } from './marked.ts'
import { AccountMarks } from './ProvenanceMark.tsx'
import { useSite } from './site-context.tsx'

/** The newest months of an account with a trade, newest first, in percent of its growth. */
export function AccountMonths({ of }: { of: RecordedAccount }) {
  const { words, format } = useSite()
  const { results } = words
  const months = of.record.months
    .flatMap(({ year, month, growth }) => (growth === null ? [] : [{ year, month, growth }]))
    .slice(-newestMonths)
    .reverse()
  const scale = scaleOf(months.map(({ growth }) => growth))
  return (
    <div data-of={of.slug}>
      <AccountMarks of={of} />
      <table>
        <thead>
          <tr>
            <th scope="col">{results.month}</th>
            <td />
            <th scope="col">{`${results.gain} (%)`}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ year, month, growth }) => (
            <tr key={`${year}-${month}`}>
              <th scope="row">{format.month(year, month)}</th>
              <td className="bar-cell">
                <Bar gain={growth} scale={scale} />
              </td>
              <td {...marked(`months.${year}.${String(month).padStart(2, '0')}`)}>
                <bdi>{format.signedNumber(growth)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
