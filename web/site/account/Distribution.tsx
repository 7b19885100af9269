import { scaleBand, scaleLinear } from 'd3-scale'
import type { AccountRecord } from '#domain/report/account-record.ts'
import type { Bin } from '#domain/report/outcomes.ts'
import { accountOf } from '#web/site/parts/account-view.ts'
import { marked, markedAll } from '#web/site/parts/marked.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { FigureMarks } from './AccountFrame.tsx'

const width = 600
const height = 200

/** How often which results came: bars, and the same as a table. */
export function Distribution({ record: { distribution, digits } }: { record: AccountRecord }) {
  const site = useSite()
  const { words, format } = site
  const { account } = words
  const { currency } = accountOf(site)
  if (distribution.length === 0) return null
  const money = (minor: number) => format.amount(minor / 10 ** digits, currency)
  const named = ({ from, to }: Bin) => {
    if (from === null) return to === null ? account.inAll : account.below(money(to))
    return to === null ? account.andMore(money(from)) : account.between(money(from), money(to))
  }
  const x = scaleBand(
    distribution.map((_, index) => index),
    [0, width],
  ).padding(0.12)
  const y = scaleLinear([0, Math.max(...distribution.map(({ positions }) => positions))], [0, height])
  return (
    <div className="part">
      <h2 id="distribution">{account.distribution}</h2>
      <FigureMarks />
      <svg className="plot bars" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {distribution.map(({ to, positions }, index) => (
          <rect
            key={to ?? 'last'}
            className={to !== null && to <= 0 ? 'loss' : 'gain'}
            x={Math.round(x(index) ?? 0)}
            width={Math.round(x.bandwidth())}
            y={Math.round(height - y(positions))}
            height={Math.round(y(positions))}
          />
        ))}
      </svg>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <section className="scrolls" aria-labelledby="distribution" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{account.result}</th>
              <th scope="col">{account.input.positions}</th>
            </tr>
          </thead>
          <tbody>
            {distribution.map((bin, index) => (
              <tr key={bin.to ?? 'last'}>
                <th scope="row" {...markedAll(`distribution.${index + 1}.bounds`)}>
                  <bdi>{named(bin)}</bdi>
                </th>
                <td {...marked(`distribution.${index + 1}.positions`)}>{format.number(bin.positions)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
