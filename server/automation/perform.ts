import type { Condition } from '#domain/automation/conditions.ts'
import type { EventFacts } from '#domain/automation/events.ts'
import { comesLater, isSequence, type Rule, ruleLimits } from '#domain/automation/rule.ts'
import { type Effect, endOf, type RunOutcome, type RunReason } from '#domain/automation/run.ts'
import { hourMs } from '#domain/basics/instant.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { requestSetting } from '#server/db/request-id.ts'
import { automationReceipts, automationRuns } from '#server/db/schema/automation.ts'
import { ruleChainSetting } from '#server/db/schema/columns.ts'
import { act } from './act.ts'
import { failingNow, type Step } from './conditions-now.ts'
import type { Engine } from './deps.ts'
import { tellKeepers } from './keepers.ts'

/** Maximum runs read at once. */
const batchSize = 100
/** Leads processed concurrently: while one commits, the other continues. */
const concurrency = 2
/** How long a run with a possibly temporary failure is retried. */
const retryMs = hourMs

type OpenRun = {
  ruleId: string
  rule: Rule
  isOn: boolean
  isUndone: boolean
  /** Number of completed actions, each of which has a receipt. */
  steps: Step[]
  /** Actions of all rules on the lead within the last hour. */
  recent: number
  facts: EventFacts | null
  chain: string[] | null
  /** The event's request; null if none caused it. */
  requestId: string | null
}

type WaitingRun = { id: string; leadId: string; at: string }

/** Reason by id of each run that cannot be performed now. */
export type Later = Map<string, unknown>

/**
 * Performs the actions of every open run, oldest first, one at a time per lead. A run that cannot act now does not
 * delay others: it is put into `later` until the next time, and fails after an hour. Runs locked by another server are
 * skipped, and checked again at the end. Throws if the database is unreachable.
 */
export async function performRuns(engine: Engine, later: Later, stops?: AbortSignal): Promise<void> {
  let last: WaitingRun | undefined
  for (;;) {
    const after = last ? sql`and (at, id) > (${last.at}::timestamptz, ${last.id}::uuid)` : sql``
    const { rows } = await engine.db.execute<WaitingRun>(sql`
      select id, lead_id as "leadId", at::text as at from automation_runs where outcome = 'running' ${after}
      order by at, id limit ${batchSize}`)
    const ofLeads = Object.values(Object.groupBy(rows, ({ leadId }) => leadId)) as WaitingRun[][]
    const busy: WaitingRun[][] = []
    await inParallel(ofLeads, async (runs) => {
      if (!stops?.aborted && !(await performAll(engine, runs, later, false))) busy.push(runs)
    })
    if (stops?.aborted) return
    for (const runs of busy) await performAll(engine, runs, later, true)
    if (rows.length < batchSize) return
    last = rows.at(-1)
  }
}

/** Processes items with limited concurrency; throws the first error after all have settled. */
async function inParallel<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values()
  const lane = async () => {
    for (const one of left) await work(one)
  }
  const ends = await Promise.allSettled(Array.from({ length: concurrency }, lane))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Performs the runs of one lead in order; false if another server is already performing them, unless this one `waits`. */
async function performAll(engine: Engine, runs: readonly WaitingRun[], later: Later, waits: boolean): Promise<boolean> {
  for (const run of runs) {
    if (!later.has(run.id) && !(await performRun(engine, run, later, waits))) return false
  }
  return true
}

async function performRun(engine: Engine, run: WaitingRun, later: Later, waits: boolean): Promise<boolean> {
  try {
    for (;;) {
      // Each action has its own transaction.
      const next = await performNext(engine, run, waits)
      if (next !== 'more') return next === 'over'
    }
  } catch (error) {
    const blame = blameOf(error)
    if (blame === 'database') throw error
    if (blame === 'moment' && Date.now() - new Date(run.at).getTime() < retryMs) {
      later.set(run.id, error)
      return true
    }
    engine.report(error as Error)
    await fail(engine.db, run)
    return true
  }
}

/**
 * Cause of a failed action: the database is gone, a temporary condition (a deadlock, a full disk, a lost connection),
 * or the action itself. Errors without a code may be a lost connection or a bug, so they are retried.
 */
function blameOf(error: unknown): 'database' | 'moment' | 'action' {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  const found = code ?? cause?.code
  if (typeof found !== 'string') return 'moment'
  if (/^(?:08|57|E)/.test(found)) return 'database'
  return /^(?:40|53|55)/.test(found) ? 'moment' : 'action'
}

/** Remainder of a run: more actions, finished, or locked by another server. */
type Left = 'more' | 'over' | 'busy'

/**
 * Performs the first action of a run without a receipt: its effect and its receipt commit together or not at all. The lead
 * is locked first, as everywhere, then the run.
 */
