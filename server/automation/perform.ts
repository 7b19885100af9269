import type { EventFacts } from '#domain/automation/events.ts'
import { type Rule, ruleLimits } from '#domain/automation/rule.ts'
import type { RunOutcome, RunReason } from '#domain/automation/run.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { requestSetting } from '#server/db/request-id.ts'
import { automationReceipts, automationRuns } from '#server/db/schema/automation.ts'
import { act } from './act.ts'
import type { Engine } from './deps.ts'
import { chainSetting } from './events-sql.ts'

/** Runs of one look. */
const batchSize = 100

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

/** Does the actions of every open run, oldest first, until none is left. */
export async function performRuns(engine: Engine): Promise<void> {
  for (;;) {
    const { rows } = await engine.db.execute<{ id: string; leadId: string }>(sql`
      select id, lead_id as "leadId" from automation_runs where outcome = 'running' order by at, id limit ${batchSize}`)
    for (const run of rows) await performRun(engine, run)
    if (rows.length < batchSize) return
  }
}

async function performRun(engine: Engine, run: { id: string; leadId: string }): Promise<void> {
  try {
    while (await performNext(engine, run)) {
      // Each action is a transaction of its own.
    }
  } catch (error) {
    if (willPass(error)) throw error
    await finish(engine.db, run.id, 'failed', 'error')
  }
}

/** Whether the database, not the action, was the reason: the run stays open and is resumed. */
function willPass(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  const found = code ?? cause?.code
  return typeof found !== 'string' || /^(?:08|40|53|55|57|E)/.test(found)
}

/**
 * Does the next action of a run that has no receipt yet: its effect and its receipt commit together or not at all. The lead
 * is locked first, as everywhere, then the run. Answers whether there may be more to do.
 */
function performNext(engine: Engine, { id, leadId }: { id: string; leadId: string }): Promise<boolean> {
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
      await tx.execute(sql`select set_config(${chainSetting}, ${chain}, true),
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
