import { hash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checkChain } from '#domain/ledger/chain.ts'
import { type Connection, type Database, openDatabase } from '#server/db/database.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'
import { BackupUnusable } from './backup-file.ts'
import { restore } from './restore.ts'

/** Entries of the ledger read at a time. */
const ledgerBatch = 5_000

type DrillOptions = {
  /** An empty database to restore into. */
  readonly into: Connection
  /** The database in use; nothing is written to it. */
  readonly live: Connection
  readonly repeatableSql: readonly RepeatableSql[]
  /** Secret keys of age, for a sealed backup. */
  readonly keys?: string | undefined
}

/** Result of a trial restore. */
export type Drill = {
  /** When the backup was made, ISO 8601. */
  readonly madeAt: string
  readonly leads: { readonly restored: number; readonly live: number }
  readonly ledgerEntries: { readonly restored: number; readonly live: number }
  /** Problems of the backup, a sentence each. */
  readonly problems: readonly string[]
}

/** The newest file of a folder, or the file itself. Throws `BackupUnusable` if there is none. */
export async function newestBackup(place: string): Promise<string> {
  const found = await stat(place).catch(() => null)
  if (!found) throw new BackupUnusable(`There is no file or folder ${place}.`)
  if (!found.isDirectory()) return place
  const entries = await readdir(place, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/^\.|\.part$/.test(entry.name))
  const dated = await Promise.all(
    files.map(async ({ name }) => ({ file: join(place, name), at: (await stat(join(place, name))).mtimeMs })),
  )
  const [newest] = dated.toSorted((a, b) => b.at - a.at)
  if (!newest) throw new BackupUnusable(`There is no backup in ${place}.`)
  return newest.file
}

/**
 * Restores a backup beside the database in use, brings it up to date, checks the chain of its ledger, counts its leads anew,
 * and compares it with what is there now. Throws `BackupUnusable` for a file that is not whole.
 */
export async function drill(file: string, { into, live, repeatableSql, keys }: DrillOptions): Promise<Drill> {
  const { madeAt } = await restore(into, file, { repeatableSql, keys })
  const copy = openDatabase(into, { max: 1 })
  const now = openDatabase(live, { max: 1 })
  try {
    const problems = [...(await problemsOfTotals(copy)), ...(await problemsOfLedger(copy, now))]
    const both = async (count: (database: Database) => Promise<number>) => ({
      restored: await count(copy),
      live: await count(now),
    })
    const entries = await both(countEntries)
    // Without the entry that says that the copy was restored.
    const ledgerEntries = { ...entries, restored: entries.restored - 1 }
    return { madeAt, leads: await both(countLeads), ledgerEntries, problems }
  } finally {
    await Promise.all([copy.close(), now.close()])
  }
}

const countLeads = async ({ pool }: Database) =>
  (await pool.query<{ n: number }>('select coalesce(sum(leads), 0)::int as n from lead_totals')).rows[0]!.n

const countEntries = async ({ pool }: Database) =>
  (await pool.query<{ n: number }>('select coalesce(max(seq), 0)::int as n from ledger_entries')).rows[0]!.n

/** Stored totals of leads against the leads themselves, stage by stage. */
async function problemsOfTotals({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ status: string; stored: string; counted: string }>(
    `with stored as (select status, sum(leads) as leads, sum(value) as value from lead_totals group by 1),
       counted as (select status, count(*) as leads, coalesce(sum(estimated_value), 0) as value
         from contact_requests where deleted_at is null group by 1)
     select status, coalesce(s.leads, 0) || ' worth ' || coalesce(s.value, 0) as stored,
       coalesce(c.leads, 0) || ' worth ' || coalesce(c.value, 0) as counted
     from stored s full join counted c using (status)
     where (coalesce(s.leads, 0), coalesce(s.value, 0)) <> (coalesce(c.leads, 0), coalesce(c.value, 0)) order by 1`,
  )
  return rows.map(
    ({ status, stored, counted }) => `Leads in stage ${status}: the stored total is ${stored}; counted, ${counted}.`,
  )
}

/** Problems of the restored ledger's chain, or if the ledger in use does not continue it. */
async function problemsOfLedger(copy: Database, live: Database): Promise<string[]> {
  const text: string[] = []
  for (let after = 0; ; ) {
    const { rows } = await copy.pool.query<{ seq: number; line: string }>(
      'select seq::int as seq, line from ledger_entries where seq > $1 order by seq limit $2',
      [after, ledgerBatch],
    )
    if (rows.length === 0) break
    text.push(...rows.map(({ line }) => `${line}\n`))
    after = rows.at(-1)!.seq
  }
  const { lines, problem } = await checkChain(text.join(''), (part) => hash('sha256', part))
  if (problem) return [`The ledger is broken at entry ${problem.line} (${problem.code}).`]
  // The last entry says that the copy was restored; the one before is the last of the backup.
  const last = lines.at(-2)
  if (!last) return []
  const { rows } = await live.pool.query('select 1 from ledger_entries where seq = $1 and hash = $2', [
    last.seq,
    last.hash,
  ])
  return rows.length === 1 ? [] : [`The ledger in use does not go on from entry ${last.seq} of the backup.`]
}
