import type { SQL } from 'drizzle-orm'
import type { AnswerOf, ParsedOf } from '#contract/api.ts'
import type { InboxEntry } from '#contract/inbox.ts'
import { dayMs } from '#domain/basics/instant.ts'
import { type InboxOwner, inboxOrder } from '#domain/conversation/inbox.ts'
import { lastCome } from '#domain/conversation/message.ts'
import {
  clockStartMs,
  clockThresholdMs,
  isAwaitingReply,
  isOwedAnswer,
  waitingSinceMs,
} from '#domain/leads/pipeline.ts'
import type { Sql } from '#server/db/database.ts'
import { inArray, sql } from '#server/db/drizzle.ts'
import { leads } from '#server/db/schema/leads.ts'
import { messages } from '#server/db/schema/messages.ts'
import { awaitsReplySql, wroteWhenClosedSql } from '#server/db/stage-sql.ts'
import { leftTeammatesSql, offTodaySql } from '#server/db/teammate.ts'
import { toLead } from '../lead-row.ts'
import { toRow } from '../lead-store.ts'
import { messageColumns, type StoredMessage, toMessage } from './message-row.ts'
import { newestWords } from './newest-words.ts'
import { markOf, newestNotes } from './seen.ts'

/** Maximum conversations in a response, and among them with unknown senders, who must not crowd out leads. */
const limit = 100
const maxStrangers = 30

/** Maximum messages of an unknown sender that are shown with the newest. */
const maxEarlier = 20

/** SQL condition: message `m` needs attention: an incoming one has no answer, or an outgoing one has failed. */
export const messageWaitsSql = `m.settled_at is null and (m.direction = 'in' or m.direction = 'out' and m.state = 'failed')`

/** SQL condition: the lead `l` belongs to the requested conversations. */
export function whoseSql(of: InboxOwner, username: string): SQL {
  const nobodys = sql.raw(`(l.assigned_to is null or l.assigned_to = any (${leftTeammatesSql}))`)
  const covered = sql.raw(`l.assigned_to = any (${offTodaySql})`)
  return {
    mine: sql`(l.assigned_to = ${username} or ${nobodys} or ${covered})`,
    unassigned: nobodys,
    everyone: sql`true`,
  }[of]
}

/** Conversations that wait for our answer. */
export async function readInbox(
  db: Sql,
  { of = 'everyone', order = 'due' }: ParsedOf<'listInbox'>['query'],
  username: string,
): Promise<AnswerOf<'listInbox'>> {
  const whose = whoseSql(of, username)
  const waiting = (which: SQL) => sql`
    (select l.id from contact_requests l where l.deleted_at is null and ${sql.raw(awaitsReplySql)} and ${whose} and ${which}, l.id
      limit ${limit + 1})`
  // Those who can still be answered in time are always included.
  const first = {
    due: sql`${waiting(sql`l.column_at >= now() order by l.column_at`)}
      union ${waiting(sql`l.column_at < now() order by l.column_at desc`)}`,
    newest: waiting(sql`true order by l.column_at desc`),
    longest: waiting(sql`true order by l.column_at`),
  }[order]
  const { rows } = await db.execute<{ id: string }>(sql`
    ${first}
    union
    (select l.id from contact_requests l where l.deleted_at is null and ${sql.raw(wroteWhenClosedSql)} and ${whose}
      order by l.last_returned_at desc limit ${limit + 1})
    union
    (select l.id from contact_requests l
      where l.deleted_at is null and ${whose}
        and l.id in (select m.lead_id from messages m where ${sql.raw(messageWaitsSql)} and m.lead_id is not null)
      limit ${limit + 1})`)
  const strangers = await newestOfNobody(db)
  const now = Date.now()
  const entries = [
    ...(await entriesOf(
      db,
      rows.map(({ id }) => id),
      username,
    )),
    ...strangers.slice(0, maxStrangers),
  ].toSorted(inboxOrder(order, now))
  const data = entries.slice(0, limit)
  return {
    data,
    isCut: entries.length > data.length || strangers.length > maxStrangers,
    overADay: entries.filter(({ since }) => now - Date.parse(since) > dayMs).length,
  }
}

