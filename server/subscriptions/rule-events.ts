import type { EventKind } from '#domain/automation/events.ts'
import { hourMs } from '#domain/basics/instant.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { automationChannel } from '#server/db/rule-events.ts'
import { ruleChainSql } from '#server/db/schema/columns.ts'
import { subscriptions } from '#server/db/schema/subscriptions.ts'

type Known = ReadonlyMap<string, { readonly hasLeft: boolean }>

const hasLeft = ({ state, cancelsAt }: Pick<typeof subscriptions.$inferSelect, 'state' | 'cancelsAt'>) =>
  state === 'ended' || state === 'cancelling' || cancelsAt !== null

/** State of a payer's subscriptions before an event. */
export async function knownStates(tx: Sql, payerId: string): Promise<Known> {
  const rows = await tx.select().from(subscriptions).where(eq(subscriptions.payerId, payerId))
  return new Map(rows.map((row) => [row.id, { hasLeft: hasLeft(row) }]))
}

type Hearing = { readonly now: Date; readonly lateHours: number }

/** Records new and still valid events for the rules: a failed payment, a cancellation. Each once. */
export async function recordForRules(
  tx: Sql,
  payerId: string,
  before: Known,
  { now, lateHours }: Hearing,
): Promise<void> {
  const rows = await tx.select().from(subscriptions).where(eq(subscriptions.payerId, payerId))
  for (const row of rows) {
    const isFresh = row.failedSince !== null && now.getTime() - row.failedSince.getTime() <= lateHours * hourMs
    if (row.state === 'past_due' && isFresh)
      await note(tx, payerId, 'payment_failed', `${row.id} ${row.failedSince!.toISOString()}`)
    // An abandoned first payment is no cancellation, and a person with another subscription stays a customer.
    if (
      hasLeft(row) &&
      before.get(row.id)?.hasLeft !== true &&
      row.endReason !== 'given_up' &&
      !(await staysBy(tx, payerId, row.id))
    )
      await note(
        tx,
        payerId,
        'subscription_cancelled',
        `${row.id} ${(row.cancelsAt ?? row.endedAt ?? now).toISOString()}`,
      )
  }
}

/** True if another subscription of the same person runs on. */
async function staysBy(tx: Sql, payerId: string, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from subscriptions s join payers p on p.id = s.payer_id, payers own
    where own.id = ${payerId} and s.id <> ${id} and s.cancels_at is null
      and s.state not in ('ended', 'trial_over', 'incomplete')
      and (p.id = own.id or stayed_lead(p.lead_id) = stayed_lead(own.lead_id)) limit 1`)
  return rows.length > 0
}

/** Records an event for the payer's lead, if there is one outside the recycle bin. */
export async function note(tx: Sql, payerId: string, kind: EventKind, key: string): Promise<void> {
  await tx.execute(sql`
    insert into automation_events (kind, lead_id, key, at, facts, chain)
    select ${kind}, l.id, ${key}, now(), '{}'::jsonb, ${sql.raw(ruleChainSql)} from payers p
      join contact_requests l on l.id = stayed_lead(p.lead_id) and l.deleted_at is null
    where p.id = ${payerId} and p.lead_id is not null
    on conflict (lead_id, kind, key) do nothing`)
  await tx.execute(sql`select pg_notify(${automationChannel}, ${kind})`)
}
