import type { EventFacts } from '#domain/automation/events.ts'
import { type Rule, ruleLimits } from '#domain/automation/rule.ts'
import type { RunOutcome, RunReason } from '#domain/automation/run.ts'
import { hourMs } from '#domain/instant.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { requestSetting } from '#server/db/request-id.ts'
import { ruleChainSetting } from '#server/db/rule-events.ts'
import { automationReceipts, automationRuns } from '#server/db/schema/automation.ts'
import { act } from './act.ts'
import type { Engine } from './deps.ts'

/** Runs of one look. */
const batchSize = 100
/** For how long a run is tried again that may only have come at a bad moment. */
const patienceMs = hourMs

type OpenRun = {
  ruleId: string
  rule: Rule
  isOn: boolean
  /** Actions that have their receipt. */
  done: number
  /** Actions of all rules on the lead within the last hour. */
  recent: number
  facts: EventFacts | null
  chain: string[] | null
  /** Of the event; null where no request led to it. */
  requestId: string | null
}

type WaitingRun = { id: string; leadId: string; at: string }

/** Runs that cannot be done now, by their ids, with the reason. */
export type Later = Map<string, unknown>

/**
 * Does the actions of every open run, oldest first. One that cannot be done now keeps no other waiting: it is put into `later`
 * and left out until the next look, and fails when it is an hour old. Throws where the database is gone.
 */
export async function performRuns(engine: Engine, later: Later): Promise<void> {
  let last: WaitingRun | undefined
  for (;;) {
    const after = last ? sql`and (at, id) > (${last.at}::timestamptz, ${last.id}::uuid)` : sql``
    const { rows } = await engine.db.execute<WaitingRun>(sql`
      select id, lead_id as "leadId", at::text as at from automation_runs where outcome = 'running' ${after}
      order by at, id limit ${batchSize}`)
    for (const run of rows) if (!later.has(run.id)) await performRun(engine, run, later)
    if (rows.length < batchSize) return
    last = rows.at(-1)
  }
}

async function performRun(engine: Engine, run: WaitingRun, later: Later): Promise<void> {
  try {
    while (await performNext(engine, run)) {
      // Each action is a transaction of its own.
    }
  } catch (error) {
    const blame = blameOf(error)
    if (blame === 'database') throw error
    if (blame === 'moment' && Date.now() - new Date(run.at).getTime() < patienceMs) {
      later.set(run.id, error)
      return
    }
    engine.report(error as Error)
    await finish(engine.db, run.id, 'failed', 'error')
  }
}

/**
 * What an action failed of: the database that is gone, the moment (a deadlock, a full disk, a connection that broke), or the
 * action itself. What has no code may be a broken connection or a mistake of ours: time tells.
 */
function blameOf(error: unknown): 'database' | 'moment' | 'action' {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  const found = code ?? cause?.code
  if (typeof found !== 'string') return 'moment'
  if (/^(?:08|57|E)/.test(found)) return 'database'
  return /^(?:40|53|55)/.test(found) ? 'moment' : 'action'
}

/**
 * Does the next action of a run that has no receipt yet: its effect and its receipt commit together or not at all. The lead
 * is locked first, as everywhere, then the run. Answers whether there may be more to do.
 */
function performNext(engine: Engine, { id, leadId }: WaitingRun): Promise<boolean> {
  return engine.db.transaction(async (tx) => {
    const lead = await engine.leads.hold(tx, leadId)
    const run = await lockRun(tx, id, leadId)
    if (!run) return false
    const action = run.rule.actions[run.done]
    const end = (outcome: RunOutcome, reason: RunReason | null) => finish(tx, id, outcome, reason).then(() => false)
    if (!lead) return end('skipped', 'lead_gone')
    if (!run.isOn) return end('stopped', 'switched_off')
    if (action && run.recent >= ruleLimits.actionsPerLeadAndHour) return end('stopped', 'too_many')
    if (action) {
      const chain = [...(run.chain ?? []), run.ruleId].join(',')
      await tx.execute(sql`select set_config(${ruleChainSetting}, ${chain}, true),
        set_config(${requestSetting}, ${run.requestId ?? ''}, true)`)
      const result = await act(
        { ...engine, tx, lead, ruleId: run.ruleId, rule: run.rule, facts: run.facts ?? {} },
        action,
      )
      const receipt = { runId: id, step: run.done, leadId, ruleId: run.ruleId, action: action.do, ...result }
      await tx.insert(automationReceipts).values(receipt)
    }
    if (run.done + 1 < run.rule.actions.length) return true
    await tx.execute(sql`update automation_rules set fired = fired + 1, last_fired_at = now() where id = ${run.ruleId}`)
    return end('done', null)
  })
}

/** The open run, held until the transaction ends; undefined where another server has finished it. */
async function lockRun(tx: Sql, id: string, leadId: string): Promise<OpenRun | undefined> {
  const { rows: locked } = await tx.execute(
    sql`select from automation_runs where id = ${id} and outcome = 'running' for update`,
  )
  if (locked.length === 0) return undefined
  const { rows } = await tx.execute<OpenRun>(sql`
    select r.rule_id as "ruleId", v.rule, a.is_on and a.deleted_at is null as "isOn", e.facts, e.chain, e.request_id as "requestId",
      (select count(*)::int from automation_receipts where run_id = r.id) as done,
      (select count(*)::int from automation_receipts
        where lead_id = ${leadId} and at > now() - interval '1 hour') as recent
    from automation_runs r
      join automation_rules a on a.id = r.rule_id
      join automation_versions v on v.rule_id = r.rule_id and v.version = r.version
      left join automation_events e on e.id = r.event_id
    where r.id = ${id}`)
  return rows[0]
}

async function finish(db: Sql, id: string, outcome: RunOutcome, reason: RunReason | null): Promise<void> {
  await db
    .update(automationRuns)
    .set({ outcome, reason, finishedAt: new Date() })
    .where(and(eq(automationRuns.id, id), eq(automationRuns.outcome, 'running')))
}
