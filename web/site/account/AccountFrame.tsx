import type { ReactNode } from 'react'
import { zoneName } from '#domain/gold/clock.ts'
import type { RecordedAccount } from '#domain/record/account-headline.ts'
import { openPositionsOf } from '#domain/record/printed-account.ts'
import type { AccountRecord } from '#domain/report/account-record.ts'
import { AccountCaveats } from '#web/site/parts/AccountCaveats.tsx'
import { AccountOrigin } from '#web/site/parts/AccountOrigin.tsx'
import { accountOf, brokerShown } from '#web/site/parts/account-view.ts'
import { currencyName } from '#web/site/parts/currency-name.ts'
import { marked, markedAll } from '#web/site/parts/marked.ts'
import { PageFrame } from '#web/site/parts/PageFrame.tsx'
import { AccountMarks } from '#web/site/parts/ProvenanceMark.tsx'
import { HypotheticalText, RiskNote } from '#web/site/parts/RiskNote.tsx'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { type Fact, FactList } from './FactList.tsx'
import { Summary } from './Summary.tsx'

/**
 * Frame of an account's figures on each of its pages: name, required warnings, and data basis. `children` get the
 * record; without one it says so. `opening`: content before the basis.
 */
export function AccountFrame(props: {
  title?: string
  opening?: (record: AccountRecord) => ReactNode
  children: (record: AccountRecord) => ReactNode
}) {
  const { title, opening, children } = props
  const site = useSite()
  const { words } = site
  const account = accountOf(site)
  const { slug, name, type, currency, record } = account
  return (
    <PageFrame>
      <section className="page-opening" aria-labelledby="headline">
        <div className="head">
          <p>
            <SiteLink to={title ? 'account' : 'track-record'} account={slug}>
              {title ? name : words.account.back}
            </SiteLink>
          </p>
          <h1 id="headline">{title ?? name}</h1>
          {title === undefined && record ? (
            <Summary of={{ ...account, record }} />
          ) : (
            <p className="lead">{words.account.about(words.mark.account[type], brokerShown(site, account))}</p>
          )}
        </div>
      </section>
      <section className="track paper" id="record" aria-label={words.account.figures} data-live="">
        <div className="evidence">
          <RiskNote currency={currency} />
          {record && opening && <div className="shown first">{opening(record)}</div>}
          {type !== 'live' && <HypotheticalText />}
          {record && <Basis account={{ ...account, record }} />}
          <div className="shown rest">
            {record ? children(record) : <p className="empty">{words.account.nothing}</p>}
          </div>
        </div>
      </section>
    </PageFrame>
  )
}

/** Data basis: from how many records, when and where. */
function Basis({ account }: { account: RecordedAccount }) {
  const site = useSite()
  const { words, format } = site
  const { facts, states, since, clockUnknown } = words.account
  const { currency, state, registeredOn, endedOn, serverZone, checked, record } = account
  const open = openPositionsOf(record, checked)
  const basis: Fact[] = [
    [facts.period, format.period(record.from, record.to), marked('facts.period')],
    [facts.deals, format.number(record.deals), marked('facts.deals')],
    [facts.closed, format.number(record.closed), marked('facts.closed')],
    ...(open > 0 ? ([[facts.open, format.number(open), marked('facts.open')]] satisfies Fact[]) : []),
    ...(['deposits', 'withdrawals'] as const).flatMap((name): Fact[] => {
      const paid = record.figures
        .find((figure) => figure.name === 'growth')
        ?.inputs.find((input) => input.name === name)
      if (!paid?.value) return []
      return [[words.account.input[name], format.amount(paid.value, currency), marked(`figures.growth.${name}`)]]
    }),
    [facts.currency, currencyName(format, currency)],
    [facts.origin, <AccountOrigin key="origin" of={account} />],
    [facts.broker, brokerShown(site, account)],
    [facts.clock, serverZone === null ? clockUnknown : zoneName(serverZone)],
    ...(registeredOn
      ? ([[facts.registered, format.day(registeredOn), marked('facts.registered')]] satisfies Fact[])
      : []),
    endedOn
      ? [facts.state, since(states[state], format.day(endedOn)), marked('facts.ended')]
      : [facts.state, states[state]],
    ...(checked
      ? ([
          [
            facts.checked,
            words.account.checked(
              format.day(checked.on),
              format.number(checked.recomputed),
              format.number(checked.agree),
            ),
            markedAll('facts.checked'),
          ],
        ] satisfies Fact[])
      : []),
  ]
  return (
    <div className="part basis">
      <FigureMarks />
      <FactList facts={basis} />
      <p>{words.account.unconfirmed}</p>
      <p>{words.account.net}</p>
      <AccountCaveats of={account} isWhole />
    </div>
  )
}

/** Source of this page's figures and their account type. */
export function FigureMarks() {
  return <AccountMarks of={accountOf(useSite())} />
}
