import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLive } from '#web/admin/parts/live.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { paidLines, payerNotes, subscriptionLine } from '#web/admin/parts/subscription-lines.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { shownZone } from '#web/api/time-zone.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { useLiveLead } from '../store/use-live-lead.ts'
import styles from './SubscriptionNote.module.css'

/** A lead's payments, first of all: account setup, trial day, next payment, failure; nothing without any. */
export function SubscriptionNote({ leadId }: { leadId: string }) {
  const { customers: words } = useAllWords()
  const format = useFormat()
  const client = useQueryClient()
  const options = query('readLeadPayments', { params: { id: leadId } })
  const { data } = useQuery(options)
  const reload = () => void client.invalidateQueries({ queryKey: options.queryKey })
  useLive('customers', reload, reload)
  useLiveLead(leadId, reload)
  const maySeeSetup = useCan('setup.read')
  if (!data || (data.payers.length === 0 && !data.setup)) return null
  const now = new Date()
  const { payers, setup } = data
  const account = setup
    ? format.joined([words.setups[setup.status], format.date(setup.processedAt ?? setup.createdAt)])
    : words.notConnected
  return (
    <section className={styles.note} aria-label={words.label}>
      <ul className={styles.lines}>
        {payers
          .flatMap(({ subscriptions }) => subscriptions)
          .map((one) => {
            const { state, tone, next } = subscriptionLine(one, words, format, shownZone.value, now)
            return (
              <li key={one.id}>
                <Badge tone={tone}>{state}</Badge> {next.join(' · ')}
              </li>
            )
          })}
        <li>
          {setup && maySeeSetup ? (
            <Link to="/subscription-management" search={{ setup: setup.id }}>
              {account}
            </Link>
          ) : (
            account
          )}
        </li>
        {payers
          .flatMap((payer) => [...paidLines(payer, words, format), ...payerNotes(payer, words)])
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
    </section>
  )
}
