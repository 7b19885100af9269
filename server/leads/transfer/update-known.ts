import type { ChangedSince, ImportRow } from '#contract/imports.ts'
import type { AddressKind } from '#domain/addresses/lead-addresses.ts'
import { updatableFields } from '#domain/import/import-fields.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { changingFor } from '#server/db/lead-moves-sql.ts'
import { importUpdates } from '#server/db/schema/lead-data.ts'
import { leads } from '#server/db/schema/leads.ts'
import { auditLog, users } from '#server/db/schema/staff.ts'
import { auditOf, withDerived } from '../lead-change.ts'
import { type LeadChange, type StoredLead, updateLead } from '../lead-store.ts'
import { noticeManyAssigned } from '../notices/store.ts'
import { type MatchedRow, optionsOf, type StoredImport } from './import-store.ts'
import { changeOfKnown, type KnownKeys, shownChanges, undoOfUpdate } from './known-lead.ts'
import { type Cells, type ReadLead, readRow } from './read-row.ts'

/** Known leads with the keys of all their addresses. */
type Known = Map<string, { lead: StoredLead; keys: KnownKeys }>

async function readKnown(tx: Sql, ids: readonly string[], isHeld: boolean): Promise<Known> {
  if (ids.length === 0) return new Map()
  const list = sql.param([...new Set(ids)])
  const query = tx
    .select()
    .from(leads)
    .where(sql`${leads.id} = any(${list}::uuid[]) and ${leads.deletedAt} is null`)
    .orderBy(leads.id)
  const found = await (isHeld ? query.for('update') : query)
  const { rows } = await tx.execute<{ id: string; keys: string[] }>(
    sql`select lead_id as id, array_agg(key) as keys from lead_addresses where lead_id = any(${list}::uuid[]) group by 1`,
  )
  const keys = new Map(rows.map((row) => [row.id, new Set(row.keys)]))
  return new Map(found.map((lead) => [lead.id, { lead, keys: keys.get(lead.id) ?? new Set() }]))
}

/** Rows with their changes to the matching leads. */
export async function withChanges(
  tx: Sql,
  file: StoredImport,
  rows: readonly MatchedRow[],
  now: Date,
): Promise<ImportRow[]> {
  const matching = (row: MatchedRow) =>
    row.state === 'ready' && row.match?.by !== 'shared_phone' ? row.match?.lead?.id : undefined
  const known = await readKnown(
    tx,
    rows.flatMap((row) => matching(row) ?? []),
    false,
  )
  const options = known.size > 0 ? await optionsOf(tx, file) : null
  return rows.map((row) => {
    const found = known.get(matching(row) ?? '')
    const read = found && options && readRow(withName(row.fields, found.lead.name), options, now)
    if (!read || 'problems' in read) return { ...row, changes: null }
    return { ...row, changes: shownChanges(found.lead, changeOfKnown(found.lead, found.keys, row.fields, read)) }
  })
}

/** A row's cells, with the updated lead's name if it has none. */
export const withName = (fields: Cells, name: string | null): Cells =>
  fields.name || name === null ? fields : { ...fields, name }

export type KnownRow = {
  readonly line: number
  readonly leadId: string
  readonly fields: Cells
  readonly read: ReadLead
}

/** Updates the leads that rows match, each row one entry of its lead's history; returns the lines that changed something. */
export async function updateKnown(tx: Sql, file: StoredImport, rows: readonly KnownRow[]): Promise<Set<number>> {
  const known = await readKnown(
    tx,
    rows.map(({ leadId }) => leadId),
    true,
  )
  const updates: (typeof importUpdates.$inferInsert)[] = []
  const given: { leadId: string; owner: string }[] = []
  for (const { line, leadId, fields, read } of rows) {
    const found = known.get(leadId)
    if (!found) continue
    const { lead, keys } = found
    const change = changeOfKnown(lead, keys, fields, read)
    if (Object.keys(change).length === 0) continue
    const after = await changingFor(tx, 'file', () => write(tx, file, lead, change, 'lead.updated_from_file'))
    if (change.nextFollowUpDate !== undefined) change.ownFollowUpDate = after.ownFollowUpDate
    known.set(leadId, { lead: after, keys: new Set([...keys, after.emailKey, after.phoneKey]) })
    if (change.assignedTo) given.push({ leadId, owner: change.assignedTo })
    updates.push({ importId: file.id, line, leadId, before: valuesOf(lead, change), after: valuesOf(after, change) })
  }
  if (updates.length > 0) {
    await tx.insert(importUpdates).values(updates)
    const ids = sql.param(updates.map(({ leadId }) => leadId))
    await tx.execute(sql`update import_rows r set state = 'updated', fields = '{}', email_key = '', phone_key = '', name_key = '',
        match_by = null, match_lead = null, match_line = null
      where r.import_id = ${file.id} and r.line = any(${sql.param(updates.map(({ line }) => line))}::integer[])`)
    await tx.execute(
      sql`update lead_addresses set source = 'file' where lead_id = any(${ids}::uuid[]) and since = now() and source = 'hand'`,
    )
    await tx.execute(sql`select find_duplicates(${ids}::uuid[])`)
  }
  for (const [owner, some] of Map.groupBy(given, (one) => one.owner))
    await noticeManyAssigned(tx, {
      batchId: file.id,
      leadIds: some.map(({ leadId }) => leadId),
      owner,
      by: file.createdBy,
    })
  return new Set(updates.map(({ line }) => line))
}

