import type pg from 'pg'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import {
  binDays,
  type HeldKind,
  heldKinds,
  type PurgeKind,
  type Retention,
  waitsForOwner,
} from '#domain/privacy/retention.ts'
import { pushDeviceDays } from '#domain/staff/push.ts'
import type { Database } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { purgeRuns } from '#server/db/schema/mail.ts'
import { forgetConfirmed, readConfirmed } from './confirmed-purges.ts'
import { readRetention } from './retention.ts'

/** How long a file waits for its message to be sent. */
const draftFileDays = 7

/** Rows per statement, so that none times out or blocks intake. */
const batch = 500

/**
 * Removes expired records with everything that depends on them, and records the number per kind. A large purge of a
 * kind waits for an owner's confirmation. Concurrent runs are safe.
 */
export async function purge({ sql, pool }: Database): Promise<void> {
  const startedAt = new Date()
  const retention = await readRetention(sql)
  const removed: Partial<Record<PurgeKind, number>> = {}
  const held: Partial<Record<HeldKind, number>> = {}
  const confirmed = await readConfirmed(sql)
  for (const [kind, steps] of Object.entries(plan(retention)) as [PurgeKind, readonly Step[]][]) {
    if (isHeldKind(kind)) {
      const { due, total } = await countDue(pool, steps)
      if (waitsForOwner(due, total, confirmed[kind] ?? null)) {
        held[kind] = due
        continue
      }
    }
    for (const { table, rows, age } of steps) {
      if (age !== null) removed[kind] = (removed[kind] ?? 0) + (await deleteAll(pool, table, rows, age))
    }
  }
  if (retention.audit !== null) removed.audit = await purgeAudit(pool, retention.audit)
  await sql.insert(purgeRuns).values({ id: newId(), startedAt, finishedAt: new Date(), removed, held })
  await forgetConfirmed(sql)
}

/** Stages with their own retention; the others count as untouched. */
const ownPeriod = { lostLeads: 'lost', convertedLeads: 'converted' } as const satisfies Partial<
  Record<PurgeKind, LeadStatus>
>
const periods = Object.values(ownPeriod)
  .map((stage) => `'${stage}'`)
  .join(', ')

/** A table and which of its rows go, from which age on (`$1`); null keeps them permanently. */
type Step = { readonly table: string; readonly rows: string; readonly age: string | null }

/** By `settled_now()`: a single wrong clock deletes nothing. */
const olderThan = (column: string) => `${column} < settled_now() - $1::interval`
const age = (months: number | null) => (months === null ? null : `${months} months`)

const plan = (kept: Retention): Record<Exclude<PurgeKind, 'audit'>, readonly Step[]> => ({
  binnedLeads: [
    { table: 'contact_requests', rows: olderThan('deleted_at'), age: `${binDays} days` },
    { table: 'quarantined_messages', rows: olderThan('discarded_at'), age: `${binDays} days` },
  ],
  // Imported files, and with them the data to undo them.
  imports: [{ table: 'imports', rows: olderThan('created_at'), age: `${binDays} days` }],
  lostLeads: [
    {
      table: 'contact_requests',
      rows: `deleted_at is null and status = '${ownPeriod.lostLeads}' and ${olderThan('updated_at')}`,
      age: age(kept.lostLeads),
    },
  ],
  convertedLeads: [
    {
      table: 'contact_requests',
      rows: `deleted_at is null and status = '${ownPeriod.convertedLeads}' and ${olderThan('updated_at')}`,
      age: age(kept.convertedLeads),
    },
  ],
  untouchedLeads: [
    {
      table: 'contact_requests',
      rows: `deleted_at is null and status not in (${periods}) and ${olderThan('updated_at')}`,
      age: age(kept.untouchedLeads),
    },
    {
      table: 'quarantined_messages',
      rows: `discarded_at is null and ${olderThan('created_at')}`,
      age: age(kept.untouchedLeads),
    },
    // Messages that belong to no lead.
    { table: 'messages', rows: `lead_id is null and ${olderThan('at')}`, age: age(kept.untouchedLeads) },
    {
      table: 'channel_people',
      rows: `lead_id is null and offers_stopped_at is null and ${olderThan('coalesce(written_at, created_at)')}`,
      age: age(kept.untouchedLeads),
    },
    // States and reactions of messages that never came here.
    { table: 'channel_events', rows: olderThan('created_at'), age: '30 days' },
  ],
  setups: [
    {
      table: 'subscription_setups',
      rows: `status in ('completed', 'failed') and ${olderThan('updated_at')}`,
      age: age(kept.setups),
    },
  ],
  openSetups: [
    {
      table: 'subscription_setups',
      rows: `status not in ('completed', 'failed') and ${olderThan('updated_at')}`,
      age: age(kept.openSetups),
    },
  ],
  // Completed ones are kept as long as the customers' other records.
  cancellations: [
    {
      table: 'cancellations',
      rows: `handled_at is not null and ${olderThan('handled_at')}`,
      age: age(kept.setups),
    },
  ],
  pushDevices: [{ table: 'push_devices', rows: olderThan('seen_at'), age: `${pushDeviceDays} days` }],
  mails: [
    { table: 'mails', rows: `status <> 'queued' and ${olderThan('created_at')}`, age: age(kept.mails) },
    // Files of messages that were never sent, and of rules that were never saved.
    {
      table: 'message_files',
      rows: `message_id is null and ${olderThan('created_at')} and not (lead_id is null and exists (
        select from automation_versions where rule::text like '%' || message_files.id || '%'))`,
      age: `${draftFileDays} days`,
    },
  ],
})

const isHeldKind = (kind: PurgeKind): kind is HeldKind => (heldKinds as readonly PurgeKind[]).includes(kind)

/** Number of expired rows, and of all rows. */
async function countDue(pool: pg.Pool, steps: readonly Step[]): Promise<{ due: number; total: number }> {
  const sum = { due: 0, total: 0 }
  for (const { table, rows, age } of steps) {
    if (age === null) continue
    const { rows: found } = await pool.query<typeof sum>(
      `select (count(*) filter (where ${rows}))::int as due, count(*)::int as total from ${table}`,
      [age],
    )
    sum.due += found[0]!.due
    sum.total += found[0]!.total
  }
  return sum
}

async function deleteAll(pool: pg.Pool, table: string, rows: string, age: string): Promise<number> {
  for (let total = 0; ; ) {
    const { rowCount } = await pool.query(
      `delete from ${table} where id in (select id from ${table} where ${rows} limit ${batch} for update skip locked)`,
      [age],
    )
    total += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return total
  }
}

/** The only way entries leave the append-only log: by age, through a database function. */
async function purgeAudit(pool: pg.Pool, months: number): Promise<number> {
  const { rows } = await pool.query<{ removed: number }>('select purge_audit($1) as removed', [months])
  return rows[0]!.removed
}
