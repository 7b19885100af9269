import type { BulkChange } from '#contract/bulk.ts'
import { limits } from '#domain/basics/text.ts'
import { clockAfterMove } from '#domain/leads/answer-clock.ts'
import type { ScoredFields } from '#domain/leads/lead-score.ts'
import { lostReasonOf } from '#domain/leads/lost-reasons.ts'
import { type Priority, priorityWeight } from '#domain/leads/options.ts'
import { clashesOf } from '#domain/leads/seen.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { changingFor } from '#server/db/lead-moves-sql.ts'
import { auditLog } from '#server/db/schema/staff.ts'
import { sortKeys } from '../lead-row.ts'
import { type StoredLead, toRow } from '../lead-store.ts'
import { forgetLostNotes, recordLost } from '../lost-reasons/bulk-notes.ts'
import { noticeManyAssigned } from '../notices/store.ts'
import { type Batch, closeItems, nextItems, undoerOf, uuids, writerOf } from './items.ts'
import type { StoredBulk } from './store.ts'

type Columns = Pick<
  StoredLead,
  | 'status'
  | 'lostReason'
  | 'priority'
  | 'priorityRank'
  | 'assignedTo'
  | 'tags'
  | 'scoreBase'
  | 'updatedAt'
  | 'deletedAt'
  | 'deletedBy'
  | 'clockSince'
  | 'clockEvent'
  | 'clockStage'
>

/**
 * Changes the next leads; skips those already in that state or in the bin, and leaves out those that differ from what was
 * shown.
 */
export async function changeBatch(tx: Sql, bulk: StoredBulk, limit: number): Promise<Batch> {
  const { items, leads: found } = await nextItems(tx, bulk, 'pending', limit)
  const now = new Date()
  const due = [...found.values()].filter((lead) => !lead.deletedAt && !isAlready(lead, bulk.change))
  const seen = new Map(items.map((item) => [item.leadId, item.seen]))
  const changedSince = due.filter((lead) => clashesOf(lead, {}, seen.get(lead.id) ?? {}).length > 0)
  const wanted = due.filter((lead) => !changedSince.includes(lead))
  await closeItems(
    tx,
    bulk,
    changedSince.map(({ id }) => ({ leadId: id })),
    'changed',
    'pending',
  )
  await writeLeads(tx, wanted, (lead) => changed(lead, bulk, now))
  const before = wanted.map((lead) => ({ id: lead.id, before: columnsOf(lead), version: lead.version + 1 }))
  await tx.execute(sql`update lead_bulk_items i set state = 'done', before = d.before, version = d.version
    from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as d (id uuid, before jsonb, version int)
    where i.bulk_id = ${bulk.id} and i.lead_id = d.id`)
  await closeItems(tx, bulk, items, 'skipped', 'pending')
  await recordLost(tx, bulk, wanted, now)
  await note(tx, bulk, wanted, (lead) => detailOf(lead, bulk.change))
  await noticeOwner(tx, bulk, wanted)
  return { looked: items.length, changed: wanted.map(({ id }) => id) }
}

/** Restores the next leads; those changed since the bulk edit stay as they are. */
export async function undoBatch(tx: Sql, bulk: StoredBulk, limit: number): Promise<Batch> {
  const { items, leads: found } = await nextItems(tx, bulk, 'done', limit)
  const before = new Map(items.map((item) => [item.leadId, item]))
  const untouched = [...found.values()].filter((lead) => lead.version === before.get(lead.id)?.version)
  await changingFor(tx, 'undo', () =>
    // An edit of an earlier version did not keep every column.
    writeLeads(tx, untouched, (lead) => ({ ...columnsOf(lead), ...(before.get(lead.id)?.before as Columns) })),
  )
  const ids = uuids(untouched.map(({ id }) => id))
  await tx.execute(sql`update lead_bulk_items set state = 'undone'
    where bulk_id = ${bulk.id} and lead_id = any(${ids}::uuid[])`)
  await closeItems(tx, bulk, items, 'kept', 'done')
  await forgetLostNotes(tx, bulk, ids)
  await note(tx, bulk, untouched, (lead) => {
    const were = before.get(lead.id)?.before as Columns
    return lead.status === were.status
      ? detailOf(lead, 'assignedTo' in bulk.change ? { assignedTo: were.assignedTo } : bulk.change)
      : { from: lead.status, to: were.status, fields: ['status'] }
  })
  return { looked: items.length, changed: untouched.map(({ id }) => id) }
}

function isAlready(lead: StoredLead, change: BulkChange): boolean {
  if ('status' in change) return lead.status === change.status && lead.lostReason === reasonAfter(lead, change)
  if ('priority' in change) return lead.priority === change.priority
  if ('assignedTo' in change) return lead.assignedTo === change.assignedTo
  if ('addTag' in change) return hasTag(lead, change.addTag) || lead.tags.length >= limits.tags
  return false
}

/** True if it has the tag, ignoring case. */
const hasTag = ({ tags }: StoredLead, tag: string) => tags.some((one) => one.toLowerCase() === tag.toLowerCase())

