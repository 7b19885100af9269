import type { SQL } from 'drizzle-orm'
import type { AnswerOf, ParsedOf } from '#contract/api.ts'
import { ApiError, invalidFields } from '#contract/errors.ts'
import { personKeys } from '#domain/addresses/person-keys.ts'
import { mergedClock } from '#domain/leads/answer-clock.ts'
import { type MergedField, mergedFields } from '#domain/leads/duplicates.ts'
import type { LeadFieldsWith } from '#domain/leads/lead-fields.ts'
import type { ScoredFields } from '#domain/leads/lead-score.ts'
import { gatheredTags, mergeNote } from '#domain/leads/merge-note.ts'
import type { Priority } from '#domain/leads/options.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import type { By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { changingFor } from '#server/db/lead-moves-sql.ts'
import { leadMerges, type MovedRows, mergedLeads } from '#server/db/schema/lead-data.ts'
import { leadInteractions } from '#server/db/schema/leads.ts'
import { sortKeys, toLead } from '../lead-row.ts'
import { type LeadChange, lockLead, type StoredLead, toRow, updateLead } from '../lead-store.ts'
import { noticeAssigned } from '../notices/store.ts'
import { moveFollowUp } from '../tasks/follow-up.ts'
import { keepStages, moveVisit, partHistories } from './merge-history.ts'
import { partMessages } from './part-messages.ts'

type Follower = {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly own: string
  /** The type of its ids where they are no uuids. */
  readonly ids?: 'bigint'
}

/** Records that move with a lead: table, and the column with the lead's id. */
const followers = [
  { table: 'lead_interactions', column: 'lead_id', type: 'uuid', own: 'true' },
  // The moves of all are one history: a conversion keeps its day.
  { table: 'lead_stage_changes', column: 'lead_id', type: 'uuid', own: 'true', ids: 'bigint' },
  { table: 'lead_tasks', column: 'lead_id', type: 'uuid', own: 'true' },
  { table: 'lead_attachments', column: 'lead_id', type: 'uuid', own: 'true' },
  { table: 'consents', column: 'lead_id', type: 'uuid', own: 'true' },
  { table: 'ai_analyses', column: 'lead_id', type: 'uuid', own: 'true' },
  { table: 'ai_recommendations', column: 'lead_id', type: 'uuid', own: 'true' },
  { table: 'sentiment_analyses', column: 'lead_id', type: 'uuid', own: 'true' },
  { table: 'messages', column: 'lead_id', type: 'uuid', own: 'true' },
  // Of drafts, which go along in the tabs of their writers.
  { table: 'message_files', column: 'lead_id', type: 'uuid', own: 'true' },
  { table: 'channel_people', column: 'lead_id', type: 'uuid', own: 'true' },
  { table: 'start_keys', column: 'lead_id', type: 'uuid', own: 'true' },
  { table: 'reply_keys', column: 'lead_id', type: 'uuid', own: 'true' },
  // Notices of an assignment, task or mention stay valid.
  { table: 'lead_notices', column: 'lead_id', type: 'uuid', own: 'true' },
  { table: 'mails', column: 'entity_id', type: 'text', own: `entity = 'lead'` },
] as const satisfies readonly Follower[]

/** Fields that are not chosen: events of any of the leads are events of the surviving one. */
type Gathered = LeadFieldsWith<{ merge: 'gathered' }>
type SetField = MergedField | Gathered | 'lostReason' | 'ownFollowUpDate'

