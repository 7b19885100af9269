import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLive } from '#web/admin/parts/live.tsx'
import { query } from '#web/api/queries.ts'
import { UrgentContext } from './urgent-context.ts'

/** Delay in milliseconds, so that the board loads first. */
const laterMs = 2_000

/** Marks leads that wait for a reply to a pressing text; follows changes of leads, at most every two seconds. */
export function UrgentLeads({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(true)
  const { data, refetch } = useQuery({ ...query('listUrgentTexts', {}), enabled: false })
  useLive('leads', () => setDue(true))
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => {
      setDue(false)
      void refetch()
    }, laterMs)
    return () => clearTimeout(timer)
  }, [isDue, refetch])
  // Cards render again only when another lead is among them.
  const ids = data?.data.map(({ leadId }) => leadId).join(' ') ?? ''
  const urgent = useMemo(() => new Set(ids.split(' ')), [ids])
  return <UrgentContext value={urgent}>{children}</UrgentContext>
}
