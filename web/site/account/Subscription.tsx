import type { AccountRecord } from '#domain/report/account-record.ts'
import { netOfSubscription } from '#domain/report/subscription.ts'
import { addressOf } from '#web/site/page.ts'
import { accountOf } from '#web/site/parts/account-view.ts'
import { markedAll } from '#web/site/parts/marked.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { FigureMarks } from './AccountFrame.tsx'

/** Growth after the subscription for a chosen deposit; works without a script. */
export function Subscription({ record }: { record: AccountRecord }) {
  const site = useSite()
  const { page, words, format } = site
  const { account } = words
  const { slug, currency } = accountOf(site)
  if (currency !== 'USD')
    return (
      <div className="part">
        <h2>{account.subscription}</h2>
        <p>{account.subscriptionElsewhere(currency)}</p>
      </div>
    )
  const { monthlyPrice, recommendedDeposit } = page.brand
  const deposit = page.view?.deposit ?? recommendedDeposit
  const after = netOfSubscription(record.months, deposit, monthlyPrice)
  const before = netOfSubscription(record.months, deposit, 0)
  if (!after || !before) return null
  const money = (amount: number) => format.amount(amount, currency)
  const lines: [string, string][] = [
    [account.before, format.signedPercent(before.percent)],
    [account.after, format.signedPercent(after.percent)],
    [account.left, money(after.end)],
    [account.paid, money(after.paid)],
    [account.share, format.percent(after.monthlyShare)],
  ]
  return (
    <div className="part">
      <h2>{account.subscription}</h2>
      <FigureMarks />
      <p>{account.subscriptionText(money(monthlyPrice))}</p>
      <form className="deposit" method="get" action={addressOf(page.language, 'account-results', slug)}>
        <label>
          {account.deposit(currency)}
          <input name="deposit" inputMode="numeric" pattern="[1-9][0-9]{0,8}" required defaultValue={deposit} />
        </label>
        <button className="button" type="submit">
          {account.compute}
        </button>
      </form>
      <dl className="facts" {...markedAll('subscription')}>
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
