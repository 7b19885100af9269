import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type InboxOwner, inboxOrders } from '#domain/conversation/inbox.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { remembered, useRemembered } from '#web/admin/parts/remembered.ts'
import { query } from '#web/api/queries.ts'

/** Minimum interval between two reads, milliseconds. */
const readEveryMs = 1_000

/** The order that was chosen last. */
export const sorting = remembered('inbox-order', inboxOrders)

/** Waiting conversations; reloads when leads and messages change. */
export function useInbox(of: InboxOwner) {
  const order = useRemembered(sorting)
  const { data, error, refetch } = useQuery({
    ...query('listInbox', { query: { of, order } }),
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
  useLive('messages', soon)
  return { inbox: data, error, reload: () => void refetch() }
}
