import { confirmedInAll, isListed } from '#domain/origin/confirmed-months.ts'
import { accountOf } from '#web/site/parts/account-view.ts'
import { ConfirmedDays } from '#web/site/parts/ConfirmedDays.tsx'
import { markedAll } from '#web/site/parts/marked.ts'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { FigureMarks } from './AccountFrame.tsx'

/** Month by month, which trading days signed mails of the broker confirm; nothing before the first mail. */
export function Confirmations() {
  const site = useSite()
  const { format } = site
  const { confirmation, asTable } = site.words.account
  const { confirmed = [], keyServers = [] } = accountOf(site)
  const { days: of, confirmed: signers } = confirmedInAll(confirmed)
  if (signers.length === 0) return null
  return (
    <div className="part" id="confirmed">
      <h2>{confirmation.title}</h2>
      <FigureMarks />
      <p>{confirmation.text}</p>
      {signers.map(({ domain, days }, index) =>
        isListed({ domain }) ? null : (
          <p key={domain}>
            {`${confirmation.unlisted(domain)} `}
            <span {...markedAll(`confirmed.all.${index + 1}`)}>
              {`(${confirmation.days(domain, format.number(days), format.number(of))})`}
            </span>
          </p>
        ),
      )}
      {keyServers.length > 0 && <p>{confirmation.ownDns(keyServers.join(', '))}</p>}
      <p>
        <SiteLink to="verify" part="keys">
          {confirmation.checkKey}
        </SiteLink>
      </p>
      <details className="as-table">
        <summary>{asTable}</summary>
        <table>
          <tbody>
            {confirmed.toReversed().map((of) => (
              <tr key={of.month}>
                <th scope="row">{format.month(Number(of.month.slice(0, 4)), Number(of.month.slice(5)))}</th>
                <td>
                  <ConfirmedDays of={of} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
