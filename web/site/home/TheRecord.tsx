import { headlineAccounts, lastTraded } from '#domain/record/account-headline.ts'
import { AccountHeadlines } from '#web/site/parts/AccountHeadline.tsx'
import { Beside } from '#web/site/parts/Beside.tsx'
import { EmptyRecord } from '#web/site/parts/EmptyRecord.tsx'
import { Evidence, Figures, RecordsMark } from '#web/site/parts/Evidence.tsx'
import { Formulas } from '#web/site/parts/Formulas.tsx'
import { GrowthCurve } from '#web/site/parts/GrowthCurve.tsx'
import { LatestTrade } from '#web/site/parts/LatestTrade.tsx'
import { hasNoRecord, showsAny } from '#web/site/parts/provenance.ts'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { WaitingFor } from '#web/site/parts/Waiting.tsx'

const figures = ['results.return', 'results.maxDrawdown', 'results.winRate', 'measured.profitFactor'] as const
const ofMonths = 'measured.compoundedReturn'

/** Results in brief with the warning: of each imported account, else stated ones. */
export function TheRecord() {
  const { page, words } = useSite()
  const { results } = words.home
  const accounts = headlineAccounts(page.accounts)
  const traded = lastTraded(page.accounts)
  return (
    <section className="brief paper" id="record" aria-labelledby="record-title" data-live="">
      <div className="head">
        <h2 id="record-title">{results.title}</h2>
        {!hasNoRecord(page) && <p className="lead">{results.intro}</p>}
      </div>
      {accounts.length > 0 ? (
        <Evidence ids={[]} always hypothetical={accounts.some(({ type }) => type !== 'live')}>
          <AccountHeadlines />
          {traded && <LatestTrade of={traded} level={3} />}
        </Evidence>
      ) : (
        <Stated />
      )}
      <Beside picture="chain">
        <p>{words.verify.brief}</p>
        <SiteLink to="verify">{words.verify.link}</SiteLink>
      </Beside>
      {!hasNoRecord(page) && (
        <SiteLink to="track-record" className="button quiet">
          {words.results.everyTrade}
        </SiteLink>
      )}
    </section>
  )
}

/** Content before an account was imported. */
function Stated() {
  const { page, words } = useSite()
  return (
    <>
      <Evidence ids={[...figures, ofMonths]} always>
        {page.months.length === 0 ? (
          <EmptyRecord />
        ) : (
          <figure className="growth">
            <figcaption>
              {words.home.results.curve} <RecordsMark id={ofMonths} />
            </figcaption>
            <GrowthCurve months={page.months} />
          </figure>
        )}
        {showsAny(page, figures) ? <Figures ids={figures} /> : <WaitingFor ids={figures} />}
      </Evidence>
      <Formulas of={figures} />
    </>
  )
}
