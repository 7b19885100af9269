import type { EventKind } from '#domain/automation/events.ts'
import { hourMs } from '#domain/instant.ts'
import { lateHours } from '#domain/subscription/matching.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { automationChannel, ruleChainSql } from '#server/db/rule-events.ts'
import { subscriptions } from '#server/db/schema/subscriptions.ts'

type Known = ReadonlyMap<string, { readonly hasLeft: boolean }>

const hasLeft = ({ state, cancelsAt }: Pick<typeof subscriptions.$inferSelect, 'state' | 'cancelsAt'>) =>
  state === 'ended' || state === 'cancelling' || cancelsAt !== null

/** How the subscriptions of a payer stood before an event. */
export async function knownStates(tx: Sql, payerId: string): Promise<Known> {
  const rows = await tx.select().from(subscriptions).where(eq(subscriptions.payerId, payerId))
  return new Map(rows.map((row) => [row.id, { hasLeft: hasLeft(row) }]))
}

/** Writes down for the rules what is new and still so: a failed payment, a cancellation. Each is noted once. */
export async function noteForRules(tx: Sql, payerId: string, before: Known, now: Date): Promise<void> {
  const rows = await tx.select().from(subscriptions).where(eq(subscriptions.payerId, payerId))
  for (const row of rows) {
    const isFresh = row.failedSince !== null && now.getTime() - row.failedSince.getTime() <= lateHours * hourMs
    if (row.state === 'past_due' && isFresh)
      await note(tx, payerId, 'payment_failed', `${row.id} ${row.failedSince!.toISOString()}`)
    // A first payment that was given up at the bank's page is no cancellation.
    if (hasLeft(row) && before.get(row.id)?.hasLeft !== true && row.endReason !== 'given_up')
      await note(
        tx,
        payerId,
        'subscription_cancelled',
        `${row.id} ${(row.cancelsAt ?? row.endedAt ?? now).toISOString()}`,
      )
  }
}

/** Notes an event of the lead that a payer is matched to, if there is one outside the recycle bin. */
export async function note(tx: Sql, payerId: string, kind: EventKind, key: string): Promise<void> {
  await tx.execute(sql`
    insert into automation_events (kind, lead_id, key, at, facts, chain)
    select ${kind}, l.id, ${key}, now(), '{}'::jsonb, ${sql.raw(ruleChainSql)} from payers p
      join contact_requests l on l.id = stayed_lead(p.lead_id) and l.deleted_at is null
    where p.id = ${payerId} and p.lead_id is not null
    on conflict (lead_id, kind, key) do nothing`)
  await tx.execute(sql`select pg_notify(${automationChannel}, ${kind})`)
}
