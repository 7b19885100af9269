import { useQuery } from '@tanstack/react-query'
import { dayMs } from '#domain/basics/instant.ts'
import { maxDaysToStamp } from '#domain/stamps/stamps.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Banner } from '#web/kit/Banner.tsx'

/** Warns if no authority has stamped the ledger lately, if any is configured. */
export function StampNotice() {
  const { accounts: words } = useAllWords()
  const format = useFormat()
  const { data } = useQuery(query('readLedger', { query: { limit: 1 } }))
  if (!data?.head || !data.stamps.asked) return null
  const { newest } = data.stamps
  if (newest === null) return <Banner>{words.neverStamped}</Banner>
  const isLate = Date.now() - Date.parse(newest) > maxDaysToStamp * dayMs
  return isLate ? <Banner tone="warning">{words.unstampedSince(format.date(newest))}</Banner> : null
}
