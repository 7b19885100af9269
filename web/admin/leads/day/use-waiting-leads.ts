import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Lead } from '#contract/leads.ts'
import { assigneeMe, assigneeNobody, joinValues } from '#domain/lead-filters.ts'
import { isAwaitingReply, urgencyOf } from '#domain/pipeline.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { query } from '#web/api/queries.ts'
import { useClock } from '../store/board-clock.ts'
import type { Whose } from './use-day.ts'

/** Most leads looked at; those due first come first. */
const looked = 50
/** Minimum interval between two reads, milliseconds. */
const readEveryMs = 2_000

/** Leads that are owed a reply or are overdue, what is due first at the top; read again when leads change. */
export function useWaitingLeads(of: Whose): {
  leads: readonly Lead[] | undefined
  /** All that were looked at are waiting: there may be more. */
  isCapped: boolean
  error: unknown
  reload: () => void
} {
  const assignee = of === 'me' ? joinValues([assigneeMe, assigneeNobody]) : undefined
  const { data, error, refetch } = useQuery({
    ...query('listLeads', { query: { sort: 'time', limit: looked, ...(assignee && { assignee }) } }),
    refetchOnMount: 'always',
  })
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const soon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void refetch()
    }, readEveryMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive('leads', soon, soon)
  const ids = useClock((now) =>
    (data?.data ?? [])
      .filter((lead) => isAwaitingReply(lead) || urgencyOf(lead, now).overdue)
      .map(({ id }) => id)
      .join(' '),
  ).split(' ')
  const leads = data?.data.filter(({ id }) => ids.includes(id))
  return { leads, isCapped: leads?.length === looked, error, reload: () => void refetch() }
}
