import type { PublishedAccount } from '#domain/published-accounts.ts'
import type { AccountFigureName } from '#domain/report/account-figures.ts'
import { accountFigureText } from '#web/site/parts/account-view.ts'
import { type Marked, marked } from '#web/site/parts/marked.ts'
import { AccountMarks } from '#web/site/parts/ProvenanceMark.tsx'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

/** Every published account, closed and lost ones too, with its growth and its deepest fall; nothing without one. */
export function Accounts() {
  const { page, words } = useSite()
  const { account } = words
  if (page.accounts.length === 0) return null
  return (
    <div className="part">
      <h2>{account.accounts}</h2>
      <p>{account.accountsText}</p>
      <ul className="accounts">
        {page.accounts.map((one) => (
          <Account key={one.slug} account={one} />
        ))}
      </ul>
    </div>
  )
}

const shown: readonly AccountFigureName[] = ['growth', 'drawdownRelative', 'profitFactor']

function Account({ account: one }: { account: PublishedAccount }) {
  const { slug, name, currency, state, endedOn, record } = one
  const site = useSite()
  const { words, format } = site
  const { account } = words
  const figures = record?.figures.filter((figure) => shown.includes(figure.name)) ?? []
  const facts: [string, string, Marked][] = record
    ? [
        [account.facts.period, format.period(record.from, record.to), marked('facts.period')],
        [account.facts.closed, format.number(record.closed), marked('facts.closed')],
        ...figures.map((figure): [string, string, Marked] => [
          account.figure[figure.name].label,
          accountFigureText(site, figure, currency),
          marked(`figures.${figure.name}`),
        ]),
      ]
    : []
  const stated = account.states[state]
  return (
    <li data-of={slug}>
      <h3>
        <SiteLink to="account" account={slug}>
          {name}
        </SiteLink>
      </h3>
      <AccountMarks of={one}>
        {endedOn ? (
          <span {...marked('facts.ended')}>{account.since(stated, format.day(endedOn))}</span>
        ) : (
          <span>{stated}</span>
        )}
        {record?.isShort && <span>{words.risk.lessThanOneYear}</span>}
      </AccountMarks>
      {record ? (
        <dl>
          {facts.map(([label, text, mark]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd {...mark}>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="quiet">{account.nothing}</p>
      )}
    </li>
  )
}