/** Merges leads into one in the caller's transaction; throws `not_found`, `conflict`, or `invalid_input` for a field of a stranger. */
export async function mergeLeads(
  tx: Sql,
  id: string,
  { others, version, fields }: ParsedOf<'mergeLeads'>['body'],
  { actor }: By,
): Promise<AnswerOf<'mergeLeads'> & { others: string[] }> {
  const versions = new Map([[id, version], ...others.map((other): [string, number] => [other.id, other.version])])
  if (versions.size !== others.length + 1) throw invalidFields({ others: 'invalid' })
  const stored = new Map<string, StoredLead>()
  // Locked in one order, so that two merges cannot deadlock.
  for (const one of [...versions.keys()].toSorted()) stored.set(one, await lockLead(tx, one))
  if ([...versions].some(([one, known]) => stored.get(one)!.version !== known)) throw new ApiError('conflict')

  const stays = stored.get(id)!
  const rest = others.map((other) => stored.get(other.id)!)
  const change = {
    ...gatheredFrom([stays, ...rest]),
    ...chosenFrom(stored, fields),
    // Goes with the stage that was chosen.
    ...(fields.status && { lostReason: stored.get(fields.status)?.lostReason ?? null }),
    ...(fields.nextFollowUpDate && { ownFollowUpDate: stored.get(fields.nextFollowUpDate)?.ownFollowUpDate ?? null }),
  }
  const before = pick(stays, Object.keys(change) as SetField[])
  const mergeId = newId()
  const otherIds = others.map((other) => other.id)
  await keepStages(tx, mergeId, [id, ...otherIds], stored.get(fields.status ?? id)!.status)
  await copyAddresses(tx, id, sql`select unnest(${sql.param(otherIds)}::uuid[])`)
  const after = await changingFor(tx, 'merge', () =>
    updateLead(tx, id, { ...change, ...derived({ ...stays, ...change } as StoredLead), updatedAt: new Date() }),
  )
  const moved = [...(await moveRows(tx, id, otherIds)), ...(await moveVisit(tx, id, otherIds))]
  if (after.assignedTo !== stays.assignedTo && !(await hasNotice(tx, id, after.assignedTo)))
    await noticeAssigned(tx, id, after.assignedTo, actor.username)
  await tx
    .insert(leadMerges)
    .values({ id: mergeId, leadId: id, mergedBy: actor.username, before, after: asJson(change), moved })
  await tx.insert(mergedLeads).values(rest.map((lead) => ({ leadId: lead.id, mergeId })))
  await tx.insert(leadInteractions).values({
    id: mergeId,
    leadId: id,
    type: 'note',
    subject: 'merged',
    content: rest.map((lead) => mergeNote(lead, after)).join('\n\n'),
    createdBy: actor.username,
  })
  for (const lead of rest) await updateLead(tx, lead.id, { deletedAt: new Date(), deletedBy: actor.userId })
  await tx.execute(sql`select find_duplicates(array[${id}::uuid])`)
  return { lead: toLead(toRow(after), new Date()), mergeId, others: rest.map((lead) => lead.id) }
}

/** True if a teammate has an open notice that the lead was given to them: one of a merged lead comes along. */
async function hasNotice(tx: Sql, leadId: string, username: string | null): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from lead_notices n join users u on u.id = n.user_id
    where n.lead_id = ${leadId} and n.kind = 'assigned' and n.done_at is null and u.username = ${username}`)
  return rows.length > 0
}

/** Undoes a merge; throws `not_found` if the merge or the surviving lead no longer exists. */
export async function undoMerge(tx: Sql, mergeId: string): Promise<string[]> {
  const { rows } = await tx.execute<{
    leadId: string
    before: object
    after: Record<string, unknown>
    moved: MovedRows[]
    mergedAt: string
  }>(
    sql`select lead_id as "leadId", before, after, moved, merged_at as "mergedAt" from lead_merges where id = ${mergeId} for update`,
  )
  const [merge] = rows
  if (!merge) throw new ApiError('not_found')
  const stays = await lockLead(tx, merge.leadId)
  const now = asJson(stays)
  const before = merge.before as Record<string, unknown>
  // Fields changed since the merge stay.
  const untouched = Object.entries(merge.after).filter(([field, value]) => isSame(now[field], value))
  const change = fromJson(Object.fromEntries(untouched.map(([field]) => [field, before[field]])))
  // Later activity still counts; what came to the others is theirs again.
  if (typeof merge.after.returnedCount === 'number')
    change.returnedCount = stays.returnedCount + Number(before.returnedCount) - merge.after.returnedCount
  await changingFor(tx, 'merge', () =>
    updateLead(tx, stays.id, { ...change, ...derived({ ...stays, ...change } as StoredLead) }),
  )
  await partHistories(tx, mergeId, stays.id, merge.moved)
  for (const { table, from, ids } of merge.moved) {
    const follower: Follower | undefined = followers.find((one) => one.table === table)
    if (!follower) continue
    const { column, type } = follower
    await tx.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = ${from}::${sql.raw(type)}
      where id = any(${sql.param([...ids])}::${sql.raw(follower.ids ?? 'uuid')}[]) and ${sql.identifier(column)} = ${stays.id}::${sql.raw(type)}`)
  }
  await tx.execute(sql`delete from lead_interactions where id = ${mergeId}`)
  const parted = await tx.execute<{ id: string }>(sql`
    update contact_requests set deleted_at = null, deleted_by = null, version = version + 1
    where id in (select lead_id from merged_leads where merge_id = ${mergeId}) returning id`)
  await tx.execute(sql`delete from lead_merges where id = ${mergeId}`)
  await tx.execute(sql`delete from lead_addresses where lead_id = ${stays.id} and source = 'merge' and not is_current`)
  await partMessages(
    tx,
    mergeId,
    stays.id,
    parted.rows.map(({ id }) => id),
  )
  await partFollowUps(tx, merge)
  await copyAddresses(
    tx,
    stays.id,
    sql`select g.lead_id from merged_leads g join lead_merges m on m.id = g.merge_id where m.lead_id = ${stays.id}`,
  )
  return [stays.id, ...parted.rows.map(({ id }) => id)]
}

