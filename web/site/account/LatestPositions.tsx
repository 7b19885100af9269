import type { AccountRecord } from '#domain/report/account-record.ts'
import { maxLatest } from '#domain/report/latest.ts'
import { outcomesOf } from '#domain/report/outcomes.ts'
import { accountOf } from '#web/site/parts/account-view.ts'
import { unbroken } from '#web/site/parts/format.ts'
import { markedAll } from '#web/site/parts/marked.ts'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { FigureMarks } from './AccountFrame.tsx'

const width = 600
const height = 200

/** The latest closed positions, a bar each, gains up and losses down; the text says the same and links to the rows. */
export function LatestPositions({ record: { latest, digits } }: { record: AccountRecord }) {
  const site = useSite()
  const { words, format } = site
  const { account } = words
  const { currency, slug } = accountOf(site)
  if (!latest) return null
  const { from, to, results } = latest
  const money = (minor: number) => format.amount(minor / 10 ** digits, currency, true)
  const [best, worst] = [Math.max(...results), Math.min(...results)]
  const [top, bottom] = [Math.max(0, best), Math.min(0, worst)]
  const y = (result: number) => Math.round((height * (top - result)) / (top - bottom || 1))
  const step = width / maxLatest
  const left = Math.round(width - step * results.length)
  const zero = y(0)
  const bars = (is: (result: number) => boolean) =>
    results
      .map((result, n) =>
        is(result)
          ? `M${left + Math.round(step * n)} ${zero}h${Math.round(step * 0.75)}V${y(result)}h-${Math.round(step * 0.75)}z`
          : '',
      )
      .join('')
  const { won, lost, even } = outcomesOf(results.map((result) => ({ result })))
  return (
    <figure className="part">
      <h2>{account.latest}</h2>
      <FigureMarks />
      <figcaption {...markedAll('latest.text')}>
        {format.sentences(
          account.latestText(
            format.number(results.length),
            format.day(from),
            format.day(to),
            format.number(won),
            format.number(lost),
            format.number(even),
          ),
          unbroken(account.latestEnds(money(best), money(worst))),
        )}
      </figcaption>
      <svg className="plot" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="gain" d={bars((result) => result > 0)} />
        <path className="loss" d={bars((result) => result < 0)} />
        <line className="zero" x2={width} y1={zero} y2={zero} />
      </svg>
      <p>
        <SiteLink to="account-rows" account={slug} query={{ of: 'closed' }}>
          {account.choice.closed}
        </SiteLink>
      </p>
    </figure>
  )
}
