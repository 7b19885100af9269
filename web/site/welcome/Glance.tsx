import { headlineAccounts, type RecordedAccount } from '#domain/record/account-headline.ts'
import type { AccountFigureName } from '#domain/report/account-figures.ts'
import type { Page } from '#web/site/page.ts'
import { AccountFigures } from '#web/site/parts/AccountHeadline.tsx'
import { Evidence, Figures, Group } from '#web/site/parts/Evidence.tsx'
import { Probe } from '#web/site/parts/Probe.tsx'
import { AccountMarks } from '#web/site/parts/ProvenanceMark.tsx'
import { newestTrades, type ShownId, showsAny } from '#web/site/parts/provenance.ts'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { WaitingFor } from '#web/site/parts/Waiting.tsx'
import { Transactions } from './Transactions.tsx'

const successRate = 'results.winRate'
const performance = ['results.return', 'company.clients', 'results.valueLocked', 'results.generated'] as const
/** Figures no account measures. */
const ofFirm = ['company.clients', 'results.valueLocked', 'results.generated', 'service.uptime'] as const
/** Those that may be stated beside an account. */
const toState = ['company.clients', 'results.valueLocked', 'service.uptime'] as const
/** Account figures that replace success rate and return. */
const ofAccount: readonly AccountFigureName[] = ['winRate', 'profitFactor', 'growth']

/** The claims at a glance. */
export function glanceIds({ accounts }: Pick<Page, 'accounts'>): ShownId[] {
  return headlineAccounts(accounts).length > 0 ? [...ofFirm] : [successRate, ...performance, 'service.uptime']
}

/**
 * What the hero opens onto: system status with the success rate, performance, the newest trades and social proof
 * figures, together. The results follow right below, with the warnings for both at their head.
 */
export function Glance() {
  const { page, words } = useSite()
  const [account] = headlineAccounts(page.accounts)
  const ids = glanceIds(page)
  const isWarned = account !== undefined || newestTrades(page).operations.length > 0 || showsAny(page, ids)
  const content = (
    <div className="cards">
      <div className="card status">
        <h2 id="glance-title">{words.hero.status.title}</h2>
        <Probe online={words.hero.status.online} />
        {account ? <OfAccount account={account} /> : <Figures ids={[successRate]} />}
      </div>
      <div className="card performance">
        {account ? (
          <Group title={words.proof.figures} ids={ofFirm} isApart instead={<WaitingFor ids={toState} isStated />} />
        ) : (
          <Group
            title={words.hero.performance}
            ids={[...performance, 'service.uptime']}
            instead={
              <>
                <WaitingFor ids={[successRate, 'results.return']} />
                <WaitingFor ids={ofFirm} isStated />
              </>
            }
          />
        )}
      </div>
      <Transactions />
    </div>
  )
  return (
    <section className="glance" id="glance" aria-labelledby="glance-title" data-live="">
      {isWarned ? (
        <Evidence
          ids={[...ids, 'measured.operations', 'stated.operations']}
          always
          isBrief
          isApart={account !== undefined}
        >
          {content}
        </Evidence>
      ) : (
        content
      )}
    </section>
  )
}

/** The first account's win rate, profit factor and result. */
function OfAccount({ account }: { account: RecordedAccount }) {
  return (
    <div className="of-account group" data-of={account.slug}>
      <h3>
        <SiteLink to="account" account={account.slug}>
          {account.name}
        </SiteLink>
      </h3>
      <AccountMarks of={account} />
      <AccountFigures of={account} names={ofAccount} />
    </div>
  )
}
