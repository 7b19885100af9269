import type { Audience, EscalationLevel } from '#domain/escalation.ts'
import { defaultLanguage } from '#domain/languages.ts'
import type { Priority, QuickAction } from '#domain/options.ts'
import type { LeadStatus } from '#domain/pipeline.ts'
import type { ReplyTemplate } from '#domain/reply-template.ts'
import type { Condition, Conditions } from './conditions.ts'

/**
 * What a rule can watch: the score that cards show (`domain/lead-score`), quality and probability of an analysis, all 0 to
 * 100; sentiment, −1 to 1, and urgency, 0 to 10, of a text.
 */
export const crossedMeasures = ['score', 'quality', 'probability', 'sentiment', 'urgency'] as const
export type CrossedMeasure = (typeof crossedMeasures)[number]

export const directions = ['above', 'below'] as const
export type Direction = (typeof directions)[number]

/** Of a rule that waits: whether time counts only while somebody of the team works. Rules of earlier versions lack it. */
export type Clock = { readonly inWorkingTime?: boolean | undefined }

/** What starts a rule. */
export type Trigger =
  /** A lead arrives; one that a file brought in only if the rule says so. */
  | { readonly on: 'arrived'; readonly imports: boolean }
  | { readonly on: 'returned' }
  /** A lead comes to a stage; null: to any other than it was in. */
  | { readonly on: 'stage'; readonly to: LeadStatus | null }
  /** Its answer clock has passed half, all or twice of its threshold (`domain/pipeline`). */
  | ({ readonly on: 'threshold'; readonly level: EscalationLevel } & Clock)
  /** The visitor wrote last and has waited this long for an answer. */
  | ({ readonly on: 'waiting'; readonly minutes: number } & Clock)
  /** The team replied last and the visitor has been silent this long. */
  | ({ readonly on: 'silent'; readonly hours: number } & Clock)
  | { readonly on: 'task_overdue' }
  | { readonly on: 'setup_submitted' }
  | { readonly on: 'setup_completed' }
  /**
   * Of a trial in the checkout, whose end is the provider's; else of the customer whose account was set up: the trial's length
   * is a setting of the site.
   */
  | { readonly on: 'trial_ends'; readonly days: number }
  /** Somebody subscribed so many hours ago, and no account of theirs is set up. */
  | { readonly on: 'not_connected'; readonly hours: number }
  /** Money above zero for our product arrived from a person for the first time. */
  | { readonly on: 'first_payment' }
  /** A payment of a subscription failed: once, however often it is tried. */
  | { readonly on: 'payment_failed' }
  /** A subscription was cancelled, or ended. */
  | { readonly on: 'subscription_cancelled' }
  | {
      readonly on: 'crosses'
      readonly measure: CrossedMeasure
      readonly direction: Direction
      readonly line: number
    }
  /** Every day at an hour of the team's clock, for every lead of a stage. */
  | { readonly on: 'schedule'; readonly hour: number; readonly stage: LeadStatus }

export type TriggerKind = Trigger['on']
export const triggerKinds = [
  'arrived',
  'returned',
  'stage',
  'threshold',
  'waiting',
  'silent',
  'task_overdue',
  'setup_submitted',
  'setup_completed',
  'trial_ends',
  'not_connected',
  'first_payment',
  'payment_failed',
  'subscription_cancelled',
  'crosses',
  'schedule',
] as const satisfies readonly TriggerKind[]

/** What a rule does, in order. */
export type Action =
  /**
   * `to` null: the teammate with the fewest unanswered leads, in turn; `byLanguage`: among those who speak the lead's. `people`:
   * whose turn it can be, of whatever role; without any, whoever works leads (`server/automation/assign`).
   */
  | {
      readonly do: 'assign'
      readonly to: string | null
      readonly people?: readonly string[] | undefined
      readonly byLanguage: boolean
      readonly keepOwner: boolean
    }
  | {
      readonly do: 'task'
      readonly title: string
      readonly type: QuickAction
      readonly priority: Priority
      /** Hours from now until it is due. */
      readonly dueHours: number
    }
  /**
   * A reply template in the lead's language, to those who agreed to offers by email; with `template` null one of the texts that
   * teammates share, by id, one a language (`textForLead`).
   */
  | {
      readonly do: 'email'
      readonly template: ReplyTemplate | null
      readonly texts?: readonly string[] | undefined
    }
  | { readonly do: 'stage'; readonly to: LeadStatus }
  | { readonly do: 'priority'; readonly to: Priority }
  | { readonly do: 'tag'; readonly tag: string }
  | { readonly do: 'notify'; readonly audience: Audience }
  | { readonly do: 'analyse' }
  /** Told to every webhook that asks for fired rules. */
  | { readonly do: 'webhook' }

