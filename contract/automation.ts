import { z } from 'zod'
import { eventKinds } from '#domain/automation/events.ts'
import { effects, runOutcomes, runReasons } from '#domain/automation/run.ts'
import { undoStates } from '#domain/automation/undo.ts'
import { action, condition, rule } from './automation-rule.ts'
import { bulk } from './bulk.ts'
import { filter, pageSize } from './query.ts'
import { routes } from './route.ts'
import { seenFields, seenVersion } from './seen.ts'
import { choice, id, moment, text } from './text.ts'

/** A rule of the team, and its latest results. */
const automationRule = z.strictObject({
  id,
  rule,
  version: z.int(),
  isOn: z.boolean(),
  /** True if it came with the product. */
  isReadyMade: z.boolean(),
  /** Number of completed runs, and the time of the last. */
  fired: z.int(),
  lastFiredAt: moment.nullable(),
  updatedAt: moment,
})
export type AutomationRule = z.output<typeof automationRule>

const ruleVersion = z.strictObject({
  version: z.int(),
  rule,
  at: moment,
  /** Null: it came with the product. */
  by: z.string().nullable(),
})

/** A rule's run for one event, with the result of each action. */
const automationRun = z.strictObject({
  id,
  ruleId: id,
  ruleName: z.string(),
  version: z.int(),
  leadId: id,
  leadName: z.string(),
  event: choice(eventKinds),
  /** Time of the event. */
  eventAt: moment,
  at: moment,
  outcome: choice(runOutcomes),
  reason: choice(runReasons).nullable(),
  /** The condition that was not met. */
  condition: condition.nullable(),
  steps: z.array(
    z.strictObject({
      /** The action in the rule. */
      action,
      effect: choice(effects),
      /** Chosen at run time: assignee, or text. */
      detail: z.string().nullable(),
      at: moment,
      /** When the run continues, or is retried; null if nothing waits. */
      dueAt: moment.nullable(),
    }),
  ),
})
export type AutomationRun = z.output<typeof automationRun>

/** An effect of a rule on a lead, and its undo state (`domain/automation/undo`). */
const ruleEffect = z.strictObject({
  runId: id,
  step: z.int(),
  leadId: id,
  leadName: z.string(),
  /** The rule's action at the time. */
  action,
  /** Chosen at run time: assignee, or text. */
  detail: z.string().nullable(),
  at: moment,
  /** The value before and after: a username, a code, a tag, a title. Null: none, or not known. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  state: choice(undoStates),
  /** The teammate who has changed it since, or undid it. */
  by: z.string().nullable(),
})
export type AutomationEffect = z.output<typeof ruleEffect>

const ruleEffects = z.strictObject({
  /** The newest 200. */
  data: z.array(ruleEffect),
  counts: z.strictObject({ open: z.int(), kept: z.int(), final: z.int(), undone: z.int() }),
  /** End of the range: later effects are excluded. */
  to: moment,
  /** There are more than can be undone at once (5,000): a shorter span is needed. */
  isCut: z.boolean(),
  /** Mark of the current effects: an undo with an outdated one is a conflict. */
  mark: z.string(),
})
export type AutomationEffects = z.output<typeof ruleEffects>

/** A lead for which a rule would have fired. */
const match = z.strictObject({ leadId: id, leadName: z.string(), at: moment })

const limit = { max: 300, windowSeconds: 300 }
const read = { access: { staff: 'automation.read' }, limit: { max: 1200, windowSeconds: 60 } } as const
const write = { access: { staff: 'automation.write' }, limit } as const
const byId = z.strictObject({ id })
const version = z.int({ error: 'invalid_number' })

