import type { AnswerOf, ParsedOf } from '#contract/api.ts'
import { type Targets, targetsSetting } from '#domain/analytics/targets.ts'
import { addMonths, dayIn, momentOf, monthOf } from '#domain/basics/calendar-day.ts'
import { addedByHand } from '#domain/leads/added-lead.ts'
import { defaultLeadStatus, pipeline } from '#domain/leads/pipeline.ts'
import type { By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { wonLeadsSql } from '#server/db/lead-moves-sql.ts'
import { changeSetting, readSetting } from '#server/db/team-setting.ts'

type Reached = Omit<AnswerOf<'readTargets'>, 'targets' | 'month'>

/**
 * The team's results from `$1` to before `$2`. An overdue unanswered lead counts as not answered in time; one that can
 * still be answered in time does not count yet.
 */
const reachedSql = `
  select (
    select count(*)::int from (${wonLeadsSql('c.at >= $1 and c.at < $2')}) as w
  ) as won, count(*)::int as due, (count(*) filter (where first_reply_at <= late_at))::int as "inTime"
  from (
    select first_reply_at, created_at + interval '${pipeline[defaultLeadStatus].thresholdMs} milliseconds' as late_at
    from contact_requests
    where created_at >= $1 and created_at < $2 and deleted_at is null and imported_at is null and platform <> '${addedByHand}'
  ) waited where first_reply_at is not null or late_at < now()`

async function storedTargets(db: Sql): Promise<Targets> {
  return { won: null, inTime: null, ...((await readSetting(db, targetsSetting)) as Partial<Targets> | undefined) }
}

/** The team's targets, and the results of the current month. */
export async function readTargets(db: Sql, timeZone: string, now: Date): Promise<AnswerOf<'readTargets'>> {
  const month = monthOf(dayIn(timeZone, now))
  const [start, end] = [month, addMonths(month, 1)].map((first) => new Date(momentOf(first, timeZone)).toISOString())
  const reached = reachedSql.replaceAll('$1', `'${start}'::timestamptz`).replaceAll('$2', `'${end}'::timestamptz`)
  const { rows } = await db.execute<Reached>(sql.raw(reached))
  return { targets: await storedTargets(db), month, ...rows[0]! }
}

/** Changes the given targets. */
export const changeTargets = (db: Sql, by: By, body: ParsedOf<'changeTargets'>['body']): Promise<Targets> =>
  db.transaction((tx) => changeSetting(tx, by, targetsSetting, storedTargets, body))
