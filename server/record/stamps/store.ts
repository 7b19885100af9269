import { imprintOf, type PublicStamps, stampFindings, stampLine } from '#domain/stamps/stamps.ts'
import type { Sql } from '#server/db/database.ts'
import { desc, eq, sql } from '#server/db/drizzle.ts'
import { readTip } from '#server/db/ledger.ts'
import { ledgerHeads, ledgerStamps } from '#server/db/schema/ledger.ts'

/** The oldest and newest stamp, and contradictions with the ledger's own times; null without any. */
export async function readPublicStamps(db: Sql): Promise<PublicStamps | null> {
  const stamps = await db
    .select({ id: ledgerStamps.id, seq: ledgerStamps.seq, time: ledgerStamps.time })
    .from(ledgerStamps)
    .orderBy(ledgerStamps.time, ledgerStamps.id)
  const [oldest, newest] = [stamps[0], stamps.at(-1)]
  if (!oldest || !newest) return null
  const { rows } = await db.execute<{ seq: number; at: string }>(sql`
    select seq::float8 as seq, line::json ->> 'recordedAt' as at from ledger_entries
    where seq in (select seq from ledger_stamps union select seq + 1 from ledger_stamps union select 1)`)
  const recorded = new Map(rows.map(({ seq, at }) => [seq, at]))
  const times = stamps.map(({ seq, time }) => ({ seq, time: time.toISOString() }))
  const { seq: entries } = await readTip(db)
  return {
    oldest: await publicStamp(db, oldest.id),
    newest: await publicStamp(db, newest.id),
    count: stamps.length,
    findings: stampFindings(times, entries, (seq) => recorded.get(seq)!, new Date()),
  }
}

async function publicStamp(db: Sql, id: string) {
  const [row] = await withHeads(db).where(eq(ledgerStamps.id, id))
  const { stamp, head } = row!
  const { seq, time, authority, certificate } = stamp
  return { id, seq, time: time.toISOString(), authority, certificate, imprint: imprintOf(signed(head)) }
}

/** When and by whom an account's registration was first stamped, `YYYY-MM-DD`; null: not yet. */
export async function readFirstStampOf(db: Sql, slug: string): Promise<{ on: string; authority: string } | null> {
  const { rows } = await db.execute<{ on: string; authority: string }>(sql`
    select to_char(time at time zone 'UTC', 'YYYY-MM-DD') as on, authority from ledger_stamps
    where seq >= (select min(seq) from ledger_entries where subject = ${`account ${slug}`})
    order by time, id limit 1`)
  return rows[0] ?? null
}

/** Every stamp with its head, oldest first, a line each. */
export async function readStampLines(db: Sql): Promise<string> {
  const rows = await withHeads(db).orderBy(ledgerStamps.time, ledgerStamps.id)
  return rows.map(({ stamp, head }) => `${stampLine(signed(head), stamp.response.toString('base64'))}\n`).join('')
}

/** The authority's original answer; null if there is no such stamp. */
export async function readStamp(db: Sql, id: string): Promise<Buffer | null> {
  const [row] = await db.select({ response: ledgerStamps.response }).from(ledgerStamps).where(eq(ledgerStamps.id, id))
  return row?.response ?? null
}

/** Time of the newest stamp; null without any. */
export async function readNewestStamp(db: Sql): Promise<Date | null> {
  const newest = db.select({ time: ledgerStamps.time }).from(ledgerStamps).orderBy(desc(ledgerStamps.time)).limit(1)
  return (await newest)[0]?.time ?? null
}

const withHeads = (db: Sql) =>
  db
    .select({ stamp: ledgerStamps, head: ledgerHeads })
    .from(ledgerStamps)
    .innerJoin(ledgerHeads, eq(ledgerHeads.seq, ledgerStamps.seq))

const signed = (head: typeof ledgerHeads.$inferSelect) => ({ ...head, time: head.time.toISOString() })
