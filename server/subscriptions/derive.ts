import { dayMs } from '#domain/basics/instant.ts'
import { type Account, accountOf } from '#domain/subscription/account.ts'
import type { Fact } from '#domain/subscription/facts.ts'
import type { Life } from '#domain/subscription/life.ts'
import { periodPrice } from '#domain/subscription/recurring.ts'
import { owedSince, silentSince, stateAt } from '#domain/subscription/state.ts'
import { monthlyAt, stepsOf } from '#domain/subscription/steps.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, inArray, not, sql } from '#server/db/drizzle.ts'
import { payers, payments, subscriptions } from '#server/db/schema/subscriptions.ts'
import type { Checkout } from './parts.ts'

/** Recomputes everything about a payer from the ledger, and writes the differences. */
export async function derive(tx: Sql, payerId: string, { products, owedDays }: Checkout, now: Date): Promise<Account> {
  const facts = await readFacts(tx, payerId)
  const account = accountOf(facts, { products })
  // A reported event has happened, even if our clock is behind.
  const t = Math.max(now.getTime(), ...facts.map(({ at }) => at))
  await writeSubscriptions(tx, payerId, account.lives, { now: t, owedDays })
  await writePayments(tx, payerId, account)
  const paid = account.firstPaidAt
  await tx
    .update(payers)
    .set({
      firstPaidAt: paid === null ? null : new Date(paid),
      openDisputes: account.moves.length > 0 ? account.disputes.open : 0,
      lostDisputes: account.moves.length > 0 ? account.disputes.lost : 0,
      isUndecided: account.isUndecided,
      isOurs: account.lives.length > 0 || account.moves.length > 0 || account.isUndecided,
      dueAt: dateOf(nextChange(account.lives, t, owedDays)),
    })
    .where(eq(payers.id, payerId))
  return account
}

/** A payer's ledger entries, except from undone imports. */
export async function readFacts(tx: Sql, payerId: string): Promise<readonly Fact[]> {
  const { rows } = await tx.execute<{ fact: Fact }>(sql`
    select l.fact from subscription_ledger l join payer_refs r on r.ref = l.ref where r.payer_id = ${payerId}
      -- Undone files do not count.
      and not (l.provider = 'file' and exists (select from payment_imports i
        where i.undone_at is not null and l.event_id like i.id::text || ':%'))
    order by l.id`)
  return rows.map(({ fact }) => fact)
}

const dateOf = (moment: number | null | undefined) => (typeof moment === 'number' ? new Date(moment) : null)

type At = { readonly now: number; readonly owedDays: number }

async function writeSubscriptions(tx: Sql, payerId: string, lives: readonly Life[], at: At): Promise<void> {
  const ids = lives.map(({ id }) => id)
  const own = eq(subscriptions.payerId, payerId)
  await tx.delete(subscriptions).where(ids.length > 0 ? and(own, not(inArray(subscriptions.id, ids))) : own)
  for (const life of lives) {
    const { id, ...row } = rowOf(life, payerId, at)
    await tx
      .insert(subscriptions)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: subscriptions.id, set: row })
    await writeSteps(tx, life, at)
  }
}

function rowOf(life: Life, payerId: string, { now, owedDays }: At): typeof subscriptions.$inferInsert {
  const { snapshot, failed, ...state } = stateAt(life, now)
  const price = snapshot && periodPrice(snapshot.prices)
  const currency = snapshot?.prices[0]?.currency ?? life.invoices[0]?.currency ?? null
  return {
    id: life.id,
    payerId,
    state: state.state,
    status: snapshot?.status ?? null,
    endReason: state.endReason,
    startedAt: dateOf(snapshot?.startedAt ?? life.invoices[0]?.createdAt),
    trialStart: dateOf(snapshot?.trialStart),
    trialEnd: dateOf(snapshot?.trialEnd),
    periodEnd: dateOf(snapshot?.periodEnd),
    cancelsAt: dateOf(state.cancelsAt),
    endedAt: dateOf(state.endedAt),
    pausedUntil: dateOf(state.pausedUntil),
    failedSince: dateOf(failed?.since),
    nextTry: dateOf(failed?.nextTry),
    paysSince: dateOf(life.paysSince),
    silentSince: dateOf(silentSince(life, now)),
    monthly: monthlyAt(life, now, owedDays),
    price: price?.amount ?? null,
    currency,
    rhythm: price ? `${price.rhythm.interval} ${price.rhythm.every}` : null,
    isUncertain: life.isUncertain,
    beganBefore: life.beganBefore,
  }
}

/** Known steps keep the time since which they are known; steps caused by time alone are written once it has passed. */
async function writeSteps(tx: Sql, life: Life, { now, owedDays }: At): Promise<void> {
  const past = stepsOf(life, owedDays).filter(({ at }) => at <= now)
  const steps = JSON.stringify(past.map((step) => ({ ...step, at: new Date(step.at).toISOString() })))
  await tx.execute(sql`
    delete from subscription_steps s where subscription_id = ${life.id} and not exists (
      select from jsonb_to_recordset(${steps}::jsonb) as n (at timestamptz, monthly bigint, currency text, "isPause" boolean)
      where n.at = s.at and n.monthly = s.monthly and n.currency = s.currency and n."isPause" = s.is_pause)`)
  await tx.execute(sql`
    insert into subscription_steps (subscription_id, at, monthly, currency, is_pause)
    select ${life.id}, at, monthly, currency, "isPause"
    from jsonb_to_recordset(${steps}::jsonb) as n (at timestamptz, monthly bigint, currency text, "isPause" boolean)
    on conflict (subscription_id, at) do nothing`)
}

async function writePayments(tx: Sql, payerId: string, { moves }: Account): Promise<void> {
  const keys = moves.map(({ key }) => key)
  const own = eq(payments.payerId, payerId)
  await tx.delete(payments).where(keys.length > 0 ? and(own, not(inArray(payments.id, keys))) : own)
  for (const { key: id, at, subscription, invoice: _invoice, ...move } of moves) {
    const row = { ...move, payerId, at: new Date(at), subscriptionId: subscription }
    await tx
      .insert(payments)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: payments.id, set: row })
  }
}

/** When the passing of time next changes something: a trial ends, a renewal is missing, owed money no longer counts. */
function nextChange(lives: readonly Life[], now: number, owedDays: number): number | null {
  const moments = lives.flatMap((life) => {
    const { snapshot, cancelsAt, pausedUntil, state } = stateAt(life, now)
    const owed = owedSince(life, now)
    if (state === 'ended') return []
    const dayAfter = (moment: number | null | undefined) => (typeof moment === 'number' ? moment + dayMs : null)
    return [
      snapshot?.trialEnd ?? null,
      dayAfter(snapshot?.periodEnd),
      dayAfter(cancelsAt),
      pausedUntil,
      owed === null ? null : owed + owedDays * dayMs,
    ].filter((moment) => moment !== null && moment > now) as number[]
  })
  return moments.length > 0 ? Math.min(...moments) : null
}
