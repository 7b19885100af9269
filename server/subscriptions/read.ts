import type { Payer, Payment, Subscription } from '#contract/subscriptions.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import type { MatchedBy, WaitingReason } from '#domain/subscription/matching.ts'
import type { Sql } from '#server/db/database.ts'
import { desc, inArray, sql } from '#server/db/drizzle.ts'
import { billingAddresses, payers, payments, subscriptions } from '#server/db/schema/subscriptions.ts'
import { findMatch, type StoredPayer } from './match.ts'

type LinkedLead = Payer['candidates'][number]

const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** Payers as staff see them, in the order of their ids. */
export async function readPayers(db: Sql, ids: readonly string[]): Promise<Payer[]> {
  if (ids.length === 0) return []
  const own = [...ids]
  // One after the other: in a transaction they share a connection.
  const stored = await db.select().from(payers).where(inArray(payers.id, own))
  const subs = await db
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.payerId, own))
    .orderBy(desc(subscriptions.startedAt), subscriptions.id)
  const moves = await db
    .select()
    .from(payments)
    .where(inArray(payments.payerId, own))
    .orderBy(desc(payments.at), payments.id)
  const addresses = await db
    .select()
    .from(billingAddresses)
    .where(inArray(billingAddresses.payerId, own))
    .orderBy(billingAddresses.createdAt)
  const byId = new Map(stored.map((payer) => [payer.id, payer]))
  const found = own.flatMap((id) => byId.get(id) ?? [])
  const read: Payer[] = []
  for (const payer of found)
    read.push({
      id: payer.id,
      matchedBy: payer.matchedBy as MatchedBy | null,
      ...(await waitingOf(db, payer)),
      addresses: addresses.filter(({ payerId }) => payerId === payer.id).map(({ address }) => address),
      firstPaidAt: iso(payer.firstPaidAt),
      isErased: payer.erasedAt !== null,
      openDisputes: payer.openDisputes,
      lostDisputes: payer.lostDisputes,
      isUndecided: payer.isUndecided,
      subscriptions: subs.filter(({ payerId }) => payerId === payer.id).map(toSubscription),
      payments: moves.filter(({ payerId }) => payerId === payer.id).map(toPayment),
    })
  return read
}

/** Why a payer is unmatched, and the candidates. */
async function waitingOf(
  db: Sql,
  payer: StoredPayer,
): Promise<{ waits: WaitingReason | null; candidates: LinkedLead[] }> {
  if (payer.leadId !== null || payer.erasedAt !== null) return { waits: null, candidates: [] }
  const match = await findMatch(db, payer)
  if ('leadId' in match) return { waits: 'nobody', candidates: await linkedLeads(db, [match.leadId]) }
  return { waits: match.waits, candidates: await linkedLeads(db, match.candidates) }
}

async function linkedLeads(db: Sql, ids: readonly string[]): Promise<LinkedLead[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: string; name: string; status: LeadStatus }>(sql`
    select id, name, status from contact_requests where id = any(${sql.param([...ids])}::uuid[]) and deleted_at is null
    order by created_at desc, id`)
  return rows
}

function toSubscription(row: typeof subscriptions.$inferSelect): Subscription {
  const { state, currency } = row
  const next = {
    trialing: row.trialEnd,
    past_due: row.nextTry,
    first_charge_due: row.nextTry ?? row.trialEnd,
    active: row.periodEnd,
    free: null,
    paused: row.pausedUntil,
    trial_over: null,
    cancelling: null,
    incomplete: null,
    ended: null,
    other: null,
  }[state]
  return {
    id: row.id,
    state,
    status: row.status,
    endReason: row.endReason,
    startedAt: iso(row.startedAt),
    trialStart: iso(row.trialStart),
    trialEnd: iso(row.trialEnd),
    nextPaymentAt: state === 'trialing' && row.cancelsAt ? null : iso(next),
    cancelsAt: iso(row.cancelsAt),
    endedAt: iso(row.endedAt),
    pausedUntil: iso(row.pausedUntil),
    failedSince: iso(row.failedSince),
    nextTry: iso(row.nextTry),
    silentSince: iso(row.silentSince),
    price: row.price === null || currency === null ? null : { amount: row.price, currency },
    rhythm: row.rhythm,
    monthly: currency === null ? null : { amount: row.monthly, currency },
    isUncertain: row.isUncertain,
    beganBefore: row.beganBefore,
  }
}

const toPayment = ({ id, kind, at, isDayUnknown, amount, currency }: typeof payments.$inferSelect): Payment => ({
  id,
  kind,
  at: at.toISOString(),
  isDayUnknown,
  amount,
  currency,
})