/** Next follow-ups that came from tasks which go back follow these, where one was changed, done or deleted since the merge. */
async function partFollowUps(
  tx: Sql,
  { leadId, moved, mergedAt }: { leadId: string; moved: readonly MovedRows[]; mergedAt: string },
): Promise<void> {
  const changed = new Set<string>()
  for (const { from, ids } of moved.filter(({ table }) => table === 'lead_tasks')) {
    const { rows } = await tx.execute(sql`select from audit_log
      where entity = 'task' and entity_id = any(${sql.param([...ids])}::text[]) and at >= ${mergedAt}::timestamptz limit 1`)
    if (rows.length > 0) changed.add(from).add(leadId)
  }
  for (const id of changed) await moveFollowUp(tx, await lockLead(tx, id))
}

/** The surviving lead also gets the others' addresses; the chosen fields determine the current ones. */
async function copyAddresses(tx: Sql, to: string, from: SQL): Promise<void> {
  await tx.execute(sql`
    insert into lead_addresses (lead_id, kind, key, address, is_current, source)
    select distinct on (kind, key) ${to}::uuid, kind, key, address, false, 'merge' from lead_addresses
    where lead_id in (${from}) order by kind, key, since
    on conflict do nothing`)
}

function chosenFrom(
  stored: ReadonlyMap<string, StoredLead>,
  fields: Partial<Record<MergedField, string>>,
): Partial<Pick<StoredLead, MergedField>> {
  const strange = mergedFields.find((field) => fields[field] !== undefined && !stored.has(fields[field]))
  if (strange) throw invalidFields({ [`fields.${strange}`]: 'invalid_choice' })
  const given = mergedFields.filter((field) => fields[field] !== undefined)
  return Object.fromEntries(given.map((field) => [field, stored.get(fields[field]!)![field]]))
}

type Staged = Omit<StoredLead, 'status'> & { status: LeadStatus }

function gatheredFrom(all: readonly StoredLead[]): Pick<StoredLead, Gathered> {
  const moments = (field: 'lastContactDate' | 'firstReplyAt' | 'lastReplyAt' | 'lastReturnedAt') =>
    all.flatMap((lead) => lead[field] ?? []).toSorted((a, b) => a.getTime() - b.getTime())
  return {
    tags: gatheredTags(all.map(({ tags }) => tags)),
    lastContactDate: moments('lastContactDate').at(-1) ?? null,
    firstReplyAt: moments('firstReplyAt')[0] ?? null,
    lastReplyAt: moments('lastReplyAt').at(-1) ?? null,
    returnedCount: all.reduce((sum, { returnedCount }) => sum + returnedCount, 0),
    lastReturnedAt: moments('lastReturnedAt').at(-1) ?? null,
    ...mergedClock(all.map((lead) => ({ ...lead, status: lead.status as LeadStatus })) as [Staged]),
  }
}

const derived = (lead: StoredLead): LeadChange => ({
  ...personKeys(lead.email, lead.phone),
  ...sortKeys(lead as StoredLead & ScoredFields & { priority: Priority }),
})

async function moveRows(tx: Sql, to: string, from: readonly string[]): Promise<MovedRows[]> {
  const moved: MovedRows[] = []
  for (const { table, column, type, own } of followers) {
    const key = sql.identifier(column)
    const { rows } = await tx.execute<{ id: string; from: string }>(sql`
      update ${sql.identifier(table)} as t set ${key} = ${to}::${sql.raw(type)}
      from (select id, ${key} as "from" from ${sql.identifier(table)}
        where ${key} = any(${sql.param([...from])}::${sql.raw(type)}[]) and ${sql.raw(own)} for update) as o
      where t.id = o.id returning t.id, o."from"`)
    for (const [lead, of] of Map.groupBy(rows, (row) => row.from)) {
      moved.push({ table, from: lead, ids: of.map((row) => row.id) })
    }
  }
  return moved
}

const pick = (lead: StoredLead, fields: readonly SetField[]) =>
  asJson(Object.fromEntries(fields.map((field) => [field, lead[field]])))
const asJson = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const moments: ReadonlySet<string> = new Set([
  'nextFollowUpDate',
  'ownFollowUpDate',
  'lastContactDate',
  'firstReplyAt',
  'lastReplyAt',
  'lastReturnedAt',
  'clockSince',
  'waitingSince',
])

/** As the columns take it: moments are dates again. */
const fromJson = (fields: Record<string, unknown>): LeadChange =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      moments.has(field) && typeof value === 'string' ? new Date(value) : value,
    ]),
  )
