import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'

/**
 * What events say of a checkout: nothing yet, that a trial runs, or that money arrived. A session that nobody knows is one whose
 * events have not come: whose it is follows from nothing that is answered.
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
