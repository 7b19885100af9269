import type { AccountRecord } from '#domain/report/account-record.ts'
import type { Breakdown as By } from '#domain/report/outcomes.ts'
import { accountOf } from '#web/site/parts/account-view.ts'
import { markedAll } from '#web/site/parts/marked.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { FigureMarks } from './AccountFrame.tsx'

/** Results by weekday, hour or symbol: counts and sums, without percentages of few trades. */
export function Breakdown({ by, record }: { by: By; record: AccountRecord }) {
  const site = useSite()
  const { words, format } = site
  const { account } = words
  const { input } = account
  const { currency } = accountOf(site)
  const groups = record.groups[by]
  if (groups.length === 0) return null
  const money = (minor: number) => format.amount(minor / 10 ** record.digits, currency, true)
  const maxSum = Math.max(...groups.map(({ wonSum, lostSum }) => Math.abs(wonSum + lostSum)), 1)
  const nameOf = (key: string) => {
    if (by === 'weekday') return format.weekday(Number(key))
    return by === 'hour' ? format.clock(Number(key)) : key || account.others
  }
  const title = `by-${by}`
  return (
    <div className="part">
      <h2 id={title}>{account.by[by]}</h2>
      <FigureMarks />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <section className="scrolls" aria-labelledby={title} tabIndex={0}>
        <table className="groups">
          <thead>
            <tr>
              {[account.byKey[by], input.positions, input.won, input.lost, input.even, account.result].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {groups.map(({ key, positions, won, lost, even, wonSum, lostSum }) => (
              <tr key={key} {...markedAll(`${by}.${key || 'others'}`)}>
                <th scope="row">
                  <bdi>{nameOf(key)}</bdi>
                </th>
                {[positions, won, lost, even].map((count, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a row
                  <td key={index}>{format.number(count)}</td>
                ))}
                <td>
                  <bdi>{money(wonSum + lostSum)}</bdi>
                </td>
                <td>
                  <Bar share={(wonSum + lostSum) / maxSum} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {by !== 'symbol' && <p className="quiet">{account.byNote}</p>}
    </div>
  )
}

/** `share`: −1 to 1, from the middle. */
function Bar({ share }: { share: number }) {
  const length = Math.round(50 * Math.abs(share))
  return (
    <svg className="stroke" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={share < 0 ? 'loss' : 'gain'} x={share < 0 ? 50 - length : 50} width={length} y="2" height="6" />
    </svg>
  )
}
