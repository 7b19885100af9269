import type { Audience, EscalationLevel } from '#domain/leads/escalation.ts'
import type { Priority, QuickAction } from '#domain/leads/options.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import type { ReplyTemplate } from '#domain/letters/reply-template.ts'
import { defaultLanguage } from '#domain/site/languages.ts'
import type { Condition, Conditions } from './conditions.ts'

/**
 * Measures a rule can watch: the score on cards (`domain/leads/lead-score`), quality and probability of an analysis, all 0 to
 * 100; sentiment, −1 to 1, and urgency, 0 to 10, of a text.
 */
export const crossedMeasures = ['score', 'quality', 'probability', 'sentiment', 'urgency'] as const
export type CrossedMeasure = (typeof crossedMeasures)[number]

export const directions = ['above', 'below'] as const
export type Direction = (typeof directions)[number]

/** For rules that wait: whether only working time counts. Rules of earlier versions lack it. */
export type Clock = { readonly inWorkingTime?: boolean | undefined }

/** Event that starts a rule. */
export type Trigger =
  /** A lead arrives; imported ones only if the rule says so. */
  | { readonly on: 'arrived'; readonly imports: boolean }
  | { readonly on: 'returned' }
  /** A lead enters a stage; null: any other stage. */
  | { readonly on: 'stage'; readonly to: LeadStatus | null }
  /** Its answer clock has passed half, all or twice of its threshold (`domain/leads/pipeline`). */
  | ({ readonly on: 'threshold'; readonly level: EscalationLevel } & Clock)
  /** The visitor wrote last and has waited this long for an answer. */
  | ({ readonly on: 'waiting'; readonly minutes: number } & Clock)
  /** The team replied last and the visitor has been silent this long. */
  | ({ readonly on: 'silent'; readonly hours: number } & Clock)
  | { readonly on: 'task_overdue' }
  | { readonly on: 'setup_submitted' }
  | { readonly on: 'setup_completed' }
  /**
   * The trial of the checkout, which ends when the provider says; otherwise that of a customer whose account was set
   * up, whose length is a site setting.
   */
  | { readonly on: 'trial_ends'; readonly days: number }
  /** Somebody subscribed this many hours ago and has no account set up. */
  | { readonly on: 'not_connected'; readonly hours: number }
  /** A person's first payment above zero for our product. */
  | { readonly on: 'first_payment' }
  /** A subscription payment failed; once per episode, however often it is retried. */
  | { readonly on: 'payment_failed' }
  /** A subscription was cancelled, or ended. */
  | { readonly on: 'subscription_cancelled' }
  | {
      readonly on: 'crosses'
      readonly measure: CrossedMeasure
      readonly direction: Direction
      readonly line: number
    }
  /** Daily at an hour of the team's time, for every lead of a stage. */
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

/** Channel a rule writes on: `used` is the one the lead wrote on last, email if that was a form. */
export const ruleChannels = ['used', 'whatsapp', 'telegram'] as const
export type RuleChannel = (typeof ruleChannels)[number]

/** A file that a rule sends, by its id; `size` in bytes. */
export type RuleFile = { readonly id: string; readonly name: string; readonly size: number }

/** Actions of a rule, in order. */
export type Action =
  /**
   * `to` null: the teammate with the fewest unanswered leads, in turn; `byLanguage`: among those who speak the lead's.
   * `people`: candidates, of any role; none: everyone who works leads (`server/automation/assign`).
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
      /** Hours until it is due. */
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
   * A shared text in the lead's language, to those who agreed to offers on that channel. `template`: name of a WhatsApp
   * template for leads who have not written for a day; `file`: its header file, null until one is chosen.
   */
  | {
      readonly do: 'message'
      readonly channel: RuleChannel
      readonly texts: readonly string[]
      readonly template: string | null
      readonly file?: RuleFile | null | undefined
    }
  /** Delays the actions after it, which run only if nothing has stopped the sequence (`stopReasons`). */
  | { readonly do: 'wait'; readonly hours: number }
  | { readonly do: 'stage'; readonly to: LeadStatus }
  | { readonly do: 'priority'; readonly to: Priority }
  | { readonly do: 'tag'; readonly tag: string }
  | { readonly do: 'notify'; readonly audience: Audience }
  | { readonly do: 'analyse' }
  /** Sent to every webhook subscribed to fired rules. */
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

/** A rule as the team wrote it. */
export type Rule = {
  readonly name: string
  readonly trigger: Trigger
  readonly conditions: Conditions
  readonly actions: readonly Action[]
  /** For a sequence: stages that end it. */
  readonly stops?: readonly LeadStatus[] | undefined
}

