import { followedInAll } from '#domain/record/followed.ts'
import { accountOf } from '#web/site/parts/account-view.ts'
import { markedAll } from '#web/site/parts/marked.ts'
import { useSite } from '#web/site/parts/site-context.tsx'

/** How many trades were imported within days of their closing, in all and by month; the others came once they were known. */
export function Followed() {
  const site = useSite()
  const { format } = site
  const { followed: words, asTable, input } = site.words.account
  const { followed = [], stamped } = accountOf(site)
  const { trades, followed: live } = followedInAll(followed)
  if (trades === 0) return null
  return (
    <div className="part" id="followed">
      <h2>{words.title}</h2>
      <p {...markedAll('followed.all')}>{words.count(format.number(live), format.number(trades))}</p>
      <p className="quiet">{words.text}</p>
      {stamped && <p>{words.stamped(format.day(stamped.on), stamped.authority)}</p>}
      <details className="as-table">
        <summary>{asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{site.words.results.month}</th>
              <th scope="col">{words.live}</th>
              <th scope="col">{input.tradesByTerminal}</th>
            </tr>
          </thead>
          <tbody>
            {followed.toReversed().map(({ month, trades, followed: own }) => (
              <tr key={month} {...markedAll(`followed.${month}`)}>
                <th scope="row">{format.month(Number(month.slice(0, 4)), Number(month.slice(5)))}</th>
                <td>{format.number(own)}</td>
                <td>{format.number(trades)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
