import type { AutomationEffect, AutomationEffects } from '#contract/automation.ts'
import type { Bulk, BulkChange } from '#contract/bulk.ts'
import { ApiError } from '#contract/errors.ts'
import type { Actor, Handlers } from '#contract/handler.ts'
import type { Judged, UndoState } from '#domain/automation/undo.ts'
import { keptStates } from '#domain/automation/undo.ts'
import { markOf } from '#domain/leads/seen.ts'
import { audit } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { type EffectScope, planEffects, readEffects, type StoredEffect } from '#server/db/rule-effects.ts'
import { automationRules as rules, automationRuns as runs } from '#server/db/schema/automation.ts'

/** Maximum effects undone in one call, and how many of them are listed, newest first. */
const maxEffects = 5_000
const maxListed = 200

/** Starts undoing a rule's effects on these leads, in the caller's transaction (`server/leads/bulk/rule-undo`). */
export type UndoInBulk = (
  tx: Sql,
  asked: {
    readonly actor: Actor
    readonly scope: Extract<BulkChange, { ruleUndo: unknown }>['ruleUndo']
    readonly leads: readonly string[]
  },
) => Promise<Bulk>

type Parts = { readonly db: Sql; readonly undoInBulk: UndoInBulk }

/** Effects of rules on leads, deleted rules included, and undoing them. */
export function effectHandlers({ db, undoInBulk }: Parts): Handlers<'listRuleEffects' | 'undoRule'> {
  return {
    listRuleEffects: ({ params, query: { run, from, to } }) =>
      db.transaction(async (tx) => {
        await refuseUnknown(tx, params.id, run)
        return (await readScope(tx, { rule: params.id, run, from, to: to ?? (await momentOf(tx)) })).shown
      }),

    undoRule: ({ params, body: { run, from, to, seen } }, context) =>
      db.transaction(async (tx) => {
        await refuseUnknown(tx, params.id, run)
        // Serialised: a second undo starts from the result of the first.
        await tx.select({ id: rules.id }).from(rules).where(eq(rules.id, params.id)).for('update')
        const scope = { rule: params.id, ...(run && { run }), ...(from && { from }), to }
        const { shown, judged } = await readScope(tx, scope)
        const isSame = seen === undefined || seen === shown.mark
        if (!isSame || shown.isCut || shown.counts.open === 0) throw new ApiError('conflict', { current: shown })
        const leads = new Set(judged.filter(isOpenOrKept).map(({ effect }) => effect.leadId))
        const detail = { changes: shown.counts.open, leads: leads.size, ...(run && { run }) }
        await audit(tx, context, { action: 'rule.undone', entity: 'rule', entityId: params.id, detail })
        return undoInBulk(tx, { actor: context.actor, scope, leads: [...leads] })
      }),
  }
}

async function refuseUnknown(tx: Sql, rule: string, run: string | undefined): Promise<void> {
  const [found] = await tx.select({ id: rules.id }).from(rules).where(eq(rules.id, rule))
  if (!found) throw new ApiError('not_found')
  if (run === undefined) return
  const [ofRule] = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.id, run), eq(runs.ruleId, rule)))
  if (!ofRule) throw new ApiError('not_found')
}

/** The current time of the clock that dates effects. */
async function momentOf(tx: Sql): Promise<string> {
  const { rows } = await tx.execute<{ now: string }>(
    sql`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now`,
  )
  return rows[0]!.now
}

const isOpenOrKept = ({ state }: { readonly state: UndoState }) => state === 'open' || keptStates.includes(state)

/** A rule's effects in a scope, newest first, with their undo state. */
async function readScope(
  tx: Sql,
  scope: EffectScope,
): Promise<{ judged: readonly Judged<StoredEffect>[]; shown: AutomationEffects }> {
  const read = await readEffects(tx, scope, { limit: maxEffects + 1 })
  const effects = read.slice(0, maxEffects)
  const plans = await planEffects(tx, effects)
  const ofEffect = new Map(plans.flatMap(({ judged }) => judged.map((one) => [one.effect, one] as const)))
  const judged = effects.map((effect) => ofEffect.get(effect)!)
  const kept = judged.filter(({ state }) => keptStates.includes(state)).length
  const [open, undone] = (['open', 'undone'] as const).map(
    (state) => judged.filter((one) => one.state === state).length,
  )
  const shown: AutomationEffects = {
    data: judged.slice(0, maxListed).map(asEffect),
    counts: { open: open!, kept, undone: undone!, final: judged.length - open! - kept - undone! },
    to: scope.to,
    isCut: read.length > maxEffects,
    mark: markOf(judged.map(({ effect, state }) => [effect.runId, effect.step, state])),
  }
  return { judged, shown }
}

function asEffect({ effect, state, by }: Judged<StoredEffect>): AutomationEffect {
  const { runId, step, leadId, leadName, said, detail, at, changed, undoneBy } = effect
  return {
    ...{ runId, step, leadId, leadName, action: said, detail, state },
    at: new Date(at).toISOString(),
    from: changed?.before ?? null,
    to: changed?.after ?? null,
    by: state === 'undone' ? undoneBy : by,
  }
}
