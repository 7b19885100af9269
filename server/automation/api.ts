import type { AutomationRule } from '#contract/automation.ts'
import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { fileOf, needsSubject, type Rule, ruleLimits, startsByHand, textsOf } from '#domain/automation/rule.ts'
import { unableEffects } from '#domain/automation/run.ts'
import { announce } from '#server/db/announce.ts'
import { audit, type By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, inArray, isNull, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { once } from '#server/db/once.ts'
import { automationChannel, recordStarts, wakeNow } from '#server/db/rule-events.ts'
import {
  automationReceipts as receipts,
  automationRuns as runs,
  automationVersions as versions,
} from '#server/db/schema/automation.ts'
import { messageFiles as files } from '#server/db/schema/messengers.ts'
import { refuseOldVersion, refuseUnseen } from '#server/db/seen.ts'
import type { Engine } from './deps.ts'
import { tryRule } from './dry-run.ts'
import { effectHandlers, type UndoInBulk } from './effects-api.ts'
import { sharedTexts } from './letter.ts'
import { changeRow, insertRule, listRules, lockRule, type StoredRule, writeVersion } from './rules-store.ts'
import { listRuns } from './runs-store.ts'

type Calls =
  | 'listRules'
  | 'addRule'
  | 'changeRule'
  | 'switchRule'
  | 'deleteRule'
  | 'listRuleVersions'
  | 'restoreRule'
  | 'tryRule'
  | 'listRuns'
  | 'retryRun'
  | 'startRule'
  | 'stopRun'
  | 'listRuleEffects'
  | 'undoRule'

const maxVersions = 50

/** The team's rules: their definitions, log, and dry runs. */
export function automationHandlers(
  engine: Pick<Engine, 'db' | 'leads' | 'readSite'> & { readonly undoInBulk: UndoInBulk },
): Handlers<Calls> {
  const { db } = engine
  return {
    ...effectHandlers(engine),

    listRules: async () => ({ data: (await listRules(db)).map(asRule) }),

    addRule: ({ body }, context) =>
      once(db, { call: 'addRule', input: body, about: null, context }, async (tx) => {
        if ((await listRules(tx)).length >= ruleLimits.rules) throw new ApiError('conflict')
        await refuseUnknownParts(tx, body)
        const added = (await insertRule(tx, body, { isOn: false, by: context.actor.username }))!
        await note(tx, context, 'rule.added', added)
        return asRule(added)
      }),

    changeRule: ({ params, body }, context) =>
      db.transaction(async (tx) => {
        const before = await lockLiveRule(tx, params.id)
        await refuseOldVersion(tx, seenRule(before), body.version)
        if (JSON.stringify(before.rule) === JSON.stringify(body.rule)) return asRule(before)
        await refuseUnknownParts(tx, body.rule)
        const after = await writeVersion(tx, before, body.rule, context.actor.username)
        await note(tx, context, 'rule.changed', after)
        return asRule(after)
      }),

    switchRule: ({ params, body: { isOn, seen } }, context) =>
      db.transaction(async (tx) => {
        const before = await lockLiveRule(tx, params.id)
        await refuseUnseen(tx, seenRule(before), { isOn }, seen)
        if (before.isOn === isOn) return asRule(before)
        const after = await changeRow(tx, before.id, { isOn, onSince: isOn ? new Date() : null })
        await note(tx, context, isOn ? 'rule.switched_on' : 'rule.switched_off', after)
        return asRule(after)
      }),

    deleteRule: ({ params, query }, context) =>
      db.transaction(async (tx) => {
        const before = await lockLiveRule(tx, params.id)
        await refuseOldVersion(tx, seenRule(before), query.version)
        await changeRow(tx, before.id, { deletedAt: new Date(), isOn: false, onSince: null })
        await note(tx, context, 'rule.deleted', before)
        return undefined
      }),

    async listRuleVersions({ params }) {
      const rows = await db
        .select()
        .from(versions)
        .where(eq(versions.ruleId, params.id))
        .orderBy(desc(versions.version))
        .limit(maxVersions)
      if (rows.length === 0) throw new ApiError('not_found')
      return { data: rows.map(({ ruleId: _, at, ...row }) => ({ ...row, at: at.toISOString() })) }
    },

    restoreRule: ({ params, body }, context) =>
      db.transaction(async (tx) => {
        const before = await lockRule(tx, params.id)
        const [earlier] = await tx
          .select()
          .from(versions)
          .where(and(eq(versions.ruleId, params.id), eq(versions.version, body.version)))
        if (!before || !earlier) throw new ApiError('not_found')
        await refuseUnseen(tx, seenRule(before), {}, body.seen)
        const isSame = before.version === earlier.version
        const after = isSame
          ? await changeRow(tx, before.id, { deletedAt: null })
          : await writeVersion(tx, before, earlier.rule, context.actor.username)
        await note(tx, context, 'rule.restored', after)
        return asRule(after)
      }),

    tryRule: ({ body }) => tryRule(engine, body),
    listRuns: ({ query }) => listRuns(db, query),

    startRule: ({ params, body: { leadId } }, context) =>
      once(db, { call: 'startRule', input: { params, leadId }, about: leadId, context }, async (tx) => {
        const rule = await lockLiveRule(tx, params.id)
        if (!rule.isOn || !startsByHand(rule.rule)) throw new ApiError('conflict')
        const active = await tx
          .select({ id: runs.id })
          .from(runs)
          .where(and(eq(runs.ruleId, rule.id), eq(runs.leadId, leadId), inArray(runs.outcome, ['running', 'waiting'])))
        if (active.length > 0) throw new ApiError('conflict')
        const started = await recordStarts(tx, { rule: rule.id, leads: [leadId], key: newId() })
        if (started.length === 0) throw new ApiError('not_found')
        const detail = { name: rule.rule.name }
        await audit(tx, context, { action: 'lead.rule_started', entity: 'lead', entityId: leadId, detail })
        return undefined
      }),

    stopRun: ({ params }, context) =>
      db.transaction(async (tx) => {
        const [found] = await tx.select({ leadId: runs.leadId }).from(runs).where(eq(runs.id, params.id))
        if (!found) throw new ApiError('not_found')
        // The lead is locked first, as everywhere.
        await tx.execute(sql`select from contact_requests where id = ${found.leadId} for update`)
        const { rows } = await tx.execute<{ leadId: string; name: string }>(sql`
          update automation_runs r set outcome = 'stopped', reason = 'by_hand', finished_at = now()
          from automation_versions v where r.id = ${params.id} and r.outcome in ('running', 'waiting')
            and v.rule_id = r.rule_id and v.version = r.version returning r.lead_id as "leadId", v.rule ->> 'name' as name`)
        if (!rows[0]) throw new ApiError('conflict')
        await tx.execute(sql`update automation_receipts set due_at = null where run_id = ${params.id}`)
        await tx.execute(sql`select stop_sequence_messages(message_id, 'by_hand') from automation_receipts
          where run_id = ${params.id} and message_id is not null`)
        const { leadId, name } = rows[0]
        await audit(tx, context, { action: 'lead.rule_stopped', entity: 'lead', entityId: leadId, detail: { name } })
        await announce(tx, { topic: 'automation', change: 'changed', id: newId() })
        return undefined
      }),

    retryRun: ({ params }, context) =>
      db.transaction(async (tx) => {
        const [run] = await tx
          .update(runs)
          .set({ outcome: 'running', reason: null, condition: null, finishedAt: null })
          .where(and(eq(runs.id, params.id), inArray(runs.outcome, ['failed', 'stopped'])))
          .returning()
        if (!run) {
          const [found] = await tx.select({ id: runs.id }).from(runs).where(eq(runs.id, params.id))
          throw new ApiError(found ? 'conflict' : 'not_found')
        }
        await prepareAgain(tx, run)
        await resumeWait(tx, run.id)
        await audit(tx, context, { action: 'rule.retried', entity: 'rule', entityId: run.ruleId })
        await tx.execute(sql`select pg_notify(${automationChannel}, ${wakeNow})`)
        return undefined
      }),
  }
}

/**
 * Prepares a run's failed and cancelled actions to run again, by the current version of the rule if that still begins with the
 * actions already done.
 */
async function prepareAgain(tx: Sql, { id, ruleId, version }: typeof runs.$inferSelect): Promise<void> {
  await tx
    .delete(receipts)
    .where(and(eq(receipts.runId, id), inArray(receipts.effect, [...unableEffects, 'no_longer'])))
  await tx.execute(sql`delete from automation_receipts s using mails m
    where s.run_id = ${id} and m.id = s.message_id and m.status = 'failed' and m.last_problem like 'sequence ended:%'`)
  const done = await tx.select({ step: receipts.step }).from(receipts).where(eq(receipts.runId, id))
  const [now, then] = [await lockRule(tx, ruleId), await versionOf(tx, ruleId, version)]
  if (!now || !then) return
  const isSame = done.every(({ step }) => JSON.stringify(now.rule.actions[step]) === JSON.stringify(then.actions[step]))
  if (isSame && done.length < now.rule.actions.length)
    await tx.update(runs).set({ version: now.version }).where(eq(runs.id, id))
}

/** Restores the end of the wait during which a run was stopped. */
async function resumeWait(tx: Sql, runId: string): Promise<void> {
  await tx.execute(sql`
    with waits as (
      update automation_receipts s set due_at = s.at + (v.rule #>> array['actions', s.step::text, 'hours'])::float * interval '1 hour'
      from automation_runs r join automation_versions v on v.rule_id = r.rule_id and v.version = r.version
      where r.id = ${runId} and s.run_id = r.id and s.action = 'wait'
        and s.step = (select max(step) from automation_receipts where run_id = ${runId})
      returning s.run_id
    )
    update automation_runs set outcome = 'waiting' where id in (select run_id from waits)`)
}

async function versionOf(tx: Sql, ruleId: string, version: number): Promise<Rule | undefined> {
  const [row] = await tx
    .select({ rule: versions.rule })
    .from(versions)
    .where(and(eq(versions.ruleId, ruleId), eq(versions.version, version)))
  return row?.rule
}

/** Refuses a rule with a text that is not shared, or a missing file. */
async function refuseUnknownParts(tx: Sql, { actions }: Rule): Promise<void> {
  for (const [place, action] of actions.entries()) {
    const texts = textsOf(action)
    if ((await sharedTexts(tx, texts, needsSubject(action))).length < new Set(texts).size)
      throw invalidFields({ [`actions.${place}.texts`]: 'invalid_choice' })
    const file = fileOf(action)
    const named = and(isNull(files.messageId), isNull(files.leadId), sql`${files.draft} ->> 'name' = ${file?.name}`)
    if (file && (await tx.$count(files, and(eq(files.id, file.id), named))) === 0)
      throw invalidFields({ [`actions.${place}.file`]: 'invalid_choice' })
  }
}

async function lockLiveRule(tx: Sql, id: string): Promise<StoredRule> {
  const row = await lockRule(tx, id)
  if (!row || row.deletedAt) throw new ApiError('not_found')
  return row
}

const note = (tx: Sql, by: By, action: string, { id, version, rule }: StoredRule) =>
  audit(tx, by, { action, entity: 'rule', entityId: id, detail: { name: rule.name, version } })

/** A rule, as the audit log names it and as its readers get it. */
const seenRule = (rule: StoredRule) => ({ entity: 'rule', id: rule.id, current: asRule(rule) })

const asRule = ({ id, rule, version, isOn, readyMade, fired, lastFiredAt, updatedAt }: StoredRule): AutomationRule => ({
  id,
  rule,
  version,
  isOn,
  isReadyMade: readyMade !== null,
  fired,
  lastFiredAt: lastFiredAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
})
