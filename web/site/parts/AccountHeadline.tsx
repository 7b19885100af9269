import { figuresNamed, headlineAccounts, type RecordedAccount } from '#domain/record/account-headline.ts'
import type { PublishedAccount } from '#domain/record/published-accounts.ts'
import { type AccountFigureName, headlineFigures } from '#domain/report/account-figures.ts'
import { coarser } from '#domain/report/chart.ts'
import { AccountCaveats } from './AccountCaveats.tsx'
import { AccountOrigin } from './AccountOrigin.tsx'
import { accountFigureLabel, accountFigureText, openOf } from './account-view.ts'
import { currencyName } from './currency-name.ts'
import { betweenNotes } from './format.ts'
import { GrowthPanels } from './GrowthPanels.tsx'
import { marked } from './marked.ts'
import { AccountMarks } from './ProvenanceMark.tsx'
import { Rules } from './Rules.tsx'
import { SiteLink } from './SiteLink.tsx'
import { useSite } from './site-context.tsx'

/** Beside the headline, where the page shows risk metrics. */
const riskRatios: readonly AccountFigureName[] = ['sharpeDaily', 'riskReward']

/** Points of the small picture beside a headline. */
const pointsInBrief = 20

/**
 * Headlines of all accounts with a record. Must be inside `Evidence`. `hasRules`: with trading rules; `isWhole`: with
 * balance and risk ratios.
 */
export function AccountHeadlines({ hasRules = false, isWhole = false }: { hasRules?: boolean; isWhole?: boolean }) {
  const { page } = useSite()
  return (
    <ul className="shown">
      {headlineAccounts(page.accounts).map((account) => (
        <li key={account.slug} className="of-account" data-of={account.slug}>
          <AccountHeadline account={account} isWhole={isWhole} />
          {hasRules && <Rules of={account} />}
        </li>
      ))}
    </ul>
  )
}

/** An account's result with account, period, source, and omissions. */
function AccountHeadline({ account: one, isWhole }: { account: RecordedAccount; isWhole: boolean }) {
  const site = useSite()
  const { words, format } = site
  const { account } = words
  const { slug, name, currency, record } = one
  return (
    <>
      <div className="head">
        <h3>
          <SiteLink to="account" account={slug}>
            {name}
          </SiteLink>
        </h3>
        <AccountMarks of={one}>
          <AccountState of={one} />
        </AccountMarks>
        <p className="quiet">
          <bdi {...marked('facts.period')}>{format.period(record.from, record.to)}</bdi>
          {['', currencyName(format, currency), format.label(account.facts.closed)].join(betweenNotes)}
          <bdi {...marked('facts.closed')}>{format.number(record.closed)}</bdi>
          {betweenNotes}
          <AccountOrigin of={one} />
        </p>
      </div>
      <figure>
        <figcaption className="hidden">{account.chart}</figcaption>
        <GrowthPanels points={coarser(record.chart, pointsInBrief)} ticks={2} open={openOf(one)} />
      </figure>
      <HeadlineFigures of={one} isWhole={isWhole} />
      <AccountCaveats of={one} />
    </>
  )
}

/** Open, or since when it is closed or blown. */
export function AccountState({ of: { state, endedOn } }: { of: PublishedAccount }) {
  const { words, format } = useSite()
  const { states, since } = words.account
  if (!endedOn) return <span>{states[state]}</span>
  return <span {...marked('facts.ended')}>{since(states[state], format.day(endedOn))}</span>
}

/**
 * Growth, drawdown and further headline figures of an account, of all its deals after all costs. `isExplained`: each
 * with an explanation. `isWhole`: with balance and risk ratios.
 */
export function HeadlineFigures(props: { of: RecordedAccount; isExplained?: boolean; isWhole?: boolean }) {
  const { of, isExplained, isWhole } = props
  return (
    <AccountFigures
      of={of}
      names={[...headlineFigures, ...(isWhole ? riskRatios : [])]}
      {...(isExplained && { isExplained })}
      {...(isWhole && { isWhole })}
    />
  )
}

/** Figures of an account, by name. */
export function AccountFigures(props: {
  of: RecordedAccount
  names: readonly AccountFigureName[]
  isExplained?: boolean
  isWhole?: boolean
}) {
  const { record, currency, checked } = props.of
  const site = useSite()
  const { account } = site.words
  const withOpen: Partial<Record<AccountFigureName, number | null>> = openOf({ record, checked }) ?? {}
  return (
    <dl className="figures">
      {props.isWhole && <Balance of={props.of} />}
      {figuresNamed(record, props.names).map((figure) => (
        <div key={figure.name} className="figure">
          <dt>
            {props.isExplained ? (
              <details>
                <summary>{accountFigureLabel(site, figure)}</summary>
                {account.figure[figure.name].formula}
              </details>
            ) : (
              accountFigureLabel(site, figure)
            )}
          </dt>
          <dd className="value" {...marked(`figures.${figure.name}`)}>
            <bdi>{accountFigureText(site, figure, currency)}</bdi>
          </dd>
          {typeof withOpen[figure.name] === 'number' && (
            <dd className="quiet" {...marked(`open.with.${figure.name}`)}>
              {account.open.with(
                accountFigureText(site, { ...figure, value: withOpen[figure.name] as number }, currency),
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Balance after the last deal: an input of the growth. */
function Balance({ of: { record, currency } }: { of: RecordedAccount }) {
  const { words, format } = useSite()
  const [growth] = figuresNamed(record, ['growth'])
  const balance = growth?.inputs.find(({ name }) => name === 'closingBalance')
  if (!balance) return null
  return (
    <div className="figure">
      <dt>{words.figures['results.balance']}</dt>
      <dd className="value" {...marked('figures.growth.closingBalance')}>
        <bdi>{format.amount(balance.value, currency)}</bdi>
      </dd>
    </div>
  )
}
