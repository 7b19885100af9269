import type { LedgerLine } from '#domain/ledger/entry.ts'
import type { Payloads } from '#domain/ledger/payloads.ts'
import { maxListedChanges } from '#domain/record/printed-history.ts'
import {
  type RecordEvent,
  type RecordEventKind,
  type RemovedAccount,
  recordEventKinds,
} from '#domain/record/record-events.ts'
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

/** Accounts on the ledger that are no longer published, with their results; none unless rows were removed. */
export async function readRemovedAccounts(db: Sql): Promise<RemovedAccount[]> {
  const { rows } = await db.execute<{ line: string }>(sql`
    select line from ledger_entries where kind in (${ofTheRecord}) and kind = 'account-opened'
      and not exists (select from accounts where slug = line::json -> 'payload' ->> 'account')
    order by seq`)
  const opened = rows.map(({ line }) => (JSON.parse(line) as { payload: Payloads['account-opened'] }).payload)
  return Promise.all(
    opened.map(async ({ account, name, currency }) => {
      const last = await readLastResult(db, account)
      return { name, last: last && { ...last, currency } }
    }),
  )
}

/** Of an updated deal the last entry counts. */
async function readLastResult(db: Sql, account: string): Promise<{ result: number; on: string } | null> {
  const { rows } = await db.execute<{ result: number; on: string }>(sql`
    with file as (
      select line::json as entry from ledger_entries
      where kind = 'import' and subject = ${`account ${account}`} order by seq desc limit 1
    ), deal as (
      select distinct on (p ->> 'ticket') p from ledger_entries, lateral (select line::json -> 'payload' as p) as told
      where kind = 'deal' and p ->> 'account' = ${account} order by p ->> 'ticket', seq desc
    )
    select left(entry ->> 'recordedAt', 10) as on, (select coalesce(sum(
        (p ->> 'profit')::bigint + (p ->> 'commission')::bigint + (p ->> 'fee')::bigint + (p ->> 'swap')::bigint
      ), 0)::float8 from deal where p ->> 'type' in ('buy', 'sell')) / 10 ^ (entry -> 'payload' ->> 'digits')::int as result
    from file`)
  return rows[0] ?? null
}

/** Matches the partial index `ledger_entries_of_the_record`, so that no deal is read. */
const ofTheRecord = sql.raw(['account-opened', ...recordEventKinds].map((kind) => `'${kind}'`).join(', '))
