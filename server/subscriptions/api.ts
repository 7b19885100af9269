import { randomBytes } from 'node:crypto'
import { ApiError, invalidFields, problemsOf } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { hookEvent } from '#contract/payment-hook.ts'
import type { UploadedFile } from '#contract/route.ts'
import { lengthOf, maxDays } from '#domain/analytics/period.ts'
import type { SetupStatus } from '#domain/setups/setups.ts'
import { readHookEvent } from '#domain/subscription/hook.ts'
import type { CheckoutOutcome } from '#domain/subscription/matching.ts'
import { stripeEvent, stripeEventTypes } from '#domain/subscription/stripe/event.ts'
import { audit } from '#server/db/audit.ts'
import type { Databases, Sql } from '#server/db/database.ts'
import { and, desc, eq, isNull, sql } from '#server/db/drizzle.ts'
import { leads as leadTable } from '#server/db/schema/leads.ts'
import { checkoutEvents, checkoutReferences, payers } from '#server/db/schema/subscriptions.ts'
import { changedSince } from '#server/db/seen.ts'
import { readTeamZone } from '#server/db/team-time-sql.ts'
import { listCustomers } from './customers.ts'
import { isSigned } from './hook-signature.ts'
import { assign } from './match.ts'
import { periodOf, readMoney } from './money.ts'
import type { Ledger } from './parts.ts'
import { lockPayers } from './payer-of.ts'
import { readPayers } from './read.ts'
import { notedStripeEvent, receive, recompute } from './receive.ts'
import type { CheckSignature } from './stripe-signature.ts'

type SubscriptionDeps = {
  readonly databases: Pick<Databases, 'intake' | 'staff'>
  readonly ledger: Ledger
  /** Null where no secret of Stripe is set. */
  readonly checkStripe: CheckSignature | null
  /** Null where no secret for other programs is set. */
  readonly hookSecrets: readonly string[] | null
  readonly publicUrl: string | null
  /** If Stripe is asked open questions. */
  readonly asks: boolean
  /** The checkout's address; null if not set. */
  readonly readCheckoutUrl: () => Promise<string | null>
}

type SubscriptionCalls =
  | 'receiveStripeEvent'
  | 'receivePaymentEvent'
  | 'listCustomers'
  | 'readLeadPayments'
  | 'addCheckoutLink'
  | 'matchPayer'
  | 'readMoney'
  | 'readCheckoutSetup'

const stripePath = '/api/checkout/stripe'

