import { type AccountRecord, growthOfYear } from '#domain/report/account-record.ts'
import { markedAll } from '#web/site/parts/marked.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { FigureMarks } from './AccountFrame.tsx'

const twelve = Array.from({ length: 12 }, (_, index) => index + 1)
/** Shades of gain and loss each (`account.css`). */
const shades = 4

/** Months as a table shaded by gain and loss; on a phone a year is a calendar of three rows, each cell with its name. */
export function HeatMap({ record }: { record: AccountRecord }) {
  const { words, format } = useSite()
  const { account } = words
  const byYear = Map.groupBy(record.months, ({ year }) => year)
  const maxChange = Math.max(...record.months.map(({ growth }) => Math.abs(growth ?? 0)))
  const shade = (gain: number) =>
    gain === 0 || maxChange === 0
      ? undefined
      : `${gain > 0 ? 'g' : 'l'}${Math.ceil((shades * Math.abs(gain)) / maxChange)}`
  return (
    <div className="part">
      <h2 id="months-title">{account.months}</h2>
      <FigureMarks />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <section className="scrolls" aria-labelledby="months-title" tabIndex={0}>
        <table className="heat">
          <thead>
            <tr>
              <th scope="col">{account.year}</th>
              {twelve.map((month) => (
                <th key={month} scope="col">
                  {format.shortMonth(month)}
                </th>
              ))}
              <th scope="col">{account.inAll}</th>
            </tr>
          </thead>
          <tbody>
            {[...byYear].map(([year, months]) => (
              <tr key={year} {...markedAll(`months.${year}`)}>
                <th scope="row">{format.year(year)}</th>
                {twelve.map((number) => {
                  const month = months.find(({ month }) => month === number)
                  const growth = month?.growth ?? null
                  return (
                    <td
                      key={number}
                      data-name={format.shortMonth(number)}
                      className={growth === null ? undefined : shade(growth)}
                    >
                      {growth !== null && <bdi>{format.signedNumber(growth)}</bdi>}
                    </td>
                  )
                })}
                <td data-name={account.inAll}>
                  <bdi>{format.signedNumber(growthOfYear(months))}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="quiet">{account.monthsNote}</p>
    </div>
  )
}
