import type { SQL } from 'drizzle-orm'
import type { EventFacts } from '#domain/automation/events.ts'
import type { Trigger, TriggerKind } from '#domain/automation/rule.ts'
import { dayMs, hourMs, minuteMs } from '#domain/basics/instant.ts'
import { escalationShare } from '#domain/leads/escalation.ts'
import { ageBands } from '#domain/leads/lead-score.ts'
import { leadStatuses, pipeline } from '#domain/leads/pipeline.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { leadsWith } from '#server/db/lead-of-person.ts'
import { clockStartSql, leadAwaitsFirstTouchSql } from '#server/db/stage-sql.ts'
import { teamZoneSql } from '#server/db/team-time-sql.ts'
import type { Engine } from './deps.ts'
import { activeRules } from './rules-store.ts'

/** Items due longer ago than this, while no server ran, are skipped: the board shows them anyway. */
export const windowMs = hourMs

type Of<K extends TriggerKind> = Extract<Trigger, { on: K }>
type Swept = 'threshold' | 'waiting' | 'silent' | 'task_overdue' | 'trial_ends' | 'not_connected' | 'crosses'

const openStages = leadStatuses.filter((status) => !pipeline[status].closed)
const ms = (value: number) => sql`${value} * interval '1 millisecond'`
const utc = (value: string) => sql.raw(`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
/** Empty chain: no rule caused a time-based event. */
const noRule = sql`'{}'::uuid[]`
/** Written exactly as in the index `leads_column`. */
const awaitsFirstTouch = sql.raw(`(${leadAwaitsFirstTouchSql})::int`)

/**
 * The team's current day, and when its clocks show an hour on that day: the later occurrence of a repeated hour, the
 * time after a skipped one.
 */
export const teamHour = (hour: number, { now = sql`now()`, zone = sql.raw(teamZoneSql) } = {}): SQL => sql`
  select day::date as day, (day + ${hour} * interval '1 hour') at time zone zone as at from (
    select zone, date_trunc('day', ${now} at time zone zone) as day from (select ${zone} as zone) as team
  ) as today`

/** Start of a trial without checkout. */
const trialStart = { connection: sql`s.processed_at`, form: sql`s.created_at` } as const

type Span = {
  readonly trialDays: number
  readonly trialBegins?: 'connection' | 'form' | undefined
  readonly windowMs: number
}

/** The events of a trigger for items that became due within a window until now; each statement uses an index. */
const sweeps: { readonly [K in Swept]: (trigger: Of<K>, span: Span) => SQL | null } = {
  threshold: ({ level, inWorkingTime = false }, { windowMs }) =>
    byClock({
      kind: 'threshold',
      key: level,
      facts: { level },
      inWorkingTime,
      windowMs,
      spanOf: (thresholdMs) => thresholdMs * escalationShare[level],
    }),

  waiting: ({ minutes, inWorkingTime = false }, { windowMs }) => {
    const sweep = { kind: 'waiting', key: String(minutes), facts: { minutes }, inWorkingTime, windowMs } as const
    const clock = byClock({
      ...sweep,
      spanOf: () => minutes * minuteMs,
      only: sql`clock_event is distinct from 'reply' and ${waitsByForm} is not true`,
    })
    return sql`(${clock}) union all (${byForm({ ...sweep, spanMs: minutes * minuteMs })})`
  },

  silent: ({ hours, inWorkingTime = false }, { windowMs }) =>
    byClock({
      kind: 'silent',
      key: String(hours),
      facts: { hours },
      inWorkingTime,
      windowMs,
      spanOf: () => hours * hourMs,
      only: sql`clock_event = 'reply'`,
    }),

  task_overdue: (_trigger, { windowMs }) => sql`
    select 'task_overdue', t.lead_id, t.id || ' ' || t.due_date, t.due_date, '{}'::jsonb, t.chain
    from lead_tasks t join contact_requests l on l.id = t.lead_id and l.deleted_at is null
    where t.status = 'pending' and t.due_date <= now() and t.due_date > now() - ${ms(windowMs)}`,

  trial_ends: ({ days }, { trialDays, trialBegins = 'connection', windowMs }) => sql`
    select 'trial_ends', l.id, ${String(days)} || ' ' || s.id, ${trialStart[trialBegins]} + ${ms((trialDays - days) * dayMs)},
      jsonb_build_object('days', ${days}::int), ${noRule}
    from subscription_setups s cross join lateral (
      select l.id from ${sql.raw(leadsWith('email', 's.email_key'))} order by l.created_at desc, l.id desc limit 1
    ) as l
    where ${trialStart[trialBegins]} <= now() - ${ms((trialDays - days) * dayMs)}
      and ${trialStart[trialBegins]} > now() - ${ms((trialDays - days) * dayMs + windowMs)}
      and ${trialBegins === 'connection' ? sql`s.status = 'completed'` : sql`s.status <> 'failed'`}
      -- With a card on file the day of the charge is the checkout's.
      and not exists (select from payers p join subscriptions u on u.payer_id = p.id where p.lead_id is not null and stayed_lead(p.lead_id) = l.id)
    union all
    select 'trial_ends', l.id, ${String(days)} || ' ' || u.id || ' ' || u.trial_end, u.trial_end - ${ms(days * dayMs)},
      jsonb_build_object('days', ${days}::int), ${noRule}
    from subscriptions u join payers p on p.id = u.payer_id
      join contact_requests l on l.id = stayed_lead(p.lead_id) and l.deleted_at is null
    where u.state in ('trialing', 'first_charge_due') and u.trial_end <= now() + ${ms(days * dayMs)}
      and u.trial_end > now() + ${ms(days * dayMs)} - ${ms(windowMs)}`,

  not_connected: ({ hours }, { windowMs }) => sql`
    select 'not_connected', l.id, ${String(hours)} || ' ' || u.id, u.started_at + ${ms(hours * hourMs)},
      jsonb_build_object('hours', ${hours}::int), ${noRule}
    from subscriptions u join payers p on p.id = u.payer_id
      join contact_requests l on l.id = stayed_lead(p.lead_id) and l.deleted_at is null
    where p.lead_id is not null and u.started_at <= now() - ${ms(hours * hourMs)}
      and u.started_at > now() - ${ms(hours * hourMs + windowMs)}
      and u.state not in ('ended', 'incomplete', 'trial_over', 'paused')
      -- Of any of their addresses; who subscribes anew is set up already.
      and not exists (select from subscription_setups s join lead_addresses a on a.kind = 'email' and a.key = s.email_key
        where a.lead_id = l.id and s.status = 'completed')`,

  crosses: ({ measure, direction, line }, { windowMs }) =>
    measure === 'score' && direction === 'below' ? aged(line, windowMs) : null,
}

/** A score falls by age alone at the end of each age band (`domain/leads/lead-score`). */
const bandEnds = ageBands.map(({ upToMs, points }, i) => ({
  upToMs,
  before: points,
  after: ageBands[i + 1]?.points ?? 0,
}))

/** Leads whose score has fallen to a threshold by age alone. Imports are excluded: they would be thousands at once. */
const aged = (line: number, windowMs: number) => sql`
  select 'scored', l.id, 'aged ' || band.span, l.created_at + band.span,
    jsonb_build_object('score', jsonb_build_object('from', l.score_base + band.before, 'to', l.score_base + band.after)), ${noRule}
  from (values ${list(bandEnds.map(({ upToMs, before, after }) => sql`(${ms(upToMs)}, ${before}::int, ${after}::int)`))})
    as band (span, before, after)
  cross join lateral (
    select * from contact_requests l
    where deleted_at is null and imported_at is null
      and created_at <= now() - band.span and created_at > now() - band.span - ${ms(windowMs)}
    offset 0
  ) as l
  where l.score_base + band.before > ${line} and l.score_base + band.after <= ${line}`

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

type Sweep = {
  readonly kind: 'threshold' | 'waiting' | 'silent'
  /** Identifies a lead's event, together with the start of its clock or wait. */
  readonly key: string
  readonly facts: EventFacts
  readonly inWorkingTime: boolean
  readonly windowMs: number
}

type ClockSweep = Sweep & {
  /** Required clock time of leads with a threshold, milliseconds. */
  readonly spanOf: (thresholdMs: number) => number
  readonly only?: SQL
}

/** SQL condition: lead `l` waits since a form, while an earlier clock still runs (`clockAfterForm`). */
const waitsByForm = sql.raw(
  `(l.clock_event = 'message' and l.waiting_since > l.clock_since and l.waiting_since <= l.last_returned_at)`,
)

/** The columns of an event row of a lead `l`. */
const eventOf = ({ kind, key, facts, inWorkingTime }: Sweep, start: string, due: SQL): SQL => {
  const known = JSON.stringify(inWorkingTime ? { ...facts, inWorkingTime } : facts)
  return sql`${kind}, l.id, ${`${inWorkingTime ? 'worked ' : ''}${key} `} || ${utc(start)}, ${due},
    ${known}::jsonb || jsonb_build_object('since', ${utc(start)}), ${noRule}`
}

/** Leads that have waited `spanMs` since a form; found by the index on the date of the last message. */
function byForm({ spanMs, ...sweep }: Sweep & { readonly spanMs: number }): SQL {
  const { inWorkingTime, windowMs } = sweep
  const before = (moment: SQL) =>
    inWorkingTime ? sql`work_ago(${moment}, ${ms(spanMs)})` : sql`${moment} - ${ms(spanMs)}`
  const due = inWorkingTime ? sql`work_after(l.waiting_since, ${ms(spanMs)})` : sql`l.waiting_since + ${ms(spanMs)}`
  return sql`
    select ${eventOf(sweep, 'l.waiting_since', due)}
    from contact_requests l
    where l.deleted_at is null and l.status in (${list(openStages.map((stage) => sql`${stage}`))}) and ${waitsByForm}
      and l.last_returned_at > ${before(sql`now() - ${ms(windowMs)}`)}
      and l.waiting_since <= ${before(sql`now()`)} and l.waiting_since > ${before(sql`now() - ${ms(windowMs)}`)}`
}

/** Leads in open stages that have reached a threshold of their answer clock: found by due time, for each possible threshold. */
function byClock({ spanOf, only = sql`true`, ...sweep }: ClockSweep): SQL {
  const { inWorkingTime, windowMs } = sweep
  const thresholds = [...new Set(leadStatuses.flatMap((status) => pipeline[status].thresholdMs ?? []))]
  const steps = openStages.flatMap((status) =>
    thresholds.map((thresholdMs) => sql`(${status}, ${ms(thresholdMs)}, ${ms(spanOf(thresholdMs))})`),
  )
  const start = sql.raw(clockStartSql)
  const before = (moment: SQL) => (inWorkingTime ? sql`work_ago(${moment}, step.span)` : sql`${moment} - step.span`)
  const due = inWorkingTime ? sql`work_after(${start}, step.span)` : sql`${start} + step.span`
  return sql`
    select distinct on (l.id) ${eventOf(sweep, clockStartSql, due)}
    from (values ${list(steps)}) as step (status, threshold, span)
    -- Step by step: PostgreSQL 15 would rather go through all leads once than along the index for each.
    cross join lateral (
      select * from contact_requests l where status = step.status and deleted_at is null and ${awaitsFirstTouch} = 0
        and column_at <= ${before(sql`now()`)} + step.threshold
        and column_at > ${before(sql`now() - ${ms(windowMs)}`)} + step.threshold
        and column_at = ${start} + step.threshold and ${only}
      offset 0
    ) as l`
}

/**
 * Items that became due for a trigger within a window until now, as event rows; null for triggers without due times.
 */
export function dueWithin(trigger: Trigger, span: Span): SQL | null {
  if (!isSwept(trigger)) return null
  return (sweeps[trigger.on] as (trigger: Trigger, span: Span) => SQL | null)(trigger, span)
}

const isSwept = (trigger: Trigger): trigger is Of<Swept> => Object.hasOwn(sweeps, trigger.on)

/** Records what is due for enabled rules, each once; disabled rules cost no read. */
export async function sweepDue({ db, readSite }: Engine): Promise<void> {
  const triggers = (await activeRules(db)).map(({ rule }) => rule.trigger).filter(isSwept)
  const different = [...new Map(triggers.map((trigger) => [JSON.stringify(trigger), trigger])).values()]
  if (different.length === 0) return
  const { trialDays, trialBegins } = await readSite()
  await db.transaction(async (tx) => {
    for (const trigger of different) {
      const found = dueWithin(trigger, { trialDays, trialBegins, windowMs })
      if (found === null) continue
      await tx.execute(sql`insert into automation_events (kind, lead_id, key, at, facts, chain) ${found}
        on conflict (lead_id, kind, key) do nothing`)
    }
    await keepLatestStep(tx)
  })
}

/** If an unanswered lead passed several steps while no server ran, rules act on the last one only. */
async function keepLatestStep(tx: Sql): Promise<void> {
  await tx.execute(sql`
    update automation_events e set seen_at = now()
    where seen_at is null and kind = 'threshold' and exists (
      select from automation_events other where other.lead_id = e.lead_id and other.kind = 'threshold'
        and other.facts ->> 'since' = e.facts ->> 'since' and other.at > e.at
        and other.facts -> 'inWorkingTime' is not distinct from e.facts -> 'inWorkingTime'
    )`)
}
