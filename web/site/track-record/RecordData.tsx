import type { publishedAccountRoutes } from '#contract/published-accounts.ts'
import type { recordRoutes } from '#contract/record.ts'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

type Path<Call extends keyof typeof recordRoutes> = (typeof recordRoutes)[Call]['path']

const accounts: (typeof publishedAccountRoutes)['listPublishedAccounts']['path'] = '/api/published-accounts'
const months: Path<'listMonths'> = '/api/performance'
const operations: Path<'listOperations'> = '/api/trading-operations'

/** The same records as data: links to the public calls. */
export function RecordData() {
  const { service, verify } = useSite().words
  const { record } = service
  return (
    <section className="data" aria-labelledby="data-title">
      <h2 id="data-title">{record.data}</h2>
      <p>{record.dataText}</p>
      <p className="ways-on">
        <SiteLink to="verify" className="button">
          {verify.link}
        </SiteLink>
        <a href={accounts}>{record.dataAccounts}</a>
        <a href={months}>{record.dataMonths}</a>
        <a href={operations}>{record.dataOperations}</a>
      </p>
    </section>
  )
}
