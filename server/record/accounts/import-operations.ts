import type { OperationsOutcome } from '#contract/accounts.ts'
import type { Handlers } from '#contract/handler.ts'
import type { ListedOperation, OperationProblem, readOperations } from '#domain/record/operations-file.ts'
import { audit } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { isNull } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { appendToLedger } from '#server/db/ledger.ts'
import { tradingOperations } from '#server/db/schema/record.ts'
import { operationEntry } from '../ledger/operations.ts'
import { readUpload } from '../uploaded-text.ts'
import { compareGold, isImplausible } from './checks.ts'

/** Rows of one statement. */
const savedAtOnce = 2_000

/** Imported lists of operations: stored completely or not at all, and known ones not twice. */
export function operationsImport({ sql: db }: Pick<Database, 'sql'>): Handlers<'importOperations'> {
  return {
    async importOperations({ query: { accountType }, file }, context) {
      const read = await readUpload<ReturnType<typeof readOperations>>('operations', file, [accountType, Date.now()])
      if ('problems' in read) return refused(read.problems)
      return db.transaction(async (tx): Promise<OperationsOutcome> => {
        const implausible = await implausibleRows(tx, read.operations)
        if (implausible.length > 0) return refused(implausible)
        // Two people who upload the same list at once would import it twice.
        await tx.execute('lock table trading_operations in share row exclusive mode')
        const known = new Set((await listed(tx)).map(keyOf))
        const added = read.operations.filter((operation) => !known.has(keyOf(operation)))
        for (let at = 0; at < added.length; at += savedAtOnce) {
          const rows = await tx
            .insert(tradingOperations)
            .values(
              added.slice(at, at + savedAtOnce).map(({ row: _, executedAt, ...operation }) => ({
                id: newId(),
                ...operation,
                executedAt: new Date(executedAt),
              })),
            )
            .returning()
          await appendToLedger(
            tx,
            context.actor.role,
            rows.map((row) => operationEntry(row, null)),
          )
        }
        const counts = { added: added.length, known: read.operations.length - added.length }
        await audit(tx, context, {
          action: 'operations.imported',
          entity: 'operations',
          entityId: null,
          detail: counts,
        })
        return { state: 'accepted', ...counts, problems: [] }
      })
    },
  }
}

const refused = (problems: readonly OperationProblem[]): OperationsOutcome => ({
  state: 'refused',
  added: 0,
  known: 0,
  problems: [...problems],
})

/** Rows with prices outside the imported gold prices of their hour, if known. */
async function implausibleRows(tx: Sql, operations: readonly ListedOperation[]): Promise<OperationProblem[]> {
  const priced = operations
    .map(({ row, executedAt, exitPrice }) => {
      return { ticket: String(row), time: executedAt.slice(0, 19), symbol: 'XAUUSD', price: Number(exitPrice) }
    })
    .toSorted((a, b) => (a.time < b.time ? -1 : 1))
  const found = await compareGold(tx, priced)
  if (!found || !isImplausible(found)) return []
  return found.outside.map((row): OperationProblem => ({ code: 'gold_price', row: Number(row) }))
}

const listed = async (tx: Sql) =>
  (await tx.select().from(tradingOperations).where(isNull(tradingOperations.accountId))).map((row) => ({
    ...row,
    executedAt: row.executedAt.toISOString(),
  }))

const keyOf = (
  operation: Pick<ListedOperation, 'executedAt' | 'entryPrice' | 'exitPrice'> & { type: string; accountType: string },
) => [operation.executedAt, operation.type, operation.entryPrice, operation.exitPrice, operation.accountType].join('|')