export type ActionKind = Action['do']
export const actionKinds = [
  'assign',
  'task',
  'email',
  'stage',
  'priority',
  'tag',
  'notify',
  'analyse',
  'webhook',
] as const satisfies readonly ActionKind[]

/** A rule as a team writes it. */
export type Rule = {
  readonly name: string
  readonly trigger: Trigger
  readonly conditions: Conditions
  readonly actions: readonly Action[]
}

export const ruleLimits = {
  name: 80,
  conditions: 10,
  actions: 8,
  /** Values of one condition. */
  values: 50,
  /** People of one turn, and texts of one letter. */
  people: 50,
  texts: 20,
  rules: 100,
  /** Most actions of all rules on one lead within an hour: two rules that undo each other end here. */
  actionsPerLeadAndHour: 20,
  /** Most mails of one rule within an hour. */
  mailsPerRuleAndHour: 200,
  waitingMinutes: 30 * 24 * 60,
  silentHours: 90 * 24,
  trialDays: 60,
  dueHours: 90 * 24,
} as const

/** The teammates whose turn an action can make it; none: whoever works leads. */
export const turnOf = (action: Action): readonly string[] =>
  action.do === 'assign' && action.to === null ? (action.people ?? []) : []

/** The texts of the team's own that an action sends one of. */
export const textsOf = (action: Action): readonly string[] =>
  action.do === 'email' && action.template === null ? (action.texts ?? []) : []

/**
 * Which of several texts a lead gets: that in its language, else the English one, else the first; undefined where there is
 * none.
 */
export const textForLead = <T extends { readonly language: string }>(texts: readonly T[], language: string) =>
  texts.find((text) => text.language === language) ?? fallbackText(texts)

/** What leads get in whose language there is no text. */
export const fallbackText = <T extends { readonly language: string }>(texts: readonly T[]): T | undefined =>
  texts.find((text) => text.language === defaultLanguage) ?? texts[0]

/** What the log keeps of an own text that was sent: its language and its name as they were then. */
export const ownTextDetail = ({ language, name }: { readonly language: string; readonly name: string }) =>
  `${language} ${name}`

/** The same, read. */
export function readOwnText(detail: string): { readonly language: string; readonly name: string } {
  const at = detail.indexOf(' ')
  return { language: detail.slice(0, at), name: detail.slice(at + 1) }
}

/** The teammates whom a rule names: to whom it assigns leads, and whose leads it asks for. */
export function peopleIn({ conditions, actions }: Rule): readonly string[] {
  const owners = conditions.list.flatMap(({ field, values }) => (field === 'assignedTo' ? values : []))
  const assignees = actions.flatMap((action) =>
    action.do === 'assign' ? (action.to === null ? turnOf(action) : [action.to]) : [],
  )
  return [...new Set([...assignees, ...owners])]
}

/** The rule with one value in the place of another in what it asks of a field. */
export function askingFor(rule: Rule, field: Condition['field'], from: string, to: string): Rule {
  const list = rule.conditions.list.map((one) =>
    one.field === field
      ? { ...one, values: [...new Set(one.values.map((value) => (value === from ? to : value)))] }
      : one,
  )
  return { ...rule, conditions: { ...rule.conditions, list } }
}

/** The rule with one teammate in the place of another. */
export function inRule(rule: Rule, from: string, to: string): Rule {
  return {
    ...askingFor(rule, 'assignedTo', from, to),
    actions: rule.actions.map((action) => {
      if (action.do !== 'assign') return action
      if (action.to === from) return { ...action, to }
      if (!action.people?.includes(from)) return action
      return { ...action, people: [...new Set(action.people.map((one) => (one === from ? to : one)))] }
    }),
  }
}
