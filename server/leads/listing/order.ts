import { invalidFields } from '#contract/errors.ts'
import type { Lead, LeadQuery } from '#contract/leads.ts'
import { leadScore, type ScoredLead } from '#domain/lead-score.ts'
import { priorityWeight } from '#domain/options.ts'
import { isAwaitingFirstTouch, type LeadStatus, pipeline } from '#domain/pipeline.ts'
import type { Cursor, KeyType } from '#server/db/cursor.ts'
import type { Statement } from '#server/db/search.ts'
import { scoreSql } from './filters.ts'
import { awaitsFirstTouchKey } from './waiting.ts'

type Key = {
  readonly sql: (statement: Statement, now: number) => string
  readonly type: KeyType
  /** The same key of a lead that has been read. */
  readonly of: (lead: Lead, now: number) => string | number
}

/** How a list is ordered. All keys run the same way, so that an index can serve them. */
export type Order = { readonly keys: readonly Key[]; readonly descending: boolean }

const id: Key = { sql: () => 'l.id', type: 'uuid', of: (lead) => lead.id }
const created: Key = { sql: () => 'l.created_at', type: 'timestamptz', of: (lead) => lead.createdAt }
const updated: Key = { sql: () => 'l.updated_at', type: 'timestamptz', of: (lead) => lead.updatedAt }
const awaitsFirstTouch: Key = {
  sql: () => awaitsFirstTouchKey,
  type: 'int',
  of: (lead) => Number(isAwaitingFirstTouch(lead)),
}
const value: Key = { sql: () => 'coalesce(l.estimated_value, 0)', type: 'int', of: (lead) => lead.estimatedValue ?? 0 }
const priority: Key = { sql: () => 'l.priority_rank', type: 'int', of: (lead) => priorityWeight[lead.priority] }
const score: Key = { sql: scoreSql, type: 'int', of: (lead, now) => leadScore(lead as ScoredLead, new Date(now)) }

const keysOf: Record<NonNullable<LeadQuery['sort']>, readonly Key[]> = {
  date: [created, id],
  value: [value, id],
  priority: [priority, created, id],
  score: [score, created, id],
  pipeline: [awaitsFirstTouch, updated, id],
}

/** Throws `invalid_input` for the order within a column without a column. */
export function orderOf({ sort = 'date', order, status }: LeadQuery): Order {
  if (sort === 'pipeline' && !status) throw invalidFields({ status: 'required' })
  const isDescending = sort !== 'pipeline' || pipeline[status!].closed
  return { keys: keysOf[sort], descending: order ? order === 'desc' : isDescending }
}

/** Condition: not in the bin, and of this status if there is one. `any` keeps it among the sort keys, see `orderedSql`. */
export const scopeSql = (status: LeadStatus | undefined, statement: Statement): string =>
  `l.deleted_at is null${status ? ` and l.status = any (${statement.value([status])}::text[])` : ''}`

/**
 * `where … order by …` for the leads `l` in this `scope`, behind the cursor if there is one. With a status that comes
 * first: only an index that begins with the status has this order, so newer leads of other statuses are not read.
 */
export function orderedSql(
  scope: string,
  { status, ...query }: LeadQuery,
  statement: Statement,
  now: number,
  cursor?: Cursor | null,
): string {
  const order = orderOf({ status, ...query })
  const keys = order.keys.map((key) => key.sql(statement, now))
  const ends = cursor?.keys.map((key, i) => `${statement.value(key)}::${order.keys[i]!.type}`)
  const behind = ends ? ` and (${keys.join(', ')}) ${order.descending ? '<' : '>'} (${ends.join(', ')})` : ''
  const direction = order.descending ? 'desc' : 'asc'
  const sorted = [...(status ? ['l.status'] : []), ...keys].map((key) => `${key} ${direction}`)
  return `where ${scope}${behind} order by ${sorted.join(', ')}`
}
