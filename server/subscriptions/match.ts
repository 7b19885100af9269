import { hourMs } from '#domain/basics/instant.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { type Match, matchOf } from '#domain/subscription/matching.ts'
import { announce } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { changingFor } from '#server/db/lead-moves-sql.ts'
import { leadsWith } from '#server/db/lead-of-person.ts'
import { payers } from '#server/db/schema/subscriptions.ts'
import type { LeadEffects } from './parts.ts'
import { note } from './rule-events.ts'

export type StoredPayer = typeof payers.$inferSelect

/** Author of payment effects in a lead's history. */
const author = 'checkout'

/** Current match of a payer. */
export async function findMatch(tx: Sql, payer: Pick<StoredPayer, 'id' | 'reference'>): Promise<Match> {
  const { rows } = await tx.execute<{ referred: string | null; found: string[] }>(sql`select
    (select stayed_lead(lead_id) from checkout_references where reference = ${payer.reference}) as referred,
    array(select distinct l.id from billing_addresses b
      cross join lateral (select l.id from ${sql.raw(leadsWith('email', 'b.email_key'))}) as l
      where b.payer_id = ${payer.id} order by l.id)::text[] as found`)
  const { referred, found } = rows[0]!
  return matchOf(referred, found)
}

/** `isQuiet`: triggers no rule. */
type Settling = { readonly now: Date; readonly isQuiet: boolean; readonly lateHours: number }

/** Matches a payer to their lead if certain, and applies the effects of payments. */
export async function settle(tx: Sql, leads: LeadEffects, payerId: string, given: Settling): Promise<void> {
  const [payer] = await tx.select().from(payers).where(eq(payers.id, payerId)).for('update')
  if (!payer?.isOurs || payer.erasedAt !== null) return
  if (payer.matchedBy !== 'hand') {
    const match = await findMatch(tx, payer)
    if ('leadId' in match) await assign(tx, leads, payer, { leadId: match.leadId, matchedBy: match.by })
    // A match by address stays even if several leads share it by now.
    else if (match.waits === 'contradiction') await assign(tx, leads, payer, { leadId: null, matchedBy: null })
  }
  await convertLead(tx, leads, payerId, given)
}

type Assigned = { readonly leadId: string | null; readonly matchedBy: string | null }

/** Assigns a payer to a lead, or to nobody; effects on another one are undone. */
export async function assign(
  tx: Sql,
  leads: LeadEffects,
  payer: StoredPayer,
  { leadId, matchedBy }: Assigned,
): Promise<void> {
  if (payer.leadId === leadId && payer.matchedBy === matchedBy) return
  const { rows } = await tx.execute<{ same: boolean }>(
    sql`select stayed_lead(${payer.leadId}::uuid) is not distinct from stayed_lead(${leadId}::uuid) as same`,
  )
  const isSame = rows[0]!.same
  // Of merged leads the matched one is stored: it may be unmerged.
  const isKept = isSame && payer.leadId !== null && matchedBy !== 'hand'
  if (!isSame) await undoConversion(tx, leads, payer)
  await tx
    .update(payers)
    .set({
      leadId: isKept ? payer.leadId : leadId,
      matchedBy,
      matchedAt: leadId === null ? null : new Date(),
      ...(!isSame && { wonFrom: null, wonLeadId: null }),
    })
    .where(eq(payers.id, payer.id))
}

/** Moves the lead to Converted by the first money of its person, once, on the day it arrived. */
async function convertLead(
  tx: Sql,
  leads: LeadEffects,
  payerId: string,
  { now, isQuiet, lateHours }: Settling,
): Promise<void> {
  const { rows } = await tx.execute<{ lead: string; paidAt: string; isWon: boolean }>(sql`
    select stayed_lead(p.lead_id) as lead, p.first_paid_at as "paidAt", exists (
      select from payers o where o.won_lead_id is not null and o.lead_id is not null
        and stayed_lead(o.lead_id) = stayed_lead(p.lead_id)) as "isWon"
    from payers p where p.id = ${payerId} and p.lead_id is not null and p.first_paid_at is not null`)
  const [found] = rows
  if (!found || found.isWon) return
  const lead = await leads.hold(tx, found.lead)
  // One in the recycle bin is left alone.
  if (!lead) return
  const paidAt = new Date(found.paidAt)
  const from = lead.status as LeadStatus
  const isLate = isQuiet || now.getTime() - paidAt.getTime() > lateHours * hourMs
  if (from !== 'converted') {
    const earlier = await lastConversion(tx, lead.id)
    const change = () => leads.change(tx, lead, { status: 'converted' }, author)
    await (isLate ? changingFor(tx, 'late', change) : change())
    const at = new Date(Math.min(now.getTime(), Math.max(paidAt.getTime(), lead.createdAt.getTime())))
    // A lead that just left Converted counts as never having left, and keeps its day.
    await tx.execute(sql`update lead_stage_changes set at = ${at.toISOString()}::timestamptz
      where id = ${await lastConversion(tx, lead.id)}::bigint and id > coalesce(${earlier}::bigint, 0)`)
  }
  await tx
    .update(payers)
    .set({ wonLeadId: lead.id, wonFrom: from === 'converted' ? null : from })
    .where(eq(payers.id, payerId))
  if (!isLate) await note(tx, payerId, 'first_payment', '')
  await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
}

/** The last move of a lead to Converted; null for none. */
async function lastConversion(tx: Sql, leadId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string | null }>(
    sql`select max(id)::text as id from lead_stage_changes where lead_id = ${leadId} and to_stage = 'converted'`,
  )
  return rows[0]!.id
}

/** Undoes the move of a lead by this payer’s money, which turned out not to be theirs. */
async function undoConversion(tx: Sql, leads: LeadEffects, { wonFrom, wonLeadId }: StoredPayer): Promise<void> {
  if (wonFrom === null || wonLeadId === null) return
  const lead = await leads.hold(tx, wonLeadId)
  if (lead?.status !== 'converted') return
  await changingFor(tx, 'undo', () => leads.change(tx, lead, { status: wonFrom as LeadStatus }, author))
}
