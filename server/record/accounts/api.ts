import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { mayCarryRecord, moneyDigits, slugOf } from '#domain/accounts.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, eq } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { appendToLedger } from '#server/db/ledger.ts'
import { accounts, reportImports } from '#server/db/schema/accounts.ts'
import { readDeals } from '../read-deals.ts'
import type { Importer } from './importer.ts'
import { newSalt } from './login-hash.ts'
import { receiveFile } from './receive-file.ts'
import { type AccountRow, endInterrupted, readAccount, toImport } from './stored.ts'
import { switchCarrier } from './switch-carrier.ts'

type AccountCalls =
  | 'listAccounts'
  | 'registerAccount'
  | 'changeAccount'
  | 'importReport'
  | 'readReportImport'
  | 'cancelReportImport'

/**
 * Trading accounts that are published, and the files that tell of them. `isMadeUp`: for whoever fills a demonstration; the
 * accounts that these handlers register say of themselves that they are made up.
 */
export function accountHandlers(
  { sql: db }: Database,
  importer: Importer,
  { isMadeUp = false } = {},
): Handlers<AccountCalls> {
  return {
    async listAccounts() {
      const rows = await db.select().from(accounts).orderBy(accounts.createdAt, accounts.id)
      return Promise.all(rows.map((row) => readAccount(db, row)))
    },

    registerAccount: ({ body }, context) =>
      db.transaction(async (tx) => {
        const { serverZone = null, ...said } = body
        const slug = slugOf(said.name)
        const [row] = await tx
          .insert(accounts)
          .values({
            id: newId(),
            ...said,
            slug,
            serverZone,
            serverZoneSource: serverZone && 'stated',
            digits: moneyDigits(said.currency),
            loginSalt: newSalt(),
            isMadeUp,
          })
          .onConflictDoNothing()
          .returning()
        if (!row) throw invalidFields({ name: 'taken' })
        const { id, name, type, currency, broker, createdAt } = row
        await appendToLedger(tx, context.actor.role, [
          {
            kind: 'account-opened',
            occurredAt: createdAt.toISOString(),
            payload: {
              account: slug,
              name,
              type,
              currency,
              broker,
              zone: serverZone,
              ...(isMadeUp && { isMadeUp }),
            },
          },
        ])
        await audit(tx, context, { action: 'account.registered', entity: 'account', entityId: id, detail: { type } })
        return readAccount(tx, row)
      }),

    changeAccount: ({ params: { id }, body }, context) =>
      db.transaction(async (tx) => {
        const [before] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
        if (!before) throw new ApiError('not_found')
        const { name, serverZone, state, carriesRecord } = body
        if (state && before.state !== 'open') throw new ApiError('conflict')
        if (carriesRecord && !mayCarryRecord(before)) throw invalidFields({ carriesRecord: 'invalid_choice' })
        const endedAt = new Date()
        const changes: Partial<AccountRow> = {
          ...(name !== undefined && { name }),
          ...(serverZone !== undefined && { serverZone, serverZoneSource: 'stated' }),
          ...(state && { state, endedAt }),
        }
        const fields = Object.keys(body)
        if (fields.length === 0) return readAccount(tx, before)
        const { role } = context.actor
        const [changed] =
          Object.keys(changes).length > 0
            ? await tx.update(accounts).set(changes).where(eq(accounts.id, id)).returning()
            : [before]
        const after = carriesRecord ? await switchCarrier(tx, changed!, role) : changed!
        if (after.name !== before.name) await noteName(tx, role, before, after.name)
        if (state) await noteEnd(tx, role, after, state, endedAt)
        await audit(tx, context, {
          action: state ? 'account.ended' : 'account.edited',
          entity: 'account',
          entityId: id,
          detail: { fields },
        })
        return readAccount(tx, after)
      }),

    async importReport({ params: { id }, file: sent }, context) {
      const [account] = await db.select({ digits: accounts.digits }).from(accounts).where(eq(accounts.id, id))
      if (!account) throw new ApiError('not_found')
      const file = await receiveFile(sent)
      try {
        await endInterrupted(db)
        const row = await db.transaction(async (tx) => {
          const [started] = await tx
            .insert(reportImports)
            .values({
              id: newId(),
              accountId: id,
              fileSha256: file.sha256,
              fileSize: file.size,
              step: 'waiting',
              startedBy: context.actor.username,
            })
            .onConflictDoNothing()
            .returning()
          // Another file of this account is being read.
          if (!started) throw new ApiError('conflict')
          const detail = { import: started.id }
          await audit(tx, context, { action: 'report.handed_in', entity: 'account', entityId: id, detail })
          return started
        })
        importer.start({
          accountId: id,
          digits: account.digits,
          importId: row.id,
          fileSha256: file.sha256,
          by: context,
          file,
        })
        return toImport(row)
      } catch (error) {
        await file.discard()
        throw error
      }
    },

    async readReportImport({ params: { id } }) {
      const [row] = await db.select().from(reportImports).where(eq(reportImports.id, id))
      if (!row) throw new ApiError('not_found')
      return toImport(row)
    },

    cancelReportImport: ({ params: { id } }, context) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .update(reportImports)
          .set({ state: 'cancelled', finishedAt: new Date() })
          .where(and(eq(reportImports.id, id), eq(reportImports.state, 'reading')))
          .returning()
        if (!row) {
          const [there] = await tx.select({ id: reportImports.id }).from(reportImports).where(eq(reportImports.id, id))
          throw new ApiError(there ? 'conflict' : 'not_found')
        }
        const detail = { import: id }
        await audit(tx, context, { action: 'report.cancelled', entity: 'account', entityId: row.accountId, detail })
        importer.stopWork(id)
        return toImport(row)
      }),
  }
}

async function noteName(tx: Sql, actorRole: string, { slug, name }: AccountRow, now: string): Promise<void> {
  await appendToLedger(tx, actorRole, [
    {
      kind: 'account-renamed',
      occurredAt: new Date().toISOString(),
      payload: { account: slug, before: name, now },
    },
  ])
}

async function noteEnd(tx: Sql, actorRole: string, account: AccountRow, reason: string, endedAt: Date): Promise<void> {
  const { id, slug } = account
  const lastBalance = (await readDeals(tx, id)).at(-1)?.balance ?? null
  await appendToLedger(tx, actorRole, [
    { kind: 'account-closed', occurredAt: endedAt.toISOString(), payload: { account: slug, reason, lastBalance } },
  ])
}
