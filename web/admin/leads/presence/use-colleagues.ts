import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { presenceLastsMs } from '#domain/presence.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { useSession } from '#web/admin/parts/session.tsx'
import { query } from '#web/api/queries.ts'
import { setPresence } from './presence-store.ts'

/** Keeps up with where the colleagues are, oneself left out, while the screen is open. */
export function useColleagues(): void {
  const { user } = useSession()
  const { data, refetch } = useQuery({
    ...query('listPresence', {}),
    refetchOnMount: 'always',
    // Whoever closed their browser without a word is gone after a while.
    refetchInterval: ({ state }) => (state.data?.data.length ? presenceLastsMs / 2 : false),
  })
  useLive('presence', () => void refetch())
  useEffect(() => {
    setPresence(data?.data.filter(({ username }) => username !== user.username) ?? [])
  }, [data, user.username])
}
