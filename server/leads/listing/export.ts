import type pg from 'pg'
import type { Lead, LeadQuery } from '#contract/leads.ts'
import type { Cursor } from '#server/db/cursor.ts'
import { Statement } from '#server/db/search.ts'
import { leadColumns, leadOf, rowTypes } from '../lead-row.ts'
import { filterSql } from './filters.ts'
import { isIndexed } from './list.ts'
import { orderedSql, orderOf, scopeSql } from './order.ts'
import { similarInstead } from './similar.ts'

/**
 * All leads of a list in its order, `size` at a time: more than a page shows, all matches of a search too; only those `picked`, if any are named. Throws
 * `invalid_input` like the list does.
 */
export const leadBatches = (
  pool: pg.Pool,
  query: LeadQuery,
  size: number,
  picked?: readonly string[],
): AsyncGenerator<readonly Lead[]> =>
  isIndexed(query) && !picked ? indexedBatches(pool, query, size) : foundBatches(pool, query, size, picked)

/** Each batch begins behind the last lead of the one before. */
async function* indexedBatches(pool: pg.Pool, query: LeadQuery, size: number): AsyncGenerator<readonly Lead[]> {
  const at = new Date()
  const now = at.getTime()
  const { keys } = orderOf(query)
  for (let cursor: Cursor | null = null; ; ) {
    const statement = new Statement()
    const ordered = orderedSql(scopeSql(query.status, statement), query, statement, now, cursor)
    const { rows } = await pool.query<unknown[]>({
      text: `select ${leadColumns} from contact_requests l ${ordered} limit ${size}`,
      values: statement.values,
      types: rowTypes,
      rowMode: 'array',
    })
    const leads = rows.map((row) => leadOf(row, at))
    if (leads.length > 0) yield leads
    if (leads.length < size) return
    cursor = { now, keys: keys.map((key) => key.of(leads.at(-1)!, now)) }
  }
}

/** One search: memory holds the ids of all matches. */
async function* foundBatches(
  pool: pg.Pool,
  query: LeadQuery,
  size: number,
  picked?: readonly string[],
): AsyncGenerator<readonly Lead[]> {
  const at = new Date()
  const statement = new Statement()
  const scope = await exportedSql(pool, query, statement, at.getTime(), picked)
  const text = `select array(select l.id from contact_requests l ${orderedSql(scope, query, statement, at.getTime())}) as ids`
  const { rows } = await pool.query<{ ids: string[] }>(text, statement.values)
  const { ids } = rows[0]!
  for (let from = 0; from < ids.length; from += size) {
    const { rows: leads } = await pool.query<unknown[]>({
      // By the ids alone: joined with a list of them, a table without statistics was read whole for each batch.
      text: `select ${leadColumns} from contact_requests l where l.id = any($1::uuid[]) and l.deleted_at is null
        order by array_position($1::uuid[], l.id)`,
      values: [ids.slice(from, from + size)],
      types: rowTypes,
      rowMode: 'array',
    })
    yield leads.map((row) => leadOf(row, at))
  }
}

/** Number of leads that an export has. */
export async function countExported(pool: pg.Pool, query: LeadQuery, picked?: readonly string[]): Promise<number> {
  const statement = new Statement()
  const scope = await exportedSql(pool, query, statement, Date.now(), picked)
  const text = `select count(*)::int as count from contact_requests l where ${scope}`
  return (await pool.query<{ count: number }>(text, statement.values)).rows[0]!.count
}

async function exportedSql(
  pool: pg.Pool,
  query: LeadQuery,
  statement: Statement,
  now: number,
  picked?: readonly string[],
): Promise<string> {
  const similar = await similarInstead(pool, query, now)
  const matching = similar
    ? `l.deleted_at is null and l.id = any (${statement.value(similar)}::uuid[])`
    : filterSql(query, statement, now)
  return picked ? `${matching} and l.id = any (${statement.value(picked)}::uuid[])` : matching
}
