import type { AnswerOf, CallOf } from '#contract/api.ts'
import { invalidFields } from '#contract/errors.ts'
import { minuteMs } from '#domain/basics/instant.ts'
import { joinValues, type LeadFilters, valuesOf } from '#domain/leads/lead-filters.ts'
import {
  changedLostReasons,
  defaultLostReasons,
  offeredLostReasons,
  type RenamedReason,
} from '#domain/leads/lost-reasons.ts'
import { undoMinutes } from '#domain/leads/quick-action.ts'
import { announce } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, gt, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { leadInteractions, leads } from '#server/db/schema/leads.ts'
import { leadViews } from '#server/db/schema/workspace.ts'
import { refuseUnseen } from '#server/db/seen.ts'
import { lockSetting, readSetting, settingLock, writeSetting } from '#server/db/team-setting.ts'
import { undoOf } from '../actions/undo.ts'
import { addInteraction, type StoredLead } from '../lead-store.ts'

const key = 'lost-reasons'

type Answer = AnswerOf<'listLostReasons'>

/** The team's own list; the defaults until somebody changes it. */
export async function readLostReasons(db: Sql): Promise<Answer> {
  const stored = (await readSetting(db, key)) as Partial<Answer> | undefined
  return { reasons: stored?.reasons ?? [...defaultLostReasons], retired: stored?.retired ?? [] }
}

/** Replaces the list, and renames reasons on leads. Throws `invalid_input` for an unknown one. */
export async function writeLostReasons(
  tx: Sql,
  { reasons: written, renamed = [], seen }: CallOf<'saveLostReasons'>['body'],
  updatedBy: string,
): Promise<Answer> {
  await lockSetting(tx, key)
  const before = await readLostReasons(tx)
  // A list is one value: a teammate's concurrent changes would be lost.
  await refuseUnseen(tx, { entity: 'lost_reasons', id: null, current: before }, { reasons: written }, seen)
  const { reasons, retired } = changedLostReasons(before, written, renamed)
  if (renamed.some(({ from, to }) => !before.reasons.includes(from) || !reasons.includes(to) || reasons.includes(from)))
    throw invalidFields({ renamed: 'invalid_choice' })
  const value = { reasons: [...reasons], retired: [...retired] }
  await writeSetting(tx, key, value, updatedBy)
  for (const { from, to } of renamed) {
    await tx
      .update(leads)
      .set({ lostReason: to, version: sql`${leads.version} + 1` })
      .where(eq(leads.lostReason, from))
  }
  await renameElsewhere(tx, renamed)
  if (renamed.length > 0) await announce(tx, { topic: 'leads', change: 'many', id: newId() })
  return value
}

/** Renames reasons in pending bulk edits, undo data, and saved views. */
async function renameElsewhere(tx: Sql, renamed: readonly RenamedReason[]): Promise<void> {
  for (const { from, to } of renamed) {
    await tx.execute(sql`update lead_bulks set change = jsonb_set(change, '{lostReason}', to_jsonb(${to}::text))
      where status in ('waiting', 'running') and change ->> 'lostReason' = ${from}`)
    for (const table of ['lead_bulk_items', 'lead_merges'])
      await tx.execute(sql`update ${sql.identifier(table)} set before = jsonb_set(before, '{lostReason}', to_jsonb(${to}::text))
        where before ->> 'lostReason' = ${from}`)
    const views = await tx.select().from(leadViews).where(sql`${leadViews.search} ? 'lostReason'`).for('update')
    for (const { id, search } of views) {
      const asked = valuesOf(search as LeadFilters, 'lostReason') ?? []
      if (!asked.includes(from)) continue
      const lostReason = joinValues(asked.map((reason) => (reason === from ? to : reason)))
      await tx
        .update(leadViews)
        .set({ search: { ...search, lostReason } })
        .where(eq(leadViews.id, id))
    }
  }
}

/** Holds the list for a move to Lost, before its lead: a reason that is being renamed is offered under its new name alone. */
export async function holdLostReasons(tx: Sql, reason: string | null | undefined): Promise<void> {
  if (reason) await tx.execute(sql`select pg_advisory_xact_lock_shared(${settingLock(key)})`)
}

/** Throws `invalid_input` for a reason that is not offered. */
export async function refuseUnknownReason(
  tx: Sql,
  reason: string | null | undefined,
  field = 'lostReason',
): Promise<void> {
  if (!reason) return
  if (!offeredLostReasons((await readLostReasons(tx)).reasons).includes(reason)) {
    throw invalidFields({ [field]: 'invalid_choice' })
  }
}

/** The subject of a note that came with a move to Lost. */
export const lostSubject = 'lost'

/**
 * Writes the note of a move to Lost into the history; moving the lead back within the time for undoing
 * undoes one's own note as well.
 */
export async function keepLostNote(
  tx: Sql,
  before: StoredLead,
  status: string,
  note: string | null | undefined,
  username: string,
): Promise<void> {
  if (status === 'lost' && note) {
    const row = { id: newId(), leadId: before.id, type: 'note', subject: lostSubject, content: note }
    await addInteraction(tx, { ...row, createdBy: username, createdAt: new Date(), undo: undoOf(before, {}) })
  }
  if (before.status !== 'lost' || status === 'lost') return
  const since = new Date(Date.now() - undoMinutes * minuteMs)
  await tx
    .delete(leadInteractions)
    .where(
      and(
        eq(leadInteractions.leadId, before.id),
        eq(leadInteractions.subject, lostSubject),
        eq(leadInteractions.createdBy, username),
        gt(leadInteractions.createdAt, since),
      ),
    )
}
