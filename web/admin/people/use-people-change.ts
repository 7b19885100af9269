import { useQueryClient } from '@tanstack/react-query'

/** Reads the team and its invitations anew. */
export function usePeopleChange(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['listPeople'] }),
      client.invalidateQueries({ queryKey: ['listInvitations'] }),
    ])
  }
}
