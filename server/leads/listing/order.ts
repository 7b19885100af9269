import { invalidFields } from '#contract/errors.ts'
import type { Lead, LeadQuery } from '#contract/leads.ts'
import { type LeadFilters, onlyStage, valuesOf } from '#domain/leads/lead-filters.ts'
import { leadScore, type ScoredLead } from '#domain/leads/lead-score.ts'
import { leadSortOrder } from '#domain/leads/lead-views.ts'
import { priorityWeight } from '#domain/leads/options.ts'
import { columnMoment, isAwaitingFirstTouch, leadStatuses, pipeline } from '#domain/leads/pipeline.ts'
import type { Cursor, KeyType } from '#server/db/cursor.ts'
import type { Statement } from '#server/db/search.ts'
import { scoreSql } from './filters.ts'
import { awaitsFirstTouchKey, dueOf, dueSql } from './waiting.ts'

type Key = {
  /** For a key compared in another form than stored: converts the cursor's text. */
  readonly end?: (text: string) => string
  readonly sql: (statement: Statement, now: number) => string
  readonly type: KeyType
  /** The same key of a lead that has been read. */
  readonly of: (lead: Lead, now: number) => string | number
}

/** Sort order of a list. All keys have the same direction, so that an index can serve them. */
type Order = { readonly keys: readonly Key[]; readonly descending: boolean }

const id: Key = { sql: () => 'l.id', type: 'uuid', of: (lead) => lead.id }
const created: Key = { sql: () => 'l.created_at', type: 'timestamptz', of: (lead) => lead.createdAt }
const columnAt: Key = {
  sql: () => 'l.column_at',
  type: 'timestamptz',
  of: (lead) => new Date(columnMoment(lead)).toISOString(),
}
const awaitsFirstTouch: Key = {
  sql: () => awaitsFirstTouchKey,
  type: 'int',
  of: (lead) => Number(isAwaitingFirstTouch(lead)),
}
const value: Key = { sql: () => 'coalesce(l.estimated_value, 0)', type: 'int', of: (lead) => lead.estimatedValue ?? 0 }
const priority: Key = { sql: () => 'l.priority_rank', type: 'int', of: (lead) => priorityWeight[lead.priority] }
const score: Key = { sql: scoreSql, type: 'int', of: (lead, now) => leadScore(lead as ScoredLead, new Date(now)) }

const name: Key = {
  sql: () => 'search_fold(l.name)',
  end: (text) => `search_fold(${text}::text)`,
  type: 'text',
  of: (lead) => lead.name,
}
const stage: Key = {
  sql: () => `array_position('{${leadStatuses.join(',')}}'::text[], l.status)`,
  type: 'int',
  of: (lead) => leadStatuses.indexOf(lead.status) + 1,
}
const due: Key = { sql: () => dueSql, type: 'timestamptz', of: dueOf }

const keysOf: Record<NonNullable<LeadQuery['sort']>, readonly Key[]> = {
  date: [created, id],
  value: [value, id],
  priority: [priority, created, id],
  score: [score, created, id],
  name: [name, id],
  time: [due, id],
  stage: [stage, created, id],
  pipeline: [awaitsFirstTouch, columnAt, id],
}

/** Throws `invalid_input` for the order within a column without a column. */
export function orderOf({ sort = 'date', order, ...filters }: LeadQuery): Order {
  const only = onlyStage(filters)
  if (sort === 'pipeline' && !only) throw invalidFields({ status: 'required' })
  const isDescending = sort === 'pipeline' ? pipeline[only!].closed : leadSortOrder[sort] === 'desc'
  return { keys: keysOf[sort], descending: order ? order === 'desc' : isDescending }
}

/** Condition: not in the bin, and of these stages if any are asked for. `any` keeps it among the sort keys, see `orderedSql`. */
export function scopeSql(status: LeadFilters['status'], statement: Statement): string {
  const stages = valuesOf({ status }, 'status')
  return `l.deleted_at is null${stages ? ` and l.status = any (${statement.value(stages)}::text[])` : ''}`
}

/**
 * `where … order by …` for the leads `l` in this `scope`, behind the cursor if there is one. With one stage that comes
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
  const ends = cursor?.keys.map((key, i) => {
    const { type, end } = order.keys[i]!
    return end?.(statement.value(key)) ?? `${statement.value(key)}::${type}`
  })
  const behind = ends ? ` and (${keys.join(', ')}) ${order.descending ? '<' : '>'} (${ends.join(', ')})` : ''
  const direction = order.descending ? 'desc' : 'asc'
  const sorted = [...(onlyStage({ status }) ? ['l.status'] : []), ...keys].map((key) => `${key} ${direction}`)
  return `where ${scope}${behind} order by ${sorted.join(', ')}`
}
