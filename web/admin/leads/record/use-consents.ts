import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '#web/api/queries.ts'
import { useLiveLead } from '../store/use-live-lead.ts'

/** What a lead agreed to, newest first, and what is known of its email address; follows a withdrawal elsewhere. */
export function useConsents(leadId: string) {
  const client = useQueryClient()
  const options = query('listConsents', { params: { id: leadId } })
  const { data, error } = useQuery(options)
  useLiveLead(leadId, () => void client.invalidateQueries({ queryKey: options.queryKey }))
  return { consents: data?.data, mailbox: data?.mailbox, error }
}
