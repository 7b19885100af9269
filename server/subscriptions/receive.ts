import { normaliseEmail } from '#domain/addresses/email-address.ts'
import { hourMs } from '#domain/basics/instant.ts'
import type { Reading } from '#domain/subscription/facts.ts'
import type { CheckoutOutcome } from '#domain/subscription/matching.ts'
import { readStripeEvent, type StripeEvent } from '#domain/subscription/stripe/event.ts'
import { announce } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { checkoutEvents, payers, subscriptionLedger } from '#server/db/schema/subscriptions.ts'
import { derive } from './derive.ts'
import { settle } from './match.ts'
import type { Checkout, Ledger } from './parts.ts'
import { keepAddress, lockPayers, payerOf } from './payer-of.ts'
import { knownStates, recordForRules } from './rule-events.ts'

/** An event as stored. */
type Noted = {
  readonly provider: string
  readonly id: string
  readonly type: string
  readonly at: number
  readonly outcome: CheckoutOutcome
  readonly reading: Reading | null
}

/** A signed Stripe event for storage, without its content if foreign or not understood. */
export function notedStripeEvent(event: StripeEvent, { account }: Checkout): Noted {
  const { id, type, at } = event
  const refused = !event.isLive
    ? 'test_mode'
    : event.account !== null && event.account !== account
      ? 'other_account'
      : null
  const reading = refused ? null : readStripeEvent(event)
  return { provider: 'stripe', id, type, at, reading, outcome: refused ?? (reading ? 'applied' : 'not_understood') }
}

/**
 * Stores an event and its consequences, in the caller's transaction: completely or not at all. A known one changes
 * nothing.
 */
export async function receive(tx: Sql, noted: Noted, ledger: Ledger, now: Date): Promise<void> {
  const { provider, id, type, at, outcome, reading } = noted
  // Whoever signs chooses the length of ids.
  const row = { provider, id: id.slice(0, maxText), type: type.slice(0, maxText), at: new Date(at), outcome }
  const added = await tx.insert(checkoutEvents).values(row).onConflictDoNothing().returning({ id: checkoutEvents.id })
  if (added.length === 0 || !reading || reading.refs.length === 0) return
  await lockPayers(tx)
  const payerId = await payerOf(tx, reading.refs)
  const [ref] = reading.refs
  if (reading.facts.length > 0)
    await tx
      .insert(subscriptionLedger)
      .values(
        reading.facts.map((fact, part) => ({
          provider,
          eventId: row.id,
          part,
          ref: ref!,
          kind: fact.kind,
          at: new Date(fact.at),
          fact,
        })),
      )
      .onConflictDoNothing()
  if (reading.email !== null)
    await keepAddress(tx, payerId, normaliseEmail(reading.email), reading.email.slice(0, maxText))
  if (reading.reference !== null)
    await tx.execute(sql`update payers set reference = coalesce(
        (select reference from checkout_references where reference = ${reading.reference.slice(0, maxText)}), reference)
      where id = ${payerId} and erased_at is null`)
  await tx.execute(
    sql`update payers set news_at = greatest(news_at, ${now.toISOString()}::timestamptz) where id = ${payerId}`,
  )
  const before = await knownStates(tx, payerId)
  await recompute(tx, payerId, ledger, now)
  // A late event changes records and mails nobody.
  if (now.getTime() - at <= ledger.checkout.lateHours * hourMs)
    await recordForRules(tx, payerId, before, { now, lateHours: ledger.checkout.lateHours })
}

const maxText = 400

/** Stores all known facts of one payer and computes them once, for importing a history. Triggers no rule. */
export async function receiveTogether(
  tx: Sql,
  provider: string,
  readings: readonly (Reading & { readonly id: string })[],
  ledger: Ledger,
  now: Date,
): Promise<void> {
  await lockPayers(tx)
  const payerId = await payerOf(tx, [...new Set(readings.flatMap(({ refs }) => refs))])
  const rows = readings.flatMap(({ id: eventId, refs: [ref], facts }) =>
    facts.map((fact, part) => ({ provider, eventId, part, ref: ref!, kind: fact.kind, at: new Date(fact.at), fact })),
  )
  await tx.insert(subscriptionLedger).values(rows).onConflictDoNothing()
  for (const email of new Set(readings.flatMap((reading) => reading.email ?? [])))
    await keepAddress(tx, payerId, normaliseEmail(email), email)
  await recompute(tx, payerId, ledger, now, true)
}

/** Recomputes and matches a payer, and notifies open screens. `isQuiet`: triggers no rule. */
export async function recompute(
  tx: Sql,
  payerId: string,
  { checkout, leads }: Ledger,
  now: Date,
  isQuiet = false,
): Promise<void> {
  await derive(tx, payerId, checkout, now)
  await settle(tx, leads, payerId, { now, isQuiet, lateHours: checkout.lateHours })
  await announce(tx, { topic: 'customers', change: 'changed', id: payerId })
}

/** Days for which event ids, and addresses of payers unrelated to us, are kept. */
const foreignDays = 30
const eventDays = 400

/** Deletes expired records, by the deletion clock (`server/db/settled-clock`). */
export async function purgeCheckout(db: Sql): Promise<void> {
  await db.execute(sql`delete from billing_addresses b using payers p where p.id = b.payer_id and not p.is_ours
    and b.created_at < settled_now() - ${foreignDays} * interval '1 day'`)
  await db.execute(sql`delete from checkout_events where received_at < settled_now() - ${eventDays} * interval '1 day'`)
}

/** Payers affected by time alone, and unmatched ones whose lead may have arrived since. */
export async function recomputeDue(sqlOf: Sql, ledger: Ledger, now: Date): Promise<void> {
  const { rows } = await sqlOf.execute<{ id: string }>(sql`
    select id from ${payers} where due_at <= ${now.toISOString()}::timestamptz
      or is_ours and lead_id is null and erased_at is null order by due_at nulls last, id limit 1000`)
  for (const { id } of rows)
    await sqlOf.transaction(async (tx) => {
      await lockPayers(tx)
      await recompute(tx, id, ledger, now)
    })
}
