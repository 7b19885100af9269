import type { NewEntry } from '#domain/ledger/payloads.ts'
import type { tradingOperations } from '#server/db/schema/record.ts'

type OperationRow = Omit<typeof tradingOperations.$inferSelect, 'createdAt' | 'accountId'>

/** An operation's ledger entry; `account` is its slug, null if it has none. */
export function operationEntry(row: OperationRow, account: string | null): NewEntry {
  const { id, pair, type, entryPrice, exitPrice, result, pips, time, accountType, position, isMadeUp } = row
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
      account,
      position,
      ...(isMadeUp && { isMadeUp }),
    },
  }
}
