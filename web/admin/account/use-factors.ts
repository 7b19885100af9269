import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Factors } from '#contract/second-factor.ts'
import { useSessionControl } from '#web/admin/parts/session.tsx'
import { query } from '#web/api/queries.ts'

/** The user's second factors. Call `changed` after each change, which also ends the user's other sessions. */
export function useFactors(): {
  factors: Factors | undefined
  error: unknown
  reload: () => void
  changed: () => Promise<void>
} {
  const client = useQueryClient()
  const { reload } = useSessionControl()
  const { data, error, refetch } = useQuery({ ...query('readFactors', {}), refetchOnMount: 'always' })
  const changed = async () => {
    await Promise.all([
      refetch(),
      reload(),
      client.invalidateQueries({ queryKey: ['listSessions'] }, { cancelRefetch: false }),
    ])
  }
  return { factors: data, error, reload: () => void refetch(), changed }
}
