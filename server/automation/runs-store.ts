import type { AnswerOf, ParsedOf } from '#contract/api.ts'
import type { AutomationRun } from '#contract/automation.ts'
import { decodeCursor, pageOf } from '#server/db/cursor.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'

/** Maximum runs searched for one outcome, newest first, before a page ends short. */
const maxSearched = 2_000

const iso = (moment: string) => sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** A page of runs, newest first; throws `invalid_input` for a malformed cursor. */
export async function listRuns(
  db: Sql,
  { rule, lead, outcome, limit = 50, cursor }: ParsedOf<'listRuns'>['query'],
): Promise<AnswerOf<'listRuns'>> {
  const end = cursor ? decodeCursor(cursor, ['timestamptz', 'uuid']).keys : null
  const older = end ? sql`and (at, id) < (${end[0]}::timestamptz, ${end[1]}::uuid)` : sql``
  const ofRule = rule ? sql`and rule_id = ${rule}` : sql``
  const ofLead = lead ? sql`and lead_id = ${lead}` : sql``
  const ofOutcome = outcome ? sql`where outcome = ${outcome}` : sql``
  const { rows } = await db.execute<AutomationRun>(sql`
    with looked as (
      select * from automation_runs where true ${ofRule} ${ofLead} ${older}
      order by at desc, id desc limit ${outcome ? maxSearched : limit + 1}
    ), page as (select * from looked ${ofOutcome} order by at desc, id desc limit ${limit + 1})
    select r.id, r.rule_id as "ruleId", v.rule ->> 'name' as "ruleName", r.version, r.lead_id as "leadId",
      l.name as "leadName", coalesce(e.kind, 'arrived') as event, ${iso('coalesce(e.at, r.at)')} as "eventAt",
      ${iso('r.at')} as at, r.outcome, r.reason, r.condition,
      coalesce((select jsonb_agg(jsonb_build_object('action', v.rule -> 'actions' -> s.step::int, 'effect', s.effect, 'detail', s.detail,
        'at', ${iso('s.at')}, 'dueAt', ${iso('s.due_at')}) order by s.step) from automation_receipts s where s.run_id = r.id), '[]') as steps
    from page r
      join automation_versions v on v.rule_id = r.rule_id and v.version = r.version
      join contact_requests l on l.id = r.lead_id
      left join automation_events e on e.id = r.event_id
    order by r.at desc, r.id desc`)
  return pageOf(rows, limit, (last) => [last.at, last.id])
}
