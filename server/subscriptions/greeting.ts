import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'

/**
 * State of a checkout by its events: pending, a trial, or paid. An unknown session is pending; the response does not
 * identify anybody.
 */
export async function readGreeting(db: Sql, session: string): Promise<'waits' | 'trial' | 'paid'> {
  const { rows } = await db.execute<{ paid: boolean; trial: boolean }>(sql`
    select p.first_paid_at is not null as paid, exists (select from subscriptions s
        where s.payer_id = p.id and s.state in ('trialing', 'first_charge_due')) as trial
    from payer_refs r join payers p on p.id = r.payer_id where r.ref = ${session} and p.is_ours`)
  const [known] = rows
  if (!known) return 'waits'
  return known.trial ? 'trial' : known.paid ? 'paid' : 'waits'
}