const valuesOf = (lead: StoredLead, change: LeadChange): Record<string, unknown> =>
  Object.fromEntries(Object.keys(change).map((field) => [field, lead[field as keyof StoredLead]]))

/** The teammate who started or undoes it, not always the one who chose the file. */
export async function actorOf(tx: Sql, { actedBy, createdBy }: StoredImport) {
  const [actor] = actedBy ? await tx.select({ username: users.username }).from(users).where(eq(users.id, actedBy)) : []
  return { userId: actedBy, username: actor?.username ?? createdBy }
}

/** Writes a change of the file with its entry in the history. */
async function write(
  tx: Sql,
  file: StoredImport,
  before: StoredLead,
  change: LeadChange,
  action: string,
): Promise<StoredLead> {
  const after = await updateLead(tx, before.id, withDerived(before, change))
  const { detail, ...entry } = auditOf(before, change)
  await tx
    .insert(auditLog)
    .values({ ...(await actorOf(tx, file)), ...entry, action, detail: { ...detail, import: file.id } })
  return after
}

/** Reverts these lines' changes, the last first; later values stay, and such a row is kept. */
export async function undoUpdates(tx: Sql, file: StoredImport, lines: readonly number[]): Promise<void> {
  const list = sql.param([...lines])
  const updates = await tx
    .select()
    .from(importUpdates)
    .where(sql`${importUpdates.importId} = ${file.id} and ${importUpdates.line} = any(${list}::integer[])`)
    .orderBy(sql`${importUpdates.line} desc`)
  const known = await readKnown(
    tx,
    updates.map(({ leadId }) => leadId),
    true,
  )
  const undone: number[] = []
  for (const { line, leadId, before, after } of updates) {
    const lead = known.get(leadId)?.lead
    if (!lead) continue
    const { change, kept } = undoOfUpdate(lead, { before, after })
    if (kept.length === 0) undone.push(line)
    if (Object.keys(change).length === 0) continue
    const back = await changingFor(tx, 'undo', () => write(tx, file, lead, change, 'lead.file_update_undone'))
    await forgetAddresses(tx, leadId, {
      email: change.email !== undefined && lead.emailKey,
      phone: change.phone !== undefined && lead.phoneKey,
    })
    known.set(leadId, { lead: back, keys: new Set() })
  }
  await tx.execute(sql`update import_rows set state = case when line = any(${sql.param(undone)}::integer[]) then 'reverted' else 'kept' end
    where import_id = ${file.id} and state = 'updated' and line = any(${list}::integer[])`)
}

/** Maximum changed leads checked for later values. */
const maxLookedAt = 500

/** Leads that the file updated and that have newer values since, with the fields that undoing it leaves. */
export async function listKeptUpdates(db: Sql, importId: string): Promise<ChangedSince['updated']> {
  const { rows } = await db.execute<{ leadId: string }>(sql`
    select distinct u.lead_id as "leadId" from import_updates u join imports i on i.id = u.import_id
    where u.import_id = ${importId} and exists (select from audit_log e where e.entity = 'lead' and e.entity_id = u.lead_id::text
      and e.at >= i.started_at and e.detail ->> 'import' is distinct from i.id::text) limit ${maxLookedAt}`)
  const ids = rows.map(({ leadId }) => leadId)
  const known = await readKnown(db, ids, false)
  const updates = await db
    .select()
    .from(importUpdates)
    .where(sql`${importUpdates.importId} = ${importId} and ${importUpdates.leadId} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(sql`${importUpdates.line} desc`)
  return [...Map.groupBy(updates, ({ leadId }) => leadId)].flatMap(([id, own]) => {
    const found = known.get(id)?.lead
    if (!found) return []
    let lead = found
    const all = new Set<string>()
    for (const { before, after } of own) {
      const { change, kept } = undoOfUpdate(lead, { before, after })
      for (const field of kept) all.add(field)
      lead = { ...lead, ...change } as StoredLead
    }
    const fields = updatableFields.filter((field) => all.has(field))
    return fields.length > 0 ? [{ id, name: found.name, fields }] : []
  })
}

/** Removes an address that the lead only has from the file. */
async function forgetAddresses(tx: Sql, leadId: string, keys: Record<AddressKind, string | false>): Promise<void> {
  for (const [kind, key] of Object.entries(keys))
    if (key)
      await tx.execute(
        sql`delete from lead_addresses where lead_id = ${leadId} and kind = ${kind} and key = ${key} and not is_current`,
      )
}
