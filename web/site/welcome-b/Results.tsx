import { headlineAccounts } from '#domain/record/account-headline.ts'
import { AccountHeadlines } from '#web/site/parts/AccountHeadline.tsx'
import { Evidence, Figures } from '#web/site/parts/Evidence.tsx'
import { Formulas } from '#web/site/parts/Formulas.tsx'
import { OperationsTable } from '#web/site/parts/OperationsTable.tsx'
import { hasNoRecord, newestTrades, showsAny } from '#web/site/parts/provenance.ts'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { WaitingFor } from '#web/site/parts/Waiting.tsx'

/** The six stat cards that have a value, where no account was imported. */
const cards = [
  'measured.totalProfit',
  'results.winRate',
  'measured.profitFactor',
  'results.consistency',
  'measured.averageTrade',
  'measured.operations',
] as const

/** Trades in the table; the track record has more. */
const newest = 5

export function Results() {
  const { page, words } = useSite()
  const accounts = headlineAccounts(page.accounts)
  const hasAccount = accounts.length > 0
  const { results } = words.welcomeB
  const trades = newestTrades(page)
  return (
    <section className="results-b paper" id="resultados" aria-labelledby="results-title" data-live="">
      <div className="head">
        <h2 id="results-title">{results.title}</h2>
        {!hasNoRecord(page) && <p className="lead">{results.intro}</p>}
      </div>
      <Evidence
        ids={[...cards, 'stated.operations']}
        always
        isApart={hasAccount}
        hypothetical={accounts.some(({ type }) => type !== 'live')}
      >
        {hasAccount ? <AccountHeadlines hasRules /> : <Cards />}
        <OperationsTable {...trades} operations={trades.operations.slice(0, newest)} />
      </Evidence>
      {!hasAccount && <Formulas of={cards} />}
      {!hasNoRecord(page) && (
        <SiteLink to="track-record" className="button quiet">
          {words.results.everyTrade}
        </SiteLink>
      )}
    </section>
  )
}

function Cards() {
  const { page } = useSite()
  return showsAny(page, cards) ? <Figures ids={cards} always /> : <WaitingFor ids={cards} />
}
