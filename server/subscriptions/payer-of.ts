import type { Sql } from '#server/db/database.ts'
import { eq, inArray, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { payerRefs, payers } from '#server/db/schema/subscriptions.ts'

/** Serialises changes of payers, since two events may turn out to be about one. */
export const lockPayers = (tx: Sql) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('payers', 0))`)

/** The oldest payer who gave this address when paying; null for none. */
export async function payerAt(tx: Sql, emailKey: string): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id from billing_addresses b join payers p on p.id = b.payer_id
    where b.email_key = ${emailKey} and p.erased_at is null order by p.created_at, p.id limit 1`)
  return rows[0]?.id ?? null
}

/** The payer with these ids, else `known`; several joined by them become one. */
export async function payerOf(tx: Sql, refs: readonly string[], known: string | null = null): Promise<string> {
  const found = await tx
    .selectDistinct({ id: payers.id, createdAt: payers.createdAt })
    .from(payerRefs)
    .innerJoin(payers, eq(payers.id, payerRefs.payerId))
    .where(inArray(payerRefs.ref, [...refs]))
    .orderBy(payers.createdAt, payers.id)
  const [first, ...others] = found
  const id = first?.id ?? known ?? newId()
  if (!first && known === null) await tx.insert(payers).values({ id })
  for (const other of others) await join(tx, id, other.id)
  await tx
    .insert(payerRefs)
    .values(refs.map((ref) => ({ ref, payerId: id })))
    .onConflictDoNothing()
  return id
}

async function join(tx: Sql, id: string, other: string): Promise<void> {
  await tx.update(payerRefs).set({ payerId: id }).where(eq(payerRefs.payerId, other))
  await tx.execute(sql`insert into billing_addresses (payer_id, email_key, address, created_at)
    select ${id}, email_key, address, created_at from billing_addresses where payer_id = ${other} on conflict do nothing`)
  // Facts about one apply to both.
  await tx.execute(sql`update payers as p set
      lead_id = coalesce(p.lead_id, o.lead_id),
      matched_by = case when p.lead_id is null then o.matched_by else p.matched_by end,
      matched_at = coalesce(p.matched_at, o.matched_at),
      reference = coalesce(p.reference, o.reference), erased_at = coalesce(p.erased_at, o.erased_at),
      won_from = coalesce(p.won_from, o.won_from), won_lead_id = coalesce(p.won_lead_id, o.won_lead_id)
    from payers as o where p.id = ${id} and o.id = ${other}`)
  // Recomputed for the one that stays.
  await tx.execute(sql`delete from subscriptions where payer_id = ${other}`)
  await tx.execute(sql`delete from payments where payer_id = ${other}`)
  await tx.delete(payers).where(eq(payers.id, other))
}

/** Keeps an address that a payer gave, unless their person is erased. */
export async function keepAddress(tx: Sql, payerId: string, emailKey: string, address: string): Promise<void> {
  await tx.execute(sql`insert into billing_addresses (payer_id, email_key, address)
    select id, ${emailKey}, ${address} from payers where id = ${payerId} and erased_at is null on conflict do nothing`)
}
