import { useQuery } from '@tanstack/react-query'
import { type InboxOwner, inboxOrders } from '#domain/conversation/inbox.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { remembered } from '#web/admin/parts/remembered.ts'
import { useSoon } from '#web/admin/parts/use-soon.ts'
import { query } from '#web/api/queries.ts'
import { useStore } from '#web/kit/store.ts'

/** Minimum interval between two reads, milliseconds. */
const readEveryMs = 1_000

/** The order that was chosen last. */
export const sorting = remembered('inbox-order', inboxOrders)

/** Waiting conversations; reloads when leads and messages change. */
export function useInbox(of: InboxOwner) {
  const order = useStore(sorting)
  const { data, error, refetch } = useQuery({
    ...query('listInbox', { query: { of, order } }),
    refetchOnMount: 'always',
  })
  const soon = useSoon(refetch, readEveryMs)
  useLive('leads', soon, soon)
  useLive('messages', soon)
  return { inbox: data, error, reload: () => void refetch() }
}
