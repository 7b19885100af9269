import { headlineAccounts } from '#domain/record/account-headline.ts'
import { AccountHeadlines } from '#web/site/parts/AccountHeadline.tsx'
import { AccountMonths } from '#web/site/parts/AccountMonths.tsx'
import { Beside } from '#web/site/parts/Beside.tsx'
import { EmptyRecord } from '#web/site/parts/EmptyRecord.tsx'
import { Evidence, Group, RecordsMark, Statement } from '#web/site/parts/Evidence.tsx'
import { Formulas } from '#web/site/parts/Formulas.tsx'
import { MonthsTable } from '#web/site/parts/MonthsTable.tsx'
import { hasNoRecord, isHypothetical, newestMonthsOf, showsAny } from '#web/site/parts/provenance.ts'
import { Scene } from '#web/site/parts/Scene.tsx'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { WaitingFor } from '#web/site/parts/Waiting.tsx'
import { glanceIds } from './Glance.tsx'

const sum = 'measured.sumOfMonths'
const totals = ['measured.compoundedReturn', 'measured.consistency'] as const
const operations = ['measured.operations', 'measured.totalProfit', 'measured.averageTrade'] as const
const balance = ['results.balance', 'results.gain', 'results.return'] as const
const averageProfit = 'results.averageMonthlyProfit'
const riskMetrics = ['results.maxDrawdown', 'results.sharpe', 'results.winRate', 'results.riskReward'] as const
const verification = 'results.independentVerification'

/** Six months, total gain, main account, risk metrics and verification; the warning at their head is for the glance above as well. */
export function Results() {
  const { page, words } = useSite()
  const { results } = words
  const accounts = headlineAccounts(page.accounts)
  const hasAccount = accounts.length > 0
  // With months on record an average of other months would contradict them.
  const account = page.months.length > 0 ? balance : ([...balance, averageProfit] as const)
  const shown = [sum, ...totals, ...operations, ...account, ...riskMetrics, verification, 'stated.sumOfMonths'] as const
  return (
    <section className="results" id="resultados" aria-labelledby="results-title" data-live="">
      <div className="head">
        <h2 id="results-title">{results.title}</h2>
        {!hasNoRecord(page) && <p className="lead">{hasAccount ? words.welcomeB.results.intro : results.intro}</p>}
      </div>
      <Evidence
        ids={shown}
        always
        isApart={hasAccount}
        hypothetical={accounts.some(({ type }) => type !== 'live') || isHypothetical(page, glanceIds(page))}
        className="record"
      >
        {hasAccount && <AccountHeadlines isWhole />}
        <LatestMonths />
        <div className="sums">
          {!hasAccount && (
            <>
              <Group title={results.total} ids={totals} />
              <Group title={words.measured.operations.label} ids={operations} />
              <Group title={results.account} ids={account} instead={<WaitingFor ids={balance} />} />
              <Group title={results.riskMetrics} ids={riskMetrics} instead={<WaitingFor ids={riskMetrics} />} />
            </>
          )}
          <div className="group">
            <h3>{results.verification}</h3>
            {showsAny(page, [verification]) ? (
              <p>
                <Statement id={verification} />
              </p>
            ) : (
              <p className="waiting">{words.waiting.verification}</p>
            )}
            <Beside picture="chain">
              <p>{words.verify.brief}</p>
              <SiteLink to="verify">{words.verify.link}</SiteLink>
            </Beside>
          </div>
        </div>
      </Evidence>
      <Formulas {...(hasAccount && { of: [sum, 'measured.operations'] })} />
      {!hasNoRecord(page) && (
        <SiteLink to="track-record" className="button quiet">
          {results.everyTrade}
        </SiteLink>
      )}
    </section>
  )
}

/** The newest months of the best source there is, under a mark of their own. */
function LatestMonths() {
  const { page, words } = useSite()
  const { results } = words
  const { months, markedAs, account } = newestMonthsOf(page)
  const hasAccounts = page.accounts.length > 0
  return (
    <div className="months">
      {hasNoRecord(page) && <Scene />}
      <h3>{results.months}</h3>
      {account ? (
        <AccountMonths of={account} />
      ) : months.length === 0 ? (
        <EmptyRecord />
      ) : (
        <>
          <RecordsMark id={markedAs} />
          <MonthsTable months={months} isBrief hasSum={!hasAccounts || page.months.length > 0} />
        </>
      )}
      <p className="quiet">{results.updates}</p>
    </div>
  )
}
