import { headlineAccounts } from '#domain/account-headline.ts'
import { AccountHeadlines } from '#web/site/parts/AccountHeadline.tsx'
import { EmptyRecord } from '#web/site/parts/EmptyRecord.tsx'
import { Evidence, Figures, RecordsMark, Statement } from '#web/site/parts/Evidence.tsx'
import { Formulas } from '#web/site/parts/Formulas.tsx'
import { MonthsTable } from '#web/site/parts/MonthsTable.tsx'
import { hasHeadlineRecord, hasNoRecord, type ShownId, showsAny } from '#web/site/parts/provenance.ts'
import { Scene } from '#web/site/parts/Scene.tsx'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { Latest, latestFigures } from './Latest.tsx'

const sum = 'measured.sumOfMonths'
const totals = ['measured.compoundedReturn', 'measured.consistency'] as const
const operations = ['measured.operations', 'measured.totalProfit', 'measured.averageTrade'] as const
const account = ['results.balance', 'results.gain', 'results.return'] as const
const riskMetrics = ['results.maxDrawdown', 'results.sharpe', 'results.winRate', 'results.riskReward'] as const
const ofCompany = ['results.generated', 'company.clients'] as const
const verification = 'results.independentVerification'

/** Every result of the page in one place, with one warning and one line for each source. */
export function Results() {
  const { page, words } = useSite()
  const { results } = words
  const accounts = headlineAccounts(page.accounts)
  return (
    <section className="results" id="resultados" aria-labelledby="results-title" data-live="">
      <div className="head">
        <h2 id="results-title">{results.title}</h2>
        <p className="lead">{hasHeadlineRecord(page) ? results.intro : words.welcomeB.results.intro}</p>
      </div>
      <Evidence
        ids={[...latestFigures, sum, ...totals, ...operations, ...account, ...riskMetrics, ...ofCompany, verification]}
        always
        hypothetical={accounts.some(({ type }) => type !== 'live')}
        className="record"
      >
        <Latest />
        {accounts.length > 0 && <AccountHeadlines />}
        {hasNoRecord(page) ? <NoRecord /> : hasHeadlineRecord(page) && <LatestMonths />}
        <div className="sums">
          {accounts.length === 0 && (
            <>
              <Group title={results.total} ids={totals} />
              <Group title={words.measured.operations.label} ids={operations} />
              <Group title={results.account} ids={account} />
              <Group title={results.riskMetrics} ids={riskMetrics} />
            </>
          )}
          <Group title={words.proof.figures} ids={ofCompany} />
          {showsAny(page, [verification]) && (
            <div className="group">
              <h3>{results.verification}</h3>
              <p>
                <Statement id={verification} />
              </p>
            </div>
          )}
        </div>
      </Evidence>
      <Formulas {...(accounts.length > 0 && { of: [sum, 'measured.operations'] })} />
      <SiteLink to="track-record" className="button quiet">
        {results.everyTrade}
      </SiteLink>
    </section>
  )
}

/** How the product works, in place of results while there are none (decisions A). */
function NoRecord() {
  return (
    <>
      <Scene />
      <EmptyRecord />
    </>
  )
}

function LatestMonths() {
  const { page, words } = useSite()
  const { results } = words
  return (
    <div className="months">
      <h3>{results.months}</h3>
      <RecordsMark id={sum} />
      <MonthsTable months={page.months} isBrief />
      <p className="quiet">{results.updates}</p>
    </div>
  )
}

/** A titled group of figures; nothing without a figure. */
function Group({ title, ids }: { title: string; ids: readonly ShownId[] }) {
  const { page } = useSite()
  if (!showsAny(page, ids)) return null
  return (
    <div className="group">
      <h3>{title}</h3>
      <Figures ids={ids} />
    </div>
  )
}
