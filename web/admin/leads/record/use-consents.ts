import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '#web/api/queries.ts'
import { useLiveLead } from '../store/use-live-lead.ts'

/** A lead's consents, newest first, and the state of its email address; follows withdrawals elsewhere. */
export function useConsents(leadId: string) {
  const client = useQueryClient()
  const options = query('listConsents', { params: { id: leadId } })
  const { data, error } = useQuery(options)
  useLiveLead(leadId, () => void client.invalidateQueries({ queryKey: options.queryKey }))
  return { consents: data?.data, mailbox: data?.mailbox, error }
}
