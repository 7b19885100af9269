import type { recordRoutes } from '#contract/record.ts'
import { useSite } from '#web/site/parts/site-context.tsx'

type Path<Call extends keyof typeof recordRoutes> = (typeof recordRoutes)[Call]['path']

const months: Path<'listMonths'> = '/api/performance'
const operations: Path<'listOperations'> = '/api/trading-operations'

/** The same records for a calculation of one's own: what the public calls answer. */
export function RecordData() {
  const { record } = useSite().words.service
  return (
    <section className="data" aria-labelledby="data-title">
      <h2 id="data-title">{record.data}</h2>
      <p>{record.dataText}</p>
      <p className="ways-on">
        <a className="button quiet" href={months}>
          {record.dataMonths}
        </a>
        <a className="button quiet" href={operations}>
          {record.dataOperations}
        </a>
      </p>
    </section>
  )
}