export const automationRoutes = routes({
  listRules: {
    method: 'GET',
    path: '/api/automation/rules',
    summary: 'The team’s automation rules, oldest first',
    ...read,
    response: z.strictObject({ data: z.array(automationRule) }),
  },
  addRule: {
    method: 'POST',
    path: '/api/automation/rules',
    summary: 'Add a rule; it is off until it is switched on',
    ...write,
    body: rule,
    response: automationRule,
    status: 201,
    idempotent: true,
    errors: ['conflict'],
  },
  changeRule: {
    method: 'PUT',
    path: '/api/automation/rules/{id}',
    summary: 'Change a rule; open runs go on with the version they began with. A stale `version` is a conflict',
    ...write,
    params: byId,
    body: z.strictObject({ rule, version }),
    response: automationRule,
    errors: ['conflict'],
  },
  switchRule: {
    method: 'POST',
    path: '/api/automation/rules/{id}/switch',
    summary: 'Switch a rule on or off; it never acts on what happened before it was switched on',
    ...write,
    params: byId,
    body: z.strictObject({ isOn: z.boolean(), seen: seenFields({ isOn: z.boolean(), version }) }),
    response: automationRule,
    errors: ['conflict'],
  },
  deleteRule: {
    method: 'DELETE',
    path: '/api/automation/rules/{id}',
    summary: 'Delete a rule; restoring one of its versions brings it back, switched off',
    ...write,
    params: byId,
    query: z.strictObject(seenVersion),
    errors: ['conflict'],
  },
  listRuleVersions: {
    method: 'GET',
    path: '/api/automation/rules/{id}/versions',
    summary: 'The latest 50 versions of a rule, newest first',
    ...read,
    params: byId,
    response: z.strictObject({ data: z.array(ruleVersion) }),
  },
  restoreRule: {
    method: 'POST',
    path: '/api/automation/rules/{id}/restore',
    summary: 'Make an earlier version of a rule its latest, also of a deleted one',
    ...write,
    params: byId,
    body: z.strictObject({ version, seen: seenFields({ version }) }),
    response: automationRule,
    errors: ['conflict'],
  },
  tryRule: {
    method: 'POST',
    path: '/api/automation/try',
    summary:
      'For which leads of the last 30 days a rule would have fired, as far as it is still known; changes nothing',
    access: { staff: 'automation.write' },
    limit: { max: 120, windowSeconds: 60 },
    body: rule,
    response: z.strictObject({
      /** At most 50 of them, newest first. */
      matches: z.array(match),
      total: z.int(),
      /** Number of events examined; `isCut`: only the newest, there were more. */
      looked: z.int(),
      isCut: z.boolean(),
    }),
  },
  listRuns: {
    method: 'GET',
    path: '/api/automation/runs',
    summary: 'What rules did and why they did not, newest first, page by page',
    ...read,
    query: z.strictObject({
      rule: filter(id),
      lead: filter(id),
      outcome: filter(choice(runOutcomes)),
      limit: pageSize,
      cursor: filter(text(400)),
    }),
    response: z.strictObject({ data: z.array(automationRun), nextCursor: z.string().nullable() }),
  },
  listRuleEffects: {
    method: 'GET',
    path: '/api/automation/rules/{id}/effects',
    summary: 'What a rule changed, in a span of time or by one run, and what of it can be undone',
    ...read,
    limit: { max: 300, windowSeconds: 60 },
    params: byId,
    query: z.strictObject({ run: filter(id), from: filter(moment), to: filter(moment) }),
    response: ruleEffects,
  },
  undoRule: {
    method: 'POST',
    path: '/api/automation/rules/{id}/undo',
    summary:
      'Undo what a rule changed, in batches; what was changed since stays. `seen`: the mark of the list that was shown',
    ...write,
    params: byId,
    body: z.strictObject({ run: id.optional(), from: moment.optional(), to: moment, seen: text(40).optional() }),
    response: bulk,
    errors: ['conflict'],
  },
  startRule: {
    method: 'POST',
    path: '/api/automation/rules/{id}/start',
    summary:
      'Start a rule for a lead by hand: a sequence, or one that teammates start. A conflict where it is off, or under way',
    access: { staff: 'lead.write' },
    limit,
    params: byId,
    body: z.strictObject({ leadId: id }),
    idempotent: true,
    errors: ['conflict'],
  },
  stopRun: {
    method: 'POST',
    path: '/api/automation/runs/{id}/stop',
    summary: 'Stop a sequence for its lead; what of it waits to be sent is not sent',
    access: { staff: 'lead.write' },
    limit,
    params: byId,
    errors: ['conflict'],
  },
  retryRun: {
    method: 'POST',
    path: '/api/automation/runs/{id}/retry',
    summary: 'Go on with a run that failed or was stopped, with what it has not done; its conditions are read again',
    ...write,
    params: byId,
    errors: ['conflict'],
  },
})
