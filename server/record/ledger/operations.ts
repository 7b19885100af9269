import type { NewEntry } from '#domain/ledger/payloads.ts'
import type { tradingOperations } from '#server/db/schema/record.ts'

type OperationRow = typeof tradingOperations.$inferSelect

/** A row of the operations as the ledger records it. */
export function operationEntry(row: OperationRow): NewEntry {
  const { id, pair, type, entryPrice, exitPrice, result, pips, time, accountType, accountId, position } = row
  return {
    kind: 'operation',
    occurredAt: row.executedAt.toISOString(),
    payload: {
      id,
      pair,
      type,
      entryPrice,
      exitPrice,
      result,
      pips,
      time,
      accountType,
      account: accountId,
      position,
    },
  }
}