async function entriesOf(db: Sql, ids: readonly string[], username: string): Promise<InboxEntry[]> {
  if (ids.length === 0) return []
  const stored = await db
    .select()
    .from(leads)
    .where(inArray(leads.id, [...ids]))
  const waiting = await db
    .select(messageColumns)
    .from(messages)
    .where(
      sql`${inArray(messages.leadId, [...ids])} and ${messages.settledAt} is null
        and (${messages.direction} = 'in' or ${messages.state} = 'failed')`,
    )
    .orderBy(messages.at, messages.id)
  const again = stored.filter(({ returnedCount }) => returnedCount > 0).map(({ id }) => id)
  const words = await newestWords(db, again)
  const notes = await newestNotes(db, ids, username)
  const off = await db.execute<{ username: string }>(sql.raw(`select unnest(${offTodaySql}) as username`))
  const isOff = new Set(off.rows.map(({ username }) => username))
  const byLead = Map.groupBy(waiting, ({ message }) => message.leadId)
  const now = new Date()
  return stored.map((row) => {
    const lead = toLead(toRow(row), now)
    const own = byLead.get(row.id) ?? []
    const threshold = isAwaitingReply(lead) ? clockThresholdMs(lead) : null
    const start = clockStartMs(lead)
    const first = own[0]?.message.at.toISOString()
    const newest = own.at(-1)
    const written = words.get(row.id) ?? { text: row.message, at: row.createdAt, logged: null }
    return {
      lead,
      message: newest ? toMessage(newest) : null,
      ...(newest && newest.message.at > written.at ? unwritten : { words: written.text, logged: written.logged }),
      earlier: [],
      waiting: own.length,
      seen: markOf({ ...shown(own.map(({ message }) => message)), note: notes.get(row.id) ?? null }),
      since: isOwedAnswer(lead) ? new Date(waitingSinceMs(lead)).toISOString() : (first ?? lead.createdAt),
      due: threshold === null ? null : new Date(start + threshold).toISOString(),
      isCovered: row.assignedTo !== null && isOff.has(row.assignedTo),
    }
  })
}

/** What an entry of the inbox shows of these messages, as a mark has it. */
const shown = (all: readonly StoredMessage[]) => ({
  message: lastCome(all),
  waiting: all.reduce((sum, { direction, edits }) => sum + (direction === 'in' ? 1 + edits.length : 0), 0),
})

const unwritten = { words: null, logged: null }

/** Unknown senders with their waiting messages, newest first; a teammate's forwards each alone. Reads one more than is shown. */
async function newestOfNobody(db: Sql): Promise<InboxEntry[]> {
  const { rows } = await db.execute<{ ids: string[]; waiting: number; since: Date }>(sql`
    select (array_agg(m.id order by m.at desc, m.id desc))[1:${sql.raw(String(maxEarlier + 1))}] as ids,
      count(*)::int as waiting, min(m.at) as since
    from messages m where m.lead_id is null and m.settled_at is null and m.direction = 'in'
    group by m.channel, m.person_key, case when m.written_by is not null then m.id end order by max(m.at) desc limit ${maxStrangers + 1}`)
  const found = await db
    .select(messageColumns)
    .from(messages)
    .where(
      inArray(
        messages.id,
        rows.flatMap(({ ids }) => ids),
      ),
    )
  const byId = new Map(found.map((one) => [one.message.id, toMessage(one)]))
  return rows.map(({ ids, waiting, since }) => ({
    lead: null,
    ...unwritten,
    message: byId.get(ids[0]!)!,
    earlier: ids.slice(1).map((id) => byId.get(id)!),
    waiting,
    seen: null,
    since: new Date(since).toISOString(),
    due: null,
    isCovered: false,
  }))
}