function performNext(engine: Engine, { id, leadId }: WaitingRun, waits: boolean): Promise<Left> {
  return engine.db.transaction(async (tx) => {
    if (!(await takeLead(tx, leadId, waits))) return 'busy'
    const lead = await engine.leads.hold(tx, leadId)
    const run = await lockRun(tx, id, leadId)
    if (!run) return 'over'
    const { actions, name } = run.rule
    const done = new Set(run.steps.map(({ step }) => step))
    const step = actions.findIndex((_, i) => !done.has(i))
    const action = actions[step]
    const end = async (outcome: RunOutcome, reason: RunReason | null, condition: Condition | null = null) => {
      await finish(tx, id, outcome, reason, condition)
      if (outcome === 'failed' || reason === 'too_many') await tellKeepers(tx, { id: run.ruleId, name }, leadId)
      return 'over' as const
    }
    if (!lead) return end('skipped', 'lead_gone')
    if (!run.isOn) return end('stopped', 'switched_off')
    if (run.isUndone) return end('skipped', 'undone')
    const effects = run.steps.flatMap((did) => (actions[did.step]?.do === 'wait' ? [] : (did.effect as Effect)))
    if (action) {
      const condition = await failingNow(engine, tx, { rule: run.rule, lead, steps: run.steps })
      if (condition) return end('skipped', 'condition', condition)
      if (run.recent >= ruleLimits.actionsPerLeadAndHour) return end('stopped', 'too_many')
      const chain = [...(run.chain ?? []), run.ruleId].join(',')
      await tx.execute(sql`select set_config(${ruleChainSetting}, ${chain}, true),
        set_config(${requestSetting}, ${run.requestId ?? ''}, true)`)
      const isLater = comesLater(run.rule, step)
      const result = await act(
        { ...engine, tx, lead, ruleId: run.ruleId, rule: run.rule, facts: run.facts ?? {}, isLater },
        action,
      )
      const receipt = { runId: id, step, leadId, ruleId: run.ruleId, action: action.do, ...result }
      await tx.insert(automationReceipts).values(receipt)
      if (result.effect === 'too_many_mails') await tellKeepers(tx, { id: run.ruleId, name }, leadId)
      // The following steps of a sequence must wait for this one.
      if (result.dueAt && isSequence(run.rule)) return pause(tx, id)
      effects.push(result.effect)
    }
    if (done.size + (action ? 1 : 0) < actions.length) return 'more'
    const { outcome, reason } = endOf(effects)
    if (outcome === 'done')
      await tx.execute(
        sql`update automation_rules set fired = fired + 1, last_fired_at = now() where id = ${run.ruleId}`,
      )
    return end(outcome, reason)
  })
}

/** The run continues when its wait is over (`letters-due`). */
async function pause(tx: Sql, id: string): Promise<Left> {
  await tx.update(automationRuns).set({ outcome: 'waiting' }).where(eq(automationRuns.id, id))
  return 'over'
}

/** Ends a failed run, and notifies its rule's keepers. */
async function fail(db: Sql, { id, leadId }: WaitingRun): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, id, leadId)
    await finish(tx, id, 'failed', 'error')
    if (run) await tellKeepers(tx, { id: run.ruleId, name: run.rule.name }, leadId)
  })
}

/** True if rules may act on the lead in this transaction: one server at a time. */
export async function takeLead(tx: Sql, leadId: string, waits: boolean): Promise<boolean> {
  const key = sql`hashtextextended(${`automation ${leadId}`}, 0)`
  const { rows } = await tx.execute<{ free: boolean }>(
    waits
      ? sql`select true as free from pg_advisory_xact_lock(${key})`
      : sql`select pg_try_advisory_xact_lock(${key}) as free`,
  )
  return rows[0]!.free
}

/** SQL: completed actions of a run `r`. */
export const stepsSql = sql`coalesce((select jsonb_agg(jsonb_build_object('step', s.step, 'effect', s.effect, 'detail', s.detail) order by s.step)
  from automation_receipts s where s.run_id = r.id), '[]')`

/** The open run, locked until the transaction ends; undefined if another server has finished it. */
async function lockRun(tx: Sql, id: string, leadId: string): Promise<OpenRun | undefined> {
  const { rows: locked } = await tx.execute(
    // A merge may have passed it on to the surviving lead: the next read finds it there.
    sql`select from automation_runs where id = ${id} and lead_id = ${leadId} and outcome = 'running' for update`,
  )
  if (locked.length === 0) return undefined
  const { rows } = await tx.execute<OpenRun>(sql`
    select r.rule_id as "ruleId", v.rule, a.is_on and a.deleted_at is null as "isOn", e.facts, e.chain, e.request_id as "requestId",
      e.undone_at is not null as "isUndone", ${stepsSql} as steps,
      (select count(*)::int from automation_receipts
        where lead_id = ${leadId} and at > now() - interval '1 hour') as recent
    from automation_runs r
      join automation_rules a on a.id = r.rule_id
      join automation_versions v on v.rule_id = r.rule_id and v.version = r.version
      left join automation_events e on e.id = r.event_id
    where r.id = ${id}`)
  return rows[0]
}

async function finish(
  db: Sql,
  id: string,
  outcome: RunOutcome,
  reason: RunReason | null,
  condition: Condition | null = null,
): Promise<void> {
  await db
    .update(automationRuns)
    .set({ outcome, reason, condition, finishedAt: new Date() })
    .where(and(eq(automationRuns.id, id), eq(automationRuns.outcome, 'running')))
}
