import { breakdowns } from '#domain/report/outcomes.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { Breakdown } from './Breakdown.tsx'
import { Distribution } from './Distribution.tsx'
import { GoldOnly } from './GoldOnly.tsx'
import { Subscription } from './Subscription.tsx'

/** Distribution of results, by time and symbol, the remainder after the subscription, and gold separately. */
export function ResultsPage() {
  const { account } = useSite().words
  return (
    <AccountFrame title={account.detail}>
      {(record) => (
        <>
          <Subscription record={record} />
          <Distribution record={record} />
          {breakdowns.map((by) => (
            <Breakdown key={by} by={by} record={record} />
          ))}
          <GoldOnly record={record} />
        </>
      )}
    </AccountFrame>
  )
}
