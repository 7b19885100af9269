import { Figures } from '#web/site/parts/Evidence.tsx'
import { hasHeadlineRecord, hasNoRecord, showsAny } from '#web/site/parts/provenance.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { Transactions } from './Transactions.tsx'

/** What these cards show, for the `Evidence` they have to stand in. */
export const latestFigures = ['results.return', 'results.valueLocked', 'service.uptime'] as const

/** How the system performs and the newest trades (spec §2), at the head of the results. */
export function Latest() {
  const { page, words } = useSite()
  const { hero } = words
  return (
    <div className="ledger">
      {showsAny(page, latestFigures) && (
        <div className="card performance">
          <h3>{hero.performance}</h3>
          <Figures ids={latestFigures} />
        </div>
      )}
      {hasHeadlineRecord(page) && !hasNoRecord(page) && <Transactions />}
    </div>
  )
}
