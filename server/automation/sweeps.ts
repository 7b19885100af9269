import type { SQL } from 'drizzle-orm'
import type { Trigger, TriggerKind } from '#domain/automation/rule.ts'
import { escalationSteps } from '#domain/escalation.ts'
import { dayMs, hourMs, minuteMs } from '#domain/instant.ts'
import { leadStatuses, pipeline } from '#domain/pipeline.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { clockStartSql, leadAwaitsFirstTouchSql } from '#server/db/stage-sql.ts'
import type { Engine } from './deps.ts'
import { activeRules } from './rules-store.ts'

/** What came due longer ago than this, because no server ran, is not made up for: the board shows it anyway. */
const windowMs = hourMs
/** Leads that a daily rule takes on, those that are due first. */
const maxScheduled = 500

type Of<K extends TriggerKind> = Extract<Trigger, { on: K }>
type Swept = 'threshold' | 'waiting' | 'silent' | 'task_overdue' | 'trial_ends' | 'schedule'

const openStages = leadStatuses.filter((status) => !pipeline[status].closed)
const ms = (value: number) => sql`${value} * interval '1 millisecond'`
const utc = (value: string) => sql.raw(`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const since = utc(clockStartSql)
/** Written exactly as in the index `leads_column`. */
const awaitsFirstTouch = sql.raw(`(${leadAwaitsFirstTouchSql})::int`)

/** The events that one trigger makes of what has come due within the window; each statement walks an index. */
const sweeps: { readonly [K in Swept]: (trigger: Of<K>, trialDays: number) => SQL } = {
  threshold: ({ level }) => sql`
    select distinct on (l.id) 'threshold', l.id, ${level} || ' ' || ${since}, column_at + step.after,
      jsonb_build_object('level', ${level}::text, 'since', ${since})
    from (values ${list(escalationSteps.filter((step) => step.level === level).map(({ status, thresholdMs, afterDueMs }) => sql`(${status}, ${ms(thresholdMs)}, ${ms(afterDueMs)})`))})
      as step (status, threshold, after)
    -- Step by step: PostgreSQL 15 would rather go through all leads once than along the index for each.
    cross join lateral (
      select * from contact_requests l where status = step.status and deleted_at is null and ${awaitsFirstTouch} = 0
        and column_at <= now() - step.after and column_at > now() - step.after - ${ms(windowMs)}
        and column_at = ${sql.raw(clockStartSql)} + step.threshold
      offset 0
    ) as l`,

  waiting: ({ minutes }) =>
    byClock(
      sql`'waiting', l.id, ${String(minutes)} || ' ' || ${since}, ${sql.raw(clockStartSql)} + ${ms(minutes * minuteMs)}, jsonb_build_object('minutes', ${minutes}::int)`,
      minutes * minuteMs,
      sql`clock_event is distinct from 'reply'`,
    ),

  silent: ({ hours }) =>
    byClock(
      sql`'silent', l.id, ${String(hours)} || ' ' || ${since}, ${sql.raw(clockStartSql)} + ${ms(hours * hourMs)}, jsonb_build_object('hours', ${hours}::int)`,
      hours * hourMs,
      sql`clock_event = 'reply'`,
    ),

  task_overdue: () => sql`
    select 'task_overdue', t.lead_id, t.id || ' ' || t.due_date, t.due_date, '{}'::jsonb
    from lead_tasks t join contact_requests l on l.id = t.lead_id and l.deleted_at is null
    where t.status = 'pending' and t.due_date <= now() and t.due_date > now() - ${ms(windowMs)}`,

  trial_ends: ({ days }, trialDays) => sql`
    select 'trial_ends', l.id, ${String(days)} || ' ' || s.id, s.processed_at + ${ms((trialDays - days) * dayMs)},
      jsonb_build_object('days', ${days}::int)
    from subscription_setups s cross join lateral (
      select id from contact_requests where email_key = s.email_key and deleted_at is null
      order by created_at desc, id desc limit 1
    ) as l
    where s.status = 'completed' and s.processed_at <= now() - ${ms((trialDays - days) * dayMs)}
      and s.processed_at > now() - ${ms((trialDays - days) * dayMs + windowMs)}`,

  schedule: ({ hour, stage }) => sql`
    select 'schedule', l.id, ${`${hour} ${stage} `} || today::date, today + ${ms(hour * hourMs)},
      jsonb_build_object('hour', ${hour}::int, 'stage', ${stage}::text)
    from (select date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' as today) as day
    cross join lateral (
      select l.id from contact_requests l
      where l.status = ${stage} and l.deleted_at is null order by ${awaitsFirstTouch}, l.column_at, l.id limit ${maxScheduled}
    ) as l
    where now() >= today + ${ms(hour * hourMs)} and now() < today + ${ms(hour * hourMs + windowMs)}`,
}

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** Leads in open stages whose clock has run for a time: found by when they are due, each threshold that they may have. */
function byClock(columns: SQL, afterMs: number, event: SQL): SQL {
  const thresholds = [...new Set(leadStatuses.flatMap((status) => pipeline[status].thresholdMs ?? []))]
  const steps = openStages.flatMap((status) => thresholds.map((thresholdMs) => sql`(${status}, ${ms(thresholdMs)})`))
  return sql`
    select distinct on (l.id) ${columns}
    from (values ${list(steps)}) as step (status, threshold)
    cross join lateral (
      select * from contact_requests l where status = step.status and deleted_at is null and ${awaitsFirstTouch} = 0
        and column_at <= now() - ${ms(afterMs)} + step.threshold
        and column_at > now() - ${ms(afterMs + windowMs)} + step.threshold
        and column_at = ${sql.raw(clockStartSql)} + step.threshold and ${event}
      offset 0
    ) as l`
}

const isSwept = (trigger: Trigger): trigger is Of<Swept> => Object.hasOwn(sweeps, trigger.on)

/** Notes what has come due for the rules that wait for it, each once; nothing is read for rules that are off. */
export async function sweepDue({ db, readSite }: Engine): Promise<void> {
  const triggers = (await activeRules(db)).map(({ rule }) => rule.trigger).filter(isSwept)
  const different = [...new Map(triggers.map((trigger) => [JSON.stringify(trigger), trigger])).values()]
  if (different.length === 0) return
  const { trialDays } = await readSite()
  await db.transaction(async (tx) => {
    for (const trigger of different) {
      const sweep = sweeps[trigger.on] as (trigger: Trigger, trialDays: number) => SQL
      await tx.execute(sql`insert into automation_events (kind, lead_id, key, at, facts) ${sweep(trigger, trialDays)}
        on conflict (lead_id, kind, key) do nothing`)
    }
    await keepLatestStep(tx)
  })
}

/** Of several steps that an unanswered lead passed while no server looked, rules act on the last one alone. */
async function keepLatestStep(tx: Sql): Promise<void> {
  await tx.execute(sql`
    update automation_events e set seen_at = now()
    where seen_at is null and kind = 'threshold' and exists (
      select from automation_events other where other.lead_id = e.lead_id and other.kind = 'threshold'
        and other.facts ->> 'since' = e.facts ->> 'since' and other.at > e.at
    )`)
}
