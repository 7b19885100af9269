import type { AnswerOf, ParsedOf } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import type { UploadedFile } from '#contract/route.ts'
import { type PaymentRow, readPaymentFile } from '#domain/subscription/file/read.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { desc, eq, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { paymentImports, subscriptionLedger } from '#server/db/schema/subscriptions.ts'
import { readTeamZone } from '#server/db/team-time-sql.ts'
import type { Ledger } from './parts.ts'
import { keepAddress, lockPayers, payerAt, payerOf } from './payer-of.ts'
import { recompute } from './receive.ts'

type Report = AnswerOf<'importPayments'>
type Choices = ParsedOf<'importPayments'>['query']
type Shown = Report['rows'][number]

const maxShown = 500

/** Payment files, for firms whose provider sends no events. */
export function paymentImportHandlers(
  db: Sql,
  ledger: Ledger,
): Handlers<'importPayments' | 'listPaymentImports' | 'undoPaymentImport'> {
  return {
    importPayments: async ({ query, file }, context) => {
      const text = await textOf(file)
      const timeZone = query.zone ?? (await readTeamZone(db))
      const read = readPaymentFile(text, { order: query.order ?? null, decimal: query.decimal ?? null, timeZone })
      const rows = await outcomesOf(db, read.rows)
      const isClear = read.missing.length === 0 && read.doubtfulDate === null && read.doubtfulAmount === null
      const taken = rows.filter(
        ({ outcome }) => outcome === 'taken' || (outcome === 'doubtful' && query.doubtful === 'add'),
      )
      const importId = newId()
      const isDone = isClear && query.commit === 'true'
      if (isDone)
        await db.transaction(async (tx) => {
          await lockPayers(tx)
          await write(tx, ledger, { importId, rows: taken, query, by: context.actor.username })
          const detail = { payments: taken.length, rules: query.rules === 'true' }
          await audit(tx, context, {
            action: 'payments.imported',
            entity: 'payment_import',
            entityId: importId,
            detail,
          })
        })
      return {
        id: isDone ? importId : null,
        missing: [...read.missing],
        doubtfulDate: read.doubtfulDate,
        doubtfulAmount: read.doubtfulAmount,
        counts: countsOf(rows),
        rows: rows.slice(0, maxShown).map(({ row, outcome }) => shown(row, outcome)),
      }
    },

    async listPaymentImports() {
      const rows = await db.select().from(paymentImports).orderBy(desc(paymentImports.createdAt)).limit(100)
      return {
        data: rows.map(({ createdAt, undoneAt, undoneBy: _by, ...row }) => ({
          ...row,
          createdAt: createdAt.toISOString(),
          undoneAt: undoneAt?.toISOString() ?? null,
        })),
      }
    },

    undoPaymentImport: ({ params: { id } }, context) =>
      db.transaction(async (tx) => {
        await lockPayers(tx)
        const [found] = await tx.select().from(paymentImports).where(eq(paymentImports.id, id)).for('update')
        if (!found) throw new ApiError('not_found')
        if (found.undoneAt !== null) return undefined
        const undone = { undoneAt: new Date(), undoneBy: context.actor.username }
        await tx.update(paymentImports).set(undone).where(eq(paymentImports.id, id))
        const { rows } = await tx.execute<{ id: string }>(sql`
          select distinct r.payer_id as id from subscription_ledger l join payer_refs r on r.ref = l.ref
          where l.provider = 'file' and l.event_id like ${`${id}:%`}`)
        for (const payer of rows) await recompute(tx, payer.id, ledger, new Date(), true)
        await audit(tx, context, { action: 'payments.import_undone', entity: 'payment_import', entityId: id })
        return undefined
      }),
  }
}

type Outcome = Shown['outcome']
type Judged = { readonly row: PaymentRow; readonly outcome: Outcome }

/** Outcome of each row: one without an id that equals a known payment needs a decision. */
async function outcomesOf(db: Sql, rows: readonly PaymentRow[]): Promise<readonly Judged[]> {
  const looked = rows.flatMap(({ fact, hasId, email, amount, currency, at }, index) =>
    fact && !hasId ? [{ index, id: fact.id, email, amount, currency, at: new Date(at!).toISOString() }] : [],
  )
  const ids = rows.flatMap(({ fact }) => (fact ? [fact.id] : []))
  const [known, similar] = [
    await db.execute<{ id: string }>(sql`select l.fact ->> 'id' as id from subscription_ledger l
      left join payment_imports i on l.provider = 'file' and l.event_id like i.id::text || ':%'
      where l.fact ->> 'id' = any(${sql.param(ids)}::text[]) and l.kind in ('payment', 'charge', 'refund') and i.undone_at is null
      union select id from payments where id = any(${sql.param(ids)}::text[])`),
    await db.execute<{ index: number }>(sql`select n.index from jsonb_to_recordset(${JSON.stringify(looked)}::jsonb)
        as n (index int, id text, email text, amount bigint, currency text, at timestamptz)
      where exists (select from payments p join billing_addresses b on b.payer_id = p.payer_id
        where b.email_key = n.email and p.amount = n.amount and p.currency = n.currency and p.id <> n.id
          and p.at between n.at - interval '1 hour' and n.at + interval '1 hour')`),
  ]
  const knownIds = new Set(known.rows.map(({ id }) => id))
  const doubtful = new Set(similar.rows.map(({ index }) => index))
  return rows.map((row, index) => {
    if (row.what === 'set_aside' || row.what === 'no_money') return { row, outcome: row.what }
    if (knownIds.has(row.fact!.id)) return { row, outcome: 'known' }
    return { row, outcome: doubtful.has(index) ? 'doubtful' : 'taken' }
  })
}

type Written = {
  readonly importId: string
  readonly rows: readonly Judged[]
  readonly query: Choices
  readonly by: string
}

async function write(tx: Sql, ledger: Ledger, { importId, rows, query, by }: Written): Promise<void> {
  const ofKind = (kind: string) => rows.filter(({ row }) => row.fact?.kind === kind).length
  await tx.insert(paymentImports).values({
    id: importId,
    fileName: query.name,
    payments: ofKind('payment'),
    refunds: ofKind('refund'),
    createdBy: by,
  })
  const payers = new Set<string>()
  for (const { row } of rows) {
    const { fact, email, line } = row
    if (!fact) continue
    const known = email === null ? null : await payerAt(tx, email)
    const payerId = await payerOf(tx, [fact.id, ...fact.payments], known)
    payers.add(payerId)
    await tx.insert(subscriptionLedger).values({
      provider: 'file',
      eventId: `${importId}:${line}`,
      part: 0,
      ref: fact.id,
      kind: fact.kind,
      at: new Date(fact.at),
      fact,
    })
    if (email !== null) await keepAddress(tx, payerId, email, email)
  }
  for (const id of payers) await recompute(tx, id, ledger, new Date(), query.rules !== 'true')
  await announce(tx, { topic: 'customers', change: 'many', id: importId })
}

function countsOf(rows: readonly Judged[]): Report['counts'] {
  const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length
  return {
    taken: count('taken'),
    known: count('known'),
    doubtful: count('doubtful'),
    no_money: count('no_money'),
    set_aside: count('set_aside'),
  }
}

const shown = ({ line, reason, email, at, amount, currency, what }: PaymentRow, outcome: Outcome): Shown => ({
  line,
  outcome,
  reason,
  isRefund: what === 'refund',
  payer: email,
  at: at === null ? null : new Date(at).toISOString(),
  amount,
  currency,
})

async function textOf(file: UploadedFile): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of file) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