/** The checkout's webhook, and staff calls about payers. */
export function subscriptionHandlers(deps: SubscriptionDeps): Handlers<SubscriptionCalls> {
  const { databases, ledger, checkStripe } = deps
  const db = databases.staff.sql
  return {
    async receiveStripeEvent({ file }, { signature }) {
      if (!checkStripe) throw new ApiError('not_found')
      const body = await bytesOf(file)
      if (!(await checkStripe(body, signature['stripe-signature']))) throw new ApiError('malformed')
      const now = new Date()
      const event = stripeEvent(jsonOf(body), now.getTime())
      if (!event) throw new ApiError('malformed')
      await databases.intake.sql.transaction((tx) => receive(tx, notedStripeEvent(event, ledger.checkout), ledger, now))
      return { received: true as const }
    },

    async receivePaymentEvent({ file }, { signature }) {
      if (!deps.hookSecrets) throw new ApiError('not_found')
      const body = await bytesOf(file)
      const now = new Date()
      if (!isSigned(body, signature, deps.hookSecrets, now)) throw new ApiError('malformed')
      const read = hookEvent.safeParse(jsonOf(body))
      if (!read.success) throw new ApiError('unprocessable', { fields: invalidFields(problemsOf(read.error)).fields! })
      const { type, at } = read.data
      const reading = readHookEvent(read.data)
      const noted = { provider: 'hook', id: signature['webhook-id']!, type, at, reading, outcome: 'applied' as const }
      await databases.intake.sql.transaction((tx) => receive(tx, noted, ledger, now))
      return { received: true as const }
    },

    listCustomers: ({ query }) => listCustomers(db, query),

    async readLeadPayments({ params: { id } }) {
      await liveLead(db, id)
      const { rows } = await db.execute<{ id: string }>(sql`
        with recursive own (lead) as (
          select ${id}::uuid
          union
          select merged.lead_id from own cross join lateral (
            select g.lead_id from lead_merges m join merged_leads g on g.merge_id = m.id where m.lead_id = own.lead offset 0) as merged)
        select p.id from own cross join lateral (select * from payers where lead_id = own.lead offset 0) as p
        where p.is_ours order by p.first_paid_at desc nulls last, p.id`)
      const { rows: own } = await db.execute<{
        id: string
        status: SetupStatus
        createdAt: string
        processedAt: string | null
      }>(sql`
        select id, status, created_at as "createdAt", processed_at as "processedAt"
        from (select * from subscription_setups where email_key = any (array(
          select key from (select * from lead_addresses where lead_id = ${id}::uuid offset 0) as a where kind = 'email')) offset 0) as s
        order by created_at desc, id desc limit 1`)
      const isoOf = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString())
      const setup = own.map((row) => ({
        ...row,
        createdAt: isoOf(row.createdAt)!,
        processedAt: isoOf(row.processedAt),
      }))
      return {
        payers: await readPayers(
          db,
          rows.map((row) => row.id),
        ),
        setup: setup[0] ?? null,
      }
    },

    addCheckoutLink: ({ params: { id } }, context) =>
      db.transaction(async (tx) => {
        await liveLead(tx, id)
        const [known] = await tx.select().from(checkoutReferences).where(eq(checkoutReferences.leadId, id)).limit(1)
        const reference = known?.reference ?? newReference()
        if (!known) {
          await tx.insert(checkoutReferences).values({ reference, leadId: id })
          await audit(tx, context, { action: 'lead.checkout_link', entity: 'lead', entityId: id })
        }
        const address = await deps.readCheckoutUrl()
        return { reference, url: address === null ? null : withReference(address, reference) }
      }),

    matchPayer: ({ params: { id }, body: { leadId, seen } }, context) =>
      db.transaction(async (tx) => {
        await lockPayers(tx)
        const [payer] = await tx
          .select()
          .from(payers)
          .where(and(eq(payers.id, id), isNull(payers.erasedAt)))
          .for('update')
        if (!payer) throw new ApiError('not_found')
        if (seen?.leadId !== undefined && seen.leadId !== payer.leadId) {
          const [current] = await readPayers(tx, [id])
          throw await changedSince(tx, { entity: 'payer', id, current: current! }, [])
        }
        if (leadId !== null) await liveLead(tx, leadId)
        await assign(tx, ledger.leads, payer, { leadId, matchedBy: leadId === null ? null : 'hand' })
        await audit(tx, context, { action: 'payer.matched', entity: 'payer', entityId: id, detail: { leadId } })
        if (leadId !== null) await recompute(tx, id, ledger, new Date())
        return (await readPayers(tx, [id]))[0]!
      }),

    async readMoney({ query }) {
      const timeZone = await readTeamZone(db)
      const period = periodOf(query, timeZone, new Date())
      if (lengthOf(period) < 1 || lengthOf(period) > maxDays) throw invalidFields({ from: 'invalid_date' })
      return readMoney(db, period, timeZone, ledger.checkout.lateHours)
    },

    async readCheckoutSetup(_input, { origin }) {
      const recent = await db.select().from(checkoutEvents).orderBy(desc(checkoutEvents.receivedAt)).limit(50)
      return {
        isConnected: checkStripe !== null,
        asks: deps.asks,
        address: `${deps.publicUrl ?? origin}${stripePath}`,
        eventTypes: [...stripeEventTypes],
        lastEventAt: recent[0]?.receivedAt.toISOString() ?? null,
        recent: recent.map(({ id, type, at, receivedAt, outcome }) => ({
          id,
          type,
          at: at.toISOString(),
          receivedAt: receivedAt.toISOString(),
          outcome: outcome as CheckoutOutcome,
        })),
      }
    },
  }
}

async function liveLead(db: Sql, id: string): Promise<void> {
  const found = await db.$count(leadTable, and(eq(leadTable.id, id), isNull(leadTable.deletedAt)))
  if (found === 0) throw new ApiError('not_found')
}

/** 128 random bits in letters, digits, `-` and `_`, which checkout links preserve. */
const newReference = () => randomBytes(16).toString('base64url')

function withReference(address: string, reference: string): string {
  const url = new URL(address)
  url.searchParams.set('client_reference_id', reference)
  return url.href
}

async function bytesOf(file: UploadedFile): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of file) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return null
  }
}
