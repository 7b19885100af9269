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
  /** A teammate starts it for a lead, or for a selection. */
  | { readonly on: 'by_hand' }

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
  'by_hand',
] as const satisfies readonly TriggerKind[]

/** Where a rule writes to: `used`, the channel on which the lead wrote last, by mail where it was by a form. */
export const ruleChannels = ['used', 'whatsapp', 'telegram'] as const
export type RuleChannel = (typeof ruleChannels)[number]

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
  /**
   * One of the texts that teammates share, in the lead's language, to those who agreed to offers that way. `template`: of
   * WhatsApp, by its name, for those who have not written for a day.
   */
  | {
      readonly do: 'message'
      readonly channel: RuleChannel
      readonly texts: readonly string[]
      readonly template: string | null
    }
  /** What comes after it comes later, and only if nothing has stopped the sequence by then (`stopReasons`). */
  | { readonly do: 'wait'; readonly hours: number }
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
  'message',
  'wait',
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
  /** Of a sequence: the stages at which it ends for a lead that comes there. */
  readonly stops?: readonly LeadStatus[] | undefined
}

/** A rule whose actions are spread over time. It ends for a lead that answers, opts out, cannot be reached or is merged. */
export const isSequence = ({ actions }: Pick<Rule, 'actions'>): boolean =>
  actions.some((action) => action.do === 'wait')

/** Whether teammates can start it for leads they choose. */
export const startsByHand = (rule: Pick<Rule, 'actions' | 'trigger'>): boolean =>
  rule.trigger.on === 'by_hand' || isSequence(rule)

/** Whether a wait comes before the action at this place. */
export const comesLater = ({ actions }: Pick<Rule, 'actions'>, step: number): boolean =>
  isSequence({ actions: actions.slice(0, step) })

/** Whether a sequence waits for something: a wait that nothing follows, or that follows another, is a mistake. */
export const waitsForSomething = ({ actions }: Pick<Rule, 'actions'>): boolean =>
  actions.every(({ do: kind }, place) => kind !== 'wait' || (actions[place + 1]?.do ?? 'wait') !== 'wait')

export const ruleLimits = {
  name: 80,
  conditions: 10,
  /** Waits included. */
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
  /** Most messages of all rules to one lead within a day, and mails to one domain within an hour: a robot may answer each. */
  messagesPerLeadAndDay: 4,
  mailsPerDomainAndHour: 100,
  waitHours: 90 * 24,
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
  action.do === 'message' ? action.texts : action.do === 'email' && action.template === null ? (action.texts ?? []) : []

/** Whether an action that sends one of the team's own texts can send each of them: a mail needs a subject. */
export const needsSubject = (action: Action): boolean =>
  action.do === 'email' || (action.do === 'message' && action.channel === 'used')

/** Whether an action that sends a text has one. */
export const hasText = (action: Action): boolean =>
  action.do === 'message'
    ? action.texts.length > 0 || (action.channel === 'whatsapp' && action.template !== null)
    : action.do !== 'email' || action.template !== null || textsOf(action).length > 0

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
