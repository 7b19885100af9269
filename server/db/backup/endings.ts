import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { makeFolder } from '#server/db/embedded/make-folder.ts'
import type { Listener } from '#server/db/listener.ts'
import { endings } from '#server/db/schema/upkeep.ts'
import { ended, endingsChannel } from './endings-sql.ts'

/** A row that ended, as stored in the table and in the file. */
export type Ending = typeof endings.$inferSelect

/** Days for which endings are kept: no backup should be older. */
const keptDays = 400
/** A transaction may commit this long after the timestamp of its endings. */
const overlap = '1 hour'

const fileIn = (dataDir: string) => join(dataDir, 'secrets', 'endings')

/** Reads the endings stored beside the keys; null if the file is missing. Skips a line cut off by a power failure. */
export async function readEndings(dataDir: string): Promise<readonly Ending[] | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  return text.split('\n').flatMap((line) => {
    try {
      const ending = JSON.parse(line)
      return [{ ...ending, at: new Date(ending.at) }]
    } catch {
      return []
    }
  })
}

type MirrorDeps = {
  readonly db: Sql
  readonly listener: Pick<Listener, 'on' | 'onGap'>
  readonly dataDir: string
  readonly report: (error: Error) => void
}

/**
 * Copies endings to the file beside the keys as they happen, and those that happened while no server ran here. A folder that
 * cannot be written is logged and retried with the next ending; it never prevents a start.
 */
export async function mirrorEndings({
  db,
  listener,
  dataDir,
  report,
}: MirrorDeps): Promise<{ close(): Promise<void> }> {
  let written: ReadonlySet<string> | null = null
  let newest: Date | null = null
  const copy = async () => {
    await makeFolder(join(dataDir, 'secrets'), 0o700)
    const file = written ? null : await readEndings(dataDir)
    const known = written ?? new Set(file?.map(({ id }) => id))
    // All at first; then the latest, even if a clock was ahead when the newest was written.
    const rows = await db
      .select()
      .from(endings)
      .where(
        newest
          ? sql`${endings.at} > least(${newest.toISOString()}::timestamptz, now()) - ${overlap}::interval`
          : sql`true`,
      )
      .orderBy(endings.at, endings.id)
    const lines = rows.filter(({ id }) => !known.has(id)).map((ending) => `${JSON.stringify(ending)}\n`)
    // An empty file means no endings, a missing one means unknown. Terminates a half-written line first.
    if (lines.length > 0 || (!written && !file))
      await appendFile(fileIn(dataDir), `\n${lines.join('')}`, { mode: 0o600, flush: true })
    written = new Set(rows.map(({ id }) => id))
    newest = rows.at(-1)?.at ?? newest
  }
  let copying = Promise.resolve()
  const next = () => {
    copying = copying.then(copy).catch(report)
  }
  listener.on(endingsChannel, next)
  listener.onGap(next)
  next()
  await copying
  return { close: () => copying }
}

export const purgeEndings = (db: Sql) =>
  db.execute(sql`delete from endings where at < settled_now() - ${keptDays} * interval '1 day'`)

/** Number of reapplied rows per table. */
export type Reapplied = Readonly<Record<string, number>>

/** Applies endings to a restored copy, in order. Those from before its backup change nothing. */
export async function applyEndings(tx: Sql, known: readonly Ending[]): Promise<Reapplied> {
  const counts: Record<string, number> = {}
  for (const { subjectTable, subject, state } of known) {
    const one = ended.find(({ table }) => table === subjectTable)
    if (!one || subject === null) continue
    const table = sql.identifier(one.table)
    const isIt = sql`${sql.identifier(one.key)}::text = ${subject}`
    const columns = one.columns ?? []
    const names = sql.join(
      columns.map((name) => sql.identifier(name)),
      sql`, `,
    )
    const text = JSON.stringify(state)
    const { rowCount } =
      state === null
        ? await tx.execute(sql`delete from ${table} where ${isIt}`)
        : await tx.execute(sql`update ${table} as t set (${names}) =
            (select ${names} from jsonb_populate_record(null::${table}, ${text}::jsonb))
            where ${isIt} and not to_jsonb(t) @> ${text}::jsonb`)
    if (rowCount) counts[one.table] = (counts[one.table] ?? 0) + rowCount
  }
  // The copy keeps the same list, under the same ids as the file.
  await tx.execute(sql`delete from endings`)
  for (const ending of known) await tx.insert(endings).values(ending).onConflictDoNothing()
  return counts
}

/** Describes for the operator what was reapplied; `null`: the endings are unknown. */
export function describeReapplied(reapplied: Reapplied | null): string[] {
  if (reapplied === null)
    return [
      'What ended after this backup is not known: the folder secrets in DATA_DIR holds no file endings.',
      'Teammates disabled, passwords changed, people erased and consents withdrawn since are as they were. Check them, or copy',
      'that folder from the original and restore into another empty database.',
    ]
  const counts = Object.entries(reapplied).filter(([, count]) => count > 0)
  if (counts.length === 0) return ['Nothing had ended since this backup.']
  return [
    'What had ended since this backup was ended again:',
    ...counts.map(([what, n]) => `  ${inWords[what] ?? what}: ${n}`),
  ]
}

const inWords: Readonly<Record<string, string>> = {
  person: 'People erased',
  users: 'Teammates disabled, given another role or another password',
  passkeys: 'Passkeys removed',
  totp_secrets: 'Second factors removed or replaced',
  recovery_codes: 'Recovery codes used or replaced',
  consents: 'Consents withdrawn',
  channel_people: 'Offers stopped in messengers',
  start_keys: 'Start links used',
  contact_requests: 'Leads deleted permanently',
  lead_attachments: 'Files of leads deleted',
  subscription_setups: 'Account setups deleted',
  subscription_setup_secrets: 'Passwords of account setups deleted',
  webhooks: 'Webhooks deleted',
  channel_secrets: 'Secrets of channels replaced or removed',
}
