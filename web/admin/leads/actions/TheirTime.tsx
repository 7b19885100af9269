import { useQuery } from '@tanstack/react-query'
import { timeZonesOf } from '#domain/basics/time-zones.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import styles from './TheirTime.module.css'

/** The lead's local time at a moment; nothing where it is the same as the screen's, or unknown. */
export function TheirTime({ leadId, at }: { leadId: string; at: Date }) {
  const { plan } = useAllWords().desk
  const format = useFormat()
  const { data: lead } = useQuery({
    ...query('readLead', { params: { id: leadId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!lead?.country || Number.isNaN(at.getTime())) return null
  const times = [...new Set(timeZonesOf(lead.country).map((zone) => format.time(at, zone)))]
  if (times.length === 0 || times.includes(format.time(at))) return null
  return <p className={styles.time}>{plan.theirTime(times.toSorted().join(' / '), format.country(lead.country))}</p>
}
