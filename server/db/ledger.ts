import { hash } from 'node:crypto'
import { ApiError } from '#contract/errors.ts'
import { epochMs, minuteMs } from '#domain/basics/instant.ts'
import { beforeFirst, type LedgerEntry, type LedgerLine, sealEntry } from '#domain/ledger/entry.ts'
import { type NewEntry, subjectOf } from '#domain/ledger/payloads.ts'
import type { Sql } from './database.ts'
import { desc, eq, sql } from './drizzle.ts'
import { ledgerEntries, ledgerHeads } from './schema/ledger.ts'

/** The end of the chain, and when it was recorded (ISO 8601 in UTC; empty before the first entry). */
type Tip = { readonly seq: number; readonly hash: string; readonly recordedAt: string }

/** Milliseconds by which the clocks of servers that share a ledger may differ. */
const maxClockDifference = 5 * minuteMs

/** Rows per statement: a hundred thousand deals at once would be a message of fifty megabytes. */
const batchSize = 5_000

export async function readTip(tx: Sql): Promise<Tip> {
  const [last] = await tx
    .select({
      seq: ledgerEntries.seq,
      hash: ledgerEntries.hash,
      recordedAt: sql<string>`${ledgerEntries.line}::json ->> 'recordedAt'`,
    })
    .from(ledgerEntries)
    .orderBy(desc(ledgerEntries.seq))
    .limit(1)
  return last ?? { seq: 0, hash: beforeFirst, recordedAt: '' }
}

/** Locks the ledger for appending until the transaction ends. */
export async function lockLedger(tx: Sql): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('ledger', 0))`)
}

/** The latest entry on a subject (`domain/ledger/payloads` subjectOf); null without one. */
export async function readLatest(tx: Sql, subject: string): Promise<LedgerLine | null> {
  const [last] = await tx
    .select({ line: ledgerEntries.line })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.subject, subject))
    .orderBy(desc(ledgerEntries.seq))
    .limit(1)
  return last ? JSON.parse(last.line) : null
}

/**
 * Appends entries to the ledger, in order, in the transaction they describe; the only way to write it. Other writers
 * wait until this transaction ends, so numbers have no gaps. `actorRole`: role of the staff account, or `system`.
 * Returns the new end of the chain. A server whose clock is slightly behind takes the last entry's time; one whose
 * clock was set back gets `clock_behind`.
 */
export async function appendToLedger(tx: Sql, actorRole: string, entries: readonly NewEntry[]): Promise<Tip> {
  await lockLedger(tx)
  let tip = await readTip(tx)
  const recordedAt = timeAfter(tip)
  for (let from = 0; from < entries.length; from += batchSize) {
    const rows = entries.slice(from, from + batchSize).map((added) => {
      const { kind, occurredAt, payload } = added
      const entry: LedgerEntry = {
        v: 1,
        seq: tip.seq + 1,
        kind,
        occurredAt,
        recordedAt,
        actorRole,
        payload,
        prev: tip.hash,
      }
      const sealed = sealEntry(entry, (text) => hash('sha256', text))
      tip = { seq: entry.seq, hash: sealed.hash, recordedAt }
      return { seq: tip.seq, kind, subject: subjectOf(added), ...sealed }
    })
    // One text with a line per row: no value contains a line end, and arrays take five times as long.
    const column = (name: 'kind' | 'subject' | 'hash' | 'line') =>
      sql.param(rows.map((row) => row[name] ?? '').join('\n'))
    await tx.execute(sql`insert into ledger_entries (seq, kind, subject, hash, line)
      select ${rows[0]!.seq - 1} + ordinality, kind, nullif(subject, ''), hash, line
      from rows from (
        string_to_table(${column('kind')}, chr(10)), string_to_table(${column('subject')}, chr(10)),
        string_to_table(${column('hash')}, chr(10)), string_to_table(${column('line')}, chr(10))
      ) with ordinality as added (kind, subject, hash, line, ordinality)`)
  }
  return tip
}

function timeAfter({ recordedAt }: Tip): string {
  const now = new Date()
  if (recordedAt !== '' && now.getTime() < epochMs(recordedAt) - maxClockDifference) throw new ApiError('clock_behind')
  const text = now.toISOString()
  return text > recordedAt ? text : recordedAt
}

/** The last signed end of the chain before a moment; null if none. */
export async function readHeadAt(tx: Sql, at: Date): Promise<Pick<Tip, 'seq' | 'hash'> | null> {
  const [head] = await tx
    .select({ seq: ledgerHeads.seq, hash: ledgerHeads.hash })
    .from(ledgerHeads)
    .where(sql`${ledgerHeads.time} <= ${at.toISOString()}::timestamptz`)
    .orderBy(desc(ledgerHeads.seq))
    .limit(1)
  return head ?? null
}