/** A rule with waits. It ends for a lead that answers, opts out, cannot be reached or is merged. */
export const isSequence = ({ actions }: Pick<Rule, 'actions'>): boolean =>
  actions.some((action) => action.do === 'wait')

/** True if teammates can start it for leads they choose. */
export const startsByHand = (rule: Pick<Rule, 'actions' | 'trigger'>): boolean =>
  rule.trigger.on === 'by_hand' || isSequence(rule)

/** True if a wait precedes the action at this place. */
export const comesLater = ({ actions }: Pick<Rule, 'actions'>, step: number): boolean =>
  isSequence({ actions: actions.slice(0, step) })

/** The file an action sends; undefined: none. */
export const fileOf = (action: Action): RuleFile | undefined =>
  (action.do === 'message' && action.channel === 'whatsapp' && action.template !== null && action.file) || undefined

/** True if every wait is useful: one that nothing follows, or that follows another, is a mistake. */
export const waitsForSomething = ({ actions }: Pick<Rule, 'actions'>): boolean =>
  actions.every(({ do: kind }, place) => kind !== 'wait' || (actions[place + 1]?.do ?? 'wait') !== 'wait')

export const ruleLimits = {
  name: 80,
  conditions: 10,
  /** Including waits. */
  actions: 8,
  /** Values of one condition. */
  values: 50,
  /** People in one turn, and texts of one letter. */
  people: 50,
  texts: 20,
  rules: 100,
  /** Maximum actions of all rules on one lead in an hour: stops two rules that undo each other. */
  actionsPerLeadAndHour: 20,
  /** Maximum emails of one rule in an hour. */
  mailsPerRuleAndHour: 200,
  /**
   * Maximum messages of all rules to one lead in a day, and emails to one domain in an hour: a robot may answer each.
   */
  messagesPerLeadAndDay: 4,
  mailsPerDomainAndHour: 100,
  waitHours: 90 * 24,
  waitingMinutes: 30 * 24 * 60,
  silentHours: 90 * 24,
  trialDays: 60,
  dueHours: 90 * 24,
} as const

/** Teammates an action takes turns among; empty: everyone who works leads. */
export const turnOf = (action: Action): readonly string[] =>
  action.do === 'assign' && action.to === null ? (action.people ?? []) : []

/** The shared texts an action chooses from. */
export const textsOf = (action: Action): readonly string[] =>
  action.do === 'message' ? action.texts : action.do === 'email' && action.template === null ? (action.texts ?? []) : []

/** True if an action that sends one of the team's own texts can send each of them: a mail needs a subject. */
export const needsSubject = (action: Action): boolean =>
  action.do === 'email' || (action.do === 'message' && action.channel === 'used')

/** True if an action that sends a text has one, with its header file if the text needs one. */
export const hasText = (action: Action): boolean =>
  action.do === 'message'
    ? action.file !== null && (action.texts.length > 0 || (action.channel === 'whatsapp' && action.template !== null))
    : action.do !== 'email' || action.template !== null || textsOf(action).length > 0

/** The text for a lead: in its language, else in English, else the first; undefined if there is none. */
export const textForLead = <T extends { readonly language: string }>(texts: readonly T[], language: string) =>
  texts.find((text) => text.language === language) ?? fallbackText(texts)

/** The text for leads in other languages. */
export const fallbackText = <T extends { readonly language: string }>(texts: readonly T[]): T | undefined =>
  texts.find((text) => text.language === defaultLanguage) ?? texts[0]

/** The log detail of a sent text: its language and its name at the time. */
export const ownTextDetail = ({ language, name }: { readonly language: string; readonly name: string }) =>
  `${language} ${name}`

/** Parses `ownTextDetail`. */
export function readOwnText(detail: string): { readonly language: string; readonly name: string } {
  const at = detail.indexOf(' ')
  return { language: detail.slice(0, at), name: detail.slice(at + 1) }
}

/** The teammates a rule names, as assignees or in conditions. */
export function peopleIn({ conditions, actions }: Rule): readonly string[] {
  const owners = conditions.list.flatMap(({ field, values }) => (field === 'assignedTo' ? values : []))
  const assignees = actions.flatMap((action) =>
    action.do === 'assign' ? (action.to === null ? turnOf(action) : [action.to]) : [],
  )
  return [...new Set([...assignees, ...owners])]
}

/** Replaces a value in a rule's conditions on a field. */
export function askingFor(rule: Rule, field: Condition['field'], from: string, to: string): Rule {
  const list = rule.conditions.list.map((one) =>
    one.field === field
      ? { ...one, values: [...new Set(one.values.map((value) => (value === from ? to : value)))] }
      : one,
  )
  return { ...rule, conditions: { ...rule.conditions, list } }
}

/** Replaces one teammate by another in a rule. */
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
