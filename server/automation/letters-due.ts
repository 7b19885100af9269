import type { EventFacts } from '#domain/automation/events.ts'
import { comesLater, type Rule } from '#domain/automation/rule.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { requestSetting } from '#server/db/request-id.ts'
import { failingNow, type Step } from './conditions-now.ts'
import type { Engine, Result } from './deps.ts'
import { sendLetter } from './letter.ts'
import { stepsSql, takeLead } from './perform.ts'

/** Maximum letters of one run; others wait for the next. */
const batchSize = 200

type Waiting = { runId: string; step: number; leadId: string }
type Letter = {
  ruleId: string
  rule: Rule
  isOn: boolean
  facts: EventFacts | null
  isUndone: boolean
  requestId: string | null
  steps: Step[]
}

/**
 * Continues sequences whose wait is over, and sends letters that waited for morning or the next hour. Each is checked
 * now: a lead that fails the conditions, is gone, or has withdrawn gets none, and the log says so.
 */
export async function sendDueLetters(engine: Engine): Promise<void> {
  const { rows } = await engine.db.execute<Waiting>(sql`
    select run_id as "runId", step, lead_id as "leadId" from automation_receipts
    where due_at is not null and due_at <= now() order by due_at, run_id, step limit ${batchSize}`)
  for (const waiting of rows) await engine.db.transaction((tx) => sendOne(engine, tx, waiting))
}

/** Continues a sequence: after its wait, or with the message that had to wait itself. False for a letter of another rule. */
async function continueSequence(
  tx: Sql,
  { runId, step }: Pick<Waiting, 'runId' | 'step'>,
  isWait: boolean,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update automation_runs set outcome = 'running' where id = ${runId} and outcome = 'waiting'
      and not exists (select from automation_receipts where run_id = ${runId} and step > ${step})`)
  if (!rowCount) return false
  const receipt = sql`run_id = ${runId} and step = ${step}`
  await tx.execute(
    isWait
      ? sql`update automation_receipts set due_at = null where ${receipt}`
      : sql`delete from automation_receipts where ${receipt}`,
  )
  return true
}

async function sendOne(engine: Engine, tx: Sql, { runId, step, leadId: noted }: Waiting): Promise<void> {
  // A lead that was merged is replaced by the surviving one, until that is undone.
  const { rows: stayed } = await tx.execute<{ leadId: string }>(sql`select stayed_lead(${noted}::uuid) as "leadId"`)
  const leadId = stayed[0]?.leadId ?? noted
  await takeLead(tx, leadId, true)
  const lead = await engine.leads.hold(tx, leadId)
  const { rows: held } = await tx.execute<{ action: string }>(sql`
    select action from automation_receipts where run_id = ${runId} and step = ${step} and due_at is not null for update`)
  if (!held[0]) return
  if (await continueSequence(tx, { runId, step }, held[0].action === 'wait')) return
  const { rows } = await tx.execute<Letter>(sql`
    select r.rule_id as "ruleId", v.rule, a.is_on and a.deleted_at is null as "isOn", e.facts,
      e.undone_at is not null as "isUndone", e.request_id as "requestId", ${stepsSql} as steps
    from automation_runs r join automation_rules a on a.id = r.rule_id
      join automation_versions v on v.rule_id = r.rule_id and v.version = r.version
      left join automation_events e on e.id = r.event_id
    where r.id = ${runId}`)
  const { ruleId, rule, isOn, facts, isUndone, requestId, steps } = rows[0]!
  const action = rule.actions[step]
  const end = async ({ effect, dueAt, consentId, messageId }: Result) => {
    await tx.execute(sql`update automation_receipts
      set effect = ${effect}, due_at = ${dueAt?.toISOString() ?? null}::timestamptz, at = now(),
        consent_id = ${consentId ?? null}::uuid, message_id = ${messageId ?? null}::uuid
      where run_id = ${runId} and step = ${step}`)
  }
  const holds = lead && isOn && !isUndone && (await failingNow(engine, tx, { rule, lead, steps })) === null
  if (!holds || action?.do !== 'email') return end({ effect: 'no_longer' })
  await tx.execute(sql`select set_config(${requestSetting}, ${requestId ?? ''}, true)`)
  await end(
    await sendLetter(
      { ...engine, tx, lead, ruleId, rule, facts: facts ?? {}, isLater: comesLater(rule, step) },
      action,
    ),
  )
}