/** A lead that is lost already keeps its reason unless another one is given. */
const reasonAfter = (lead: StoredLead, { status, lostReason }: Extract<BulkChange, { status: unknown }>) =>
  lostReasonOf(status, lostReason ?? lead.lostReason)

/** The columns of a lead that a bulk edit can change. */
export const columnsOf = (lead: StoredLead): Columns => ({
  status: lead.status,
  lostReason: lead.lostReason,
  priority: lead.priority,
  priorityRank: lead.priorityRank,
  assignedTo: lead.assignedTo,
  tags: lead.tags,
  scoreBase: lead.scoreBase,
  updatedAt: lead.updatedAt,
  deletedAt: lead.deletedAt,
  deletedBy: lead.deletedBy,
  clockSince: lead.clockSince,
  clockEvent: lead.clockEvent,
  clockStage: lead.clockStage,
})

function changed(lead: StoredLead, { change, userId }: StoredBulk, now: Date): Columns {
  const before = columnsOf(lead)
  if ('status' in change) {
    const { scoreBase } = sortKeys({ ...lead, status: change.status } as ScoredFields & { priority: Priority })
    const clock = clockAfterMove(toRow(lead), change.status, now)
    return {
      ...before,
      status: change.status,
      lostReason: reasonAfter(lead, change),
      scoreBase,
      updatedAt: now,
      ...clock,
    }
  }
  if ('priority' in change)
    return { ...before, priority: change.priority, priorityRank: priorityWeight[change.priority] }
  if ('assignedTo' in change) return { ...before, assignedTo: change.assignedTo }
  if ('addTag' in change) return { ...before, tags: [...lead.tags, change.addTag], updatedAt: now }
  return { ...before, deletedAt: now, deletedBy: userId }
}

/** Writes all of them in one statement, so that the kept counters are counted up once. */
export async function writeLeads(
  tx: Sql,
  rows: readonly StoredLead[],
  after: (lead: StoredLead) => Record<keyof Columns, unknown>,
): Promise<void> {
  if (rows.length === 0) return
  const values = JSON.stringify(rows.map((lead) => ({ id: lead.id, ...after(lead) })))
  await tx.execute(sql`update contact_requests l set status = d.status, lost_reason = d."lostReason", priority = d.priority,
      priority_rank = d."priorityRank", assigned_to = d."assignedTo", score_base = d."scoreBase", tags = d.tags,
      updated_at = d."updatedAt", deleted_at = d."deletedAt", deleted_by = d."deletedBy", version = l.version + 1,
      clock_since = d."clockSince", clock_event = d."clockEvent", clock_stage = d."clockStage"
    from jsonb_to_recordset(${values}::jsonb) as d (id uuid, status text, "lostReason" text, priority text, "priorityRank" smallint,
      "assignedTo" text, tags text[], "scoreBase" smallint, "updatedAt" timestamptz, "deletedAt" timestamptz, "deletedBy" uuid,
      "clockSince" timestamptz, "clockEvent" text, "clockStage" text)
    where l.id = d.id`)
}

const detailOf = (lead: StoredLead, change: BulkChange): Record<string, unknown> =>
  'status' in change
    ? {
        from: lead.status,
        to: change.status,
        fields: ['status'],
        ...(change.lostReason && { lostReason: change.lostReason }),
      }
    : 'assignedTo' in change
      ? { assigned: { from: lead.assignedTo, to: change.assignedTo }, fields: ['assignedTo'] }
      : { fields: 'addTag' in change ? ['tags'] : Object.keys(change) }

/** Its new owner is notified once, whatever the number of leads. */
async function noticeOwner(tx: Sql, bulk: StoredBulk, changed: readonly StoredLead[]): Promise<void> {
  const owner = 'assignedTo' in bulk.change ? bulk.change.assignedTo : null
  const by = owner && (await writerOf(tx, bulk))
  if (by) await noticeManyAssigned(tx, { batchId: bulk.id, leadIds: changed.map(({ id }) => id), owner, by })
}

/** One audit entry per lead, as for single edits: a lead's history consists of them. */
async function note(
  tx: Sql,
  bulk: StoredBulk,
  rows: readonly StoredLead[],
  detail: (lead: StoredLead) => Record<string, unknown>,
): Promise<void> {
  if (rows.length === 0) return
  const isBack = bulk.status === 'undoing'
  const by = (isBack && (await undoerOf(tx, bulk))) || { userId: bulk.userId, username: await writerOf(tx, bulk) }
  const action = 'bin' in bulk.change ? 'lead.binned' : 'status' in bulk.change ? 'lead.moved' : 'lead.edited'
  await tx.insert(auditLog).values(
    rows.map((lead) => ({
      ...by,
      action: isBack && action === 'lead.binned' ? 'lead.restored' : action,
      entity: 'lead',
      entityId: lead.id,
      detail: { ...detail(lead), bulk: bulk.id },
    })),
  )
}
