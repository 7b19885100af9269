import type { publishedAccountRoutes } from '#contract/published-accounts.ts'
import type { recordRoutes } from '#contract/record.ts'
import { useSite } from '#web/site/parts/site-context.tsx'

type Path<Call extends keyof typeof recordRoutes> = (typeof recordRoutes)[Call]['path']

const accounts: (typeof publishedAccountRoutes)['listPublishedAccounts']['path'] = '/api/published-accounts'
const months: Path<'listMonths'> = '/api/performance'
const operations: Path<'listOperations'> = '/api/trading-operations'

/** The same records as data: links to the public calls. */
export function RecordData() {
  const { record } = useSite().words.service
  return (
    <p className="data">
      {record.dataText} <a href={accounts}>{record.dataAccounts}</a> <a href={months}>{record.dataMonths}</a>{' '}
      <a href={operations}>{record.dataOperations}</a>
    </p>
  )
}
