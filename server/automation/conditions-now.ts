import {
  asksFor,
  type Condition,
  type ConditionField,
  failingOnward,
  type OwnEffects,
} from '#domain/automation/conditions.ts'
import type { Action, Rule } from '#domain/automation/rule.ts'
import type { Sql } from '#server/db/database.ts'
import { readTeamZone } from '#server/db/team-time-sql.ts'
import type { Engine, StoredLead } from './deps.ts'
import { variantsOf } from './variants.ts'

/** An action that a run has completed. */
export type Step = { readonly step: number; readonly effect: string; readonly detail: string | null }

type Asked = { readonly rule: Rule; readonly lead: StoredLead; readonly steps: readonly Step[] }

/** The condition a lead fails when a run acts or continues; null if it meets all. */
export async function failingNow(
  { leads }: Pick<Engine, 'leads'>,
  tx: Sql,
  { rule, lead, steps }: Asked,
): Promise<Condition | null> {
  const { conditions } = rule
  if (conditions.list.length === 0) return null
  const variants = asksFor(conditions, 'variant') ? await variantsOf(tx, [lead]) : null
  const teamZone = asksFor(conditions, 'localHour') ? await readTeamZone(tx) : 'UTC'
  const facts = { ...leads.asLead(lead), variant: variants?.get(lead.id) ?? null }
  return failingOnward(conditions, facts, { now: Date.now(), teamZone }, ownEffects(rule, steps))
}

function ownEffects({ actions }: Rule, steps: readonly Step[]): OwnEffects {
  const own = new Map<ConditionField, readonly string[] | 'anything'>()
  for (const { step, effect, detail } of steps) {
    const action = actions[step]
    if (action && (effect === 'done' || effect === 'already'))
      for (const [field, set] of setBy(action, detail)) own.set(field, set)
  }
  return own
}

const follows = (...fields: ConditionField[]) => fields.map((field) => [field, 'anything'] as const)

function setBy(
  action: Action,
  detail: string | null,
): readonly (readonly [ConditionField, readonly string[] | 'anything'])[] {
  switch (action.do) {
    case 'stage':
      return [['status', [action.to]], ...follows('lostReason', 'score', 'temperature', 'conversionProbability')]
    case 'priority':
      return [['priority', [action.to]], ...follows('score', 'temperature')]
    case 'tag':
      return [['tags', [action.tag]]]
    case 'assign':
      return detail === null ? [] : [['assignedTo', [detail]]]
    case 'task':
      return follows('nextFollowUpDate')
    case 'analyse':
      return follows('conversionProbability')
    default:
      return []
  }
}
