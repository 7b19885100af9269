import type { LedgerLine } from '#domain/ledger/entry.ts'
import type { Payloads } from '#domain/ledger/payloads.ts'
import { maxListedChanges } from '#domain/printed-history.ts'
import { type RecordEvent, type RecordEventKind, recordEventKinds } from '#domain/record-events.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'

/** The latest entries about the record itself, newest first. */
export async function readRecordEvents(db: Sql): Promise<RecordEvent[]> {
  const { rows } = await db.execute<{ line: string }>(sql`
    select line from ledger_entries where kind in (${ofTheRecord}) and kind <> 'account-opened'
    order by seq desc limit ${maxListedChanges}`)
  return rows.map(({ line }) => {
    const { kind, recordedAt, payload } = JSON.parse(line) as LedgerLine
    return { kind: kind as RecordEventKind, on: recordedAt.slice(0, 10), payload } as unknown as RecordEvent
  })
}

/** Accounts that the ledger opened and that are not published any more, as they were called; none unless rows were removed. */
export async function readRemovedAccounts(db: Sql): Promise<string[]> {
  const { rows } = await db.execute<{ line: string }>(sql`
    select line from ledger_entries where kind in (${ofTheRecord}) and kind = 'account-opened'
      and not exists (select from accounts where slug = line::json -> 'payload' ->> 'account')
    order by seq`)
  return rows.map(({ line }) => (JSON.parse(line) as { payload: Payloads['account-opened'] }).payload.name)
}

/** As the partial index `ledger_entries_of_the_record` has them, so that no deal is read. */
const ofTheRecord = sql.raw(['account-opened', ...recordEventKinds].map((kind) => `'${kind}'`).join(', '))
