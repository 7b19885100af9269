import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { presenceLastsMs } from '#domain/leads/presence.ts'
import { useLive } from '#web/admin/parts/live.tsx'
import { useSession } from '#web/admin/parts/session.tsx'
import { query } from '#web/api/queries.ts'
import { setPresence } from './presence-store.ts'

/** Keeps teammates' presence up to date while the screen is open, excluding oneself. */
export function useTeamPresence(): void {
  const { user } = useSession()
  const { data, refetch } = useQuery({
    ...query('listPresence', {}),
    refetchOnMount: 'always',
    // A closed browser expires on the server; polling picks that up.
    refetchInterval: ({ state }) => (state.data?.data.length ? presenceLastsMs / 2 : false),
  })
  useLive('presence', () => void refetch())
  useEffect(() => {
    setPresence(data?.data.filter(({ username }) => username !== user.username) ?? [])
  }, [data, user.username])
}
