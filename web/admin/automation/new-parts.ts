import { type Condition, type ConditionField, operatorsOf } from '#domain/automation/conditions.ts'
import type { Action, ActionKind, CrossedMeasure, Rule, Trigger, TriggerKind } from '#domain/automation/rule.ts'
import { temperatureFrom } from '#domain/leads/lead-score.ts'

/** Default thresholds: a hot lead, an angry one, an urgent one. */
export const defaultThresholds: Record<CrossedMeasure, number> = {
  score: temperatureFrom.hot,
  quality: 70,
  probability: 50,
  sentiment: -0.3,
  urgency: 7,
}

/** Initial values of each part. */
const triggers: { readonly [K in TriggerKind]: Extract<Trigger, { on: K }> } = {
  arrived: { on: 'arrived', imports: false },
  returned: { on: 'returned' },
  stage: { on: 'stage', to: 'qualified' },
  threshold: { on: 'threshold', level: 'overdue' },
  waiting: { on: 'waiting', minutes: 90 },
  silent: { on: 'silent', hours: 72 },
  task_overdue: { on: 'task_overdue' },
  setup_submitted: { on: 'setup_submitted' },
  setup_completed: { on: 'setup_completed' },
  not_connected: { on: 'not_connected', hours: 24 },
  trial_ends: { on: 'trial_ends', days: 2 },
  first_payment: { on: 'first_payment' },
  payment_failed: { on: 'payment_failed' },
  subscription_cancelled: { on: 'subscription_cancelled' },
  crosses: { on: 'crosses', measure: 'score', direction: 'above', line: defaultThresholds.score },
  schedule: { on: 'schedule', hour: 7, stage: 'no_response' },
  by_hand: { on: 'by_hand' },
}
const actions: { readonly [K in ActionKind]: Extract<Action, { do: K }> } = {
  assign: { do: 'assign', to: null, byLanguage: true, keepOwner: true },
  task: { do: 'task', title: '', type: 'call', priority: 'medium', dueHours: 2 },
  email: { do: 'email', template: 'no_answer' },
  message: { do: 'message', channel: 'used', texts: [], template: null },
  wait: { do: 'wait', hours: 48 },
  stage: { do: 'stage', to: 'qualified' },
  priority: { do: 'priority', to: 'high' },
  tag: { do: 'tag', tag: '' },
  notify: { do: 'notify', audience: 'assignee' },
  analyse: { do: 'analyse' },
  webhook: { do: 'webhook' },
}

export const newTrigger = (kind: TriggerKind): Trigger => triggers[kind]
export const newAction = (kind: ActionKind): Action => actions[kind]
export const newCondition = (field: ConditionField): Condition => ({
  field,
  operator: operatorsOf(field)[0]!,
  values: [],
  amount: null,
})

export const newRule: Rule = {
  name: '',
  trigger: triggers.arrived,
  conditions: { of: 'all', list: [] },
  actions: [actions.assign],
}
