import { undoMinutes } from '#domain/leads/quick-action.ts'
import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'
import type { RepeatableSql } from './repeatable-sql.ts'

/**
 * Transaction setting with the cause of a lead change that is not a person's move: a merge, an undo, a late event, a file.
 */
const actSetting = 'leads.act'

/** SQL: `merge`, `undo`, `late`, `file`, or empty for an ordinary change. */
export const leadActSql = `coalesce(current_setting('${actSetting}', true), '')`

/**
 * Changes leads as part of a merge or an undo: rules are not set off, and no figure counts it as a move; or by news that is too
 * late to act on, or by a file: it counts as a move, and sets off no rule.
 */
export async function changingFor<T>(
  tx: Sql,
  act: 'merge' | 'undo' | 'late' | 'file',
  work: () => Promise<T>,
): Promise<T> {
  await tx.execute(sql`select set_config(${actSetting}, ${act}, true)`)
  const result = await work()
  await tx.execute(sql`select set_config(${actSetting}, '', true)`)
  return result
}

/**
 * SQL: the first time that each lead was moved to Converted, of those within a stretch of time: the conversion that counts,
 * once and on its day, though the lead was reopened and won again. `within` is a condition on `c.at`. The history of each
 * lead is read once: without statistics PostgreSQL would compare every conversion with all others.
 */
export const firstConversionsSql = (within: string) => `
  select c.lead_id, c.at
  from (select distinct c.lead_id from lead_stage_changes c where c.to_stage = 'converted' and ${within}) as moved
    cross join lateral (
      select e.lead_id, min(e.at) filter (where e.to_stage = 'converted') as at
      from lead_stage_changes e where e.lead_id = moved.lead_id group by e.lead_id) as c
  where ${within}`

/**
 * SQL: the leads of `firstConversionsSql` that are converted, outside the bin. For figures of long periods: all conversions
 * are grouped, which takes less time than the history of each lead.
 */
export const wonLeadsSql = (within: string) => `
  select l.id, c.at, coalesce(l.estimated_value, 0) as value
  from (select lead_id, min(at) as at from lead_stage_changes where to_stage = 'converted' group by lead_id) as c
    cross join lateral (select * from contact_requests where id = c.lead_id offset 0) as l
  where ${within} and l.deleted_at is null and l.status = 'converted'`

/** SQL: true if lead `l` is converted, and not for the first time. */
export const wonAgainSql = `(l.status = 'converted' and (
  select count(*) from lead_stage_changes c where c.lead_id = l.id and c.to_stage = 'converted') > 1)`

/** Undone moves, for every feature that records moves. */
export const leadMovesSql: RepeatableSql = {
  name: 'db/lead-moves-sql',
  runs: 'after-tables',
  sql: `
-- The first of the moves that a lead reverts by returning to this stage, within the time for undoing or by an undo. Null
-- for a move there that reverts nothing.
create or replace function first_move_taken_back(moved uuid, stage text) returns bigint language sql stable as $$
  select id from lead_stage_changes
  where lead_id = moved and from_stage = stage and to_stage <> stage
    and (at > statement_timestamp() - interval '${undoMinutes} minutes' or ${leadActSql} = 'undo')
  order by at desc, id desc limit 1
$$;`,
}
