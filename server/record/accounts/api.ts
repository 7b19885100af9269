import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { and, eq } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { once } from '#server/db/once.ts'
import { accounts, reportImports } from '#server/db/schema/accounts.ts'
import { changeAccount } from './change.ts'
import type { Importer } from './importer.ts'
import { receiveFile } from './receive-file.ts'
import { registerAccount } from './register.ts'
import { endInterrupted, readAccount, toImport } from './stored.ts'

type AccountCalls =
  | 'listAccounts'
  | 'registerAccount'
  | 'changeAccount'
  | 'importReport'
  | 'readReportImport'
  | 'cancelReportImport'

/**
 * Published trading accounts, and their files. `isMadeUp`: for filling a demonstration; accounts registered by these
 * handlers are marked as made up.
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
      once(db, { call: 'registerAccount', input: body, about: null, context }, (tx) =>
        registerAccount(tx, body, context, isMadeUp),
      ),

    changeAccount: ({ params: { id }, body }, context) => db.transaction((tx) => changeAccount(tx, id, body, context)),

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
