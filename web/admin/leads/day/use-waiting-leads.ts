import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Lead } from '#contract/leads.ts'
import { answerOrder } from '#domain/answer-order.ts'
import { assigneeMe, assigneeNobody, joinValues } from '#domain/lead-filters.ts'
import { isAwaitingReply, urgencyOf } from '#domain/pipeline.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { query } from '#web/api/queries.ts'
import { useClock } from '../store/board-clock.ts'
import type { Whose } from './use-day.ts'

/** Most leads looked at of each kind: those who can still be answered in time, what is due first, and those overdue, the latest first. */
const looked = 50
/** Minimum interval between two reads, milliseconds. */
const readEveryMs = 2_000

/** Leads that are owed a reply or are overdue, in the order to answer them (`domain/answer-order`); read again when leads change. */
export function useWaitingLeads(of: Whose): {
  leads: readonly Lead[] | undefined
  /** All that were looked at are waiting: there may be more. */
  isCapped: boolean
  error: unknown
  reload: () => void
} {
  const assignee = of === 'me' ? joinValues([assigneeMe, assigneeNobody]) : undefined
  const whose = { limit: looked, ...(assignee && { assignee }) }
  // Where many are overdue, those who wrote just now, for the first time or again, are read all the same.
  const overdue = useQuery({
    ...query('listLeads', { query: { ...whose, sort: 'time', order: 'desc', overdue: 'yes' } }),
    refetchOnMount: 'always',
  })
  const inTime = useQuery({
    ...query('listLeads', { query: { ...whose, sort: 'time', inTime: 'yes' } }),
    refetchOnMount: 'always',
  })
  const reload = () => void Promise.all([overdue.refetch(), inTime.refetch()])
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const soon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      reload()
    }, readEveryMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive('leads', soon, soon)
  const found = new Map([...(overdue.data?.data ?? []), ...(inTime.data?.data ?? [])].map((lead) => [lead.id, lead]))
  const ids = useClock((now) =>
    [...found.values()]
      .filter((lead) => isAwaitingReply(lead) || urgencyOf(lead, now).overdue)
      .toSorted(answerOrder(now))
      .map(({ id }) => id)
      .join(' '),
  ).split(' ')
  const leads = overdue.data && inTime.data && ids.flatMap((id) => found.get(id) ?? [])
  const isCapped = [overdue, inTime].some(
    ({ data }) => data?.data.length === looked && data.data.every(({ id }) => ids.includes(id)),
  )
  return { leads, isCapped, error: overdue.error ?? inTime.error, reload }
}
