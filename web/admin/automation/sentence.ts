import { type Condition, derivedFields } from '#domain/automation/conditions.ts'
import { type Action, type Rule, readOwnText, type Trigger, textsOf, turnOf } from '#domain/automation/rule.ts'
import type { Format } from '#web/admin/parts/format.ts'
import { hourName } from '#web/admin/parts/hour-name.ts'
import type { StaffWords } from '#web/words/staff/en.ts'

/** A rule as a sentence of three parts; `if` is null where it is for every lead. */
export type Sentence = { readonly when: string; readonly if: string | null; readonly does: string }

const isDerived = (field: Condition['field']): field is (typeof derivedFields)[number] =>
  (derivedFields as readonly string[]).includes(field)

export const fieldName = (field: Condition['field'], words: StaffWords): string =>
  isDerived(field) ? words.automation.derivedFields[field] : words.leads.fields[field]

/** The display name of a condition's value. */
export function valueName(field: Condition['field'], value: string, words: StaffWords, format: Format): string {
  const { leads, lost } = words
  const named: { readonly [F in Condition['field']]?: Readonly<Record<string, string>> | ((code: string) => string) } =
    {
      status: leads.stages,
      priority: leads.priorities,
      temperature: leads.temperatures,
      investmentExperience: leads.experiences,
      platform: leads.platforms,
      leadSource: leads.sources,
      lostReason: lost.reasons,
      country: format.country,
      preferredLanguage: format.languageName,
      writesIn: format.languageName,
      variant: (code) => code.toUpperCase(),
    }
  const names = named[field]
  return (typeof names === 'function' ? names(value) : names?.[value]) ?? value
}

/** The name of a team text by its id; undefined if unknown. */
export type TextName = (id: string) => string | undefined

/** The sentence of a rule in the reader's language. */
export function sentenceOf(rule: Rule, words: StaffWords, format: Format, textName: TextName): Sentence {
  const { say } = words.automation
  const conditions = rule.conditions.list.map((one) => conditionText(one, words, format))
  const actions = rule.actions.map((one) => actionText(one, words, format, textName))
  return {
    when: say.whenPart(triggerText(rule.trigger, words, format)),
    if: conditions.length > 0 ? say.ifPart(conditions.join(rule.conditions.of === 'all' ? say.and : say.or)) : null,
    does: say.thenPart(listed(actions, say.comma, say.lastAnd)),
  }
}

function listed(parts: readonly string[], comma: string, last: string): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(comma)}${last}${parts.at(-1)}`
}

const time = (hours: number, format: Format) => format.duration(hours * 3_600)

function triggerText(trigger: Trigger, words: StaffWords, format: Format): string {
  const text = plainTriggerText(trigger, words, format)
  return 'inWorkingTime' in trigger && trigger.inWorkingTime ? words.automation.say.inWorkingTime(text) : text
}

function plainTriggerText(trigger: Trigger, { automation, leads }: StaffWords, format: Format): string {
  const { say } = automation
  switch (trigger.on) {
    case 'arrived':
      return say.arrived(trigger.imports)
    case 'stage':
      return say.stage(trigger.to && leads.stages[trigger.to])
    case 'threshold':
      return automation.levels[trigger.level]
    case 'waiting':
      return say.waiting(time(trigger.minutes / 60, format))
    case 'silent':
      return say.silent(time(trigger.hours, format))
    case 'not_connected':
      return say.not_connected(time(trigger.hours, format))
    case 'trial_ends':
      return say.trial_ends(trigger.days)
    case 'crosses':
      return say.crosses(
        automation.measures[trigger.measure],
        automation.directions[trigger.direction],
        format.number(trigger.line),
      )
    case 'schedule':
      return say.schedule(hourName(trigger.hour), leads.stages[trigger.stage])
    default:
      return say[trigger.on]
  }
}

export function conditionText(condition: Condition, words: StaffWords, format: Format): string {
  const { say, operators } = words.automation
  const { field, operator, values, amount } = condition
  const name = fieldName(field, words)
  if (operator === 'within' || operator === 'before') {
    return say.condition(name, say.hours(operator, time(amount ?? 0, format)), '')
  }
  const number = amount === null ? '' : field === 'estimatedValue' ? format.money(amount) : format.number(amount)
  const shown = values.map((value) => valueName(field, value, words, format)).join(say.or)
  const isBare = operator === 'filled' || operator === 'empty'
  return say.condition(name, operators[operator], isBare ? '' : shown || number || say.something)
}

/** Details of an action for the log, in a word or two; null if its name suffices. `detail` was chosen at run time. */
export function actionDetail(
  action: Action,
  detail: string | null,
  { automation, leads, desk }: StaffWords,
  format: Format,
): string | null {
  switch (action.do) {
    case 'assign':
      return detail ?? action.to
    case 'task':
      return action.title
    case 'email':
      return action.template === null ? ownText(detail, automation, format) : desk.templates[action.template]
    case 'message':
      return ownText(detail, automation, format) ?? automation.channels[action.channel]
    case 'wait':
      return time(action.hours, format)
    case 'stage':
      return leads.stages[action.to]
    case 'priority':
      return leads.priorities[action.to]
    case 'tag':
      return action.tag
    case 'notify':
      return automation.audiences[action.audience]
    default:
      return null
  }
}

/** The sent text's name and language; null before it was chosen. */
function ownText(detail: string | null, { builder }: StaffWords['automation'], format: Format): string | null {
  if (detail === null) return null
  const { language, name } = readOwnText(detail)
  return builder.textIn(name, format.languageName(language))
}

function actionText(
  action: Action,
  { automation, leads, desk }: StaffWords,
  format: Format,
  textName: TextName,
): string {
  const { say } = automation
  switch (action.do) {
    case 'assign': {
      const people = turnOf(action)
      const inTurn =
        people.length > 0
          ? say.assignAmong(format.list(people), action.byLanguage)
          : say.assignInTurn(action.byLanguage)
      const text = action.to === null ? inTurn : say.assignTo(action.to)
      return action.keepOwner ? say.keepOwner(text) : text
    }
    case 'task':
      return say.task(action.title || say.something, time(action.dueHours, format))
    case 'email': {
      if (action.template !== null) return say.email(desk.templates[action.template])
      const names = new Set(textsOf(action).flatMap((id) => textName(id) ?? []))
      return say.emailOwn(names.size > 0 ? format.list([...names]) : say.something)
    }
    case 'message': {
      const names = new Set(textsOf(action).flatMap((id) => textName(id) ?? []))
      const said = names.size > 0 ? format.list([...names]) : (action.template ?? say.something)
      return say.message(said, automation.channels[action.channel])
    }
    case 'wait':
      return say.wait(time(action.hours, format))
    case 'stage':
      return say.toStage(leads.stages[action.to])
    case 'priority':
      return say.toPriority(leads.priorities[action.to])
    case 'tag':
      return say.tag(action.tag || say.something)
    case 'notify':
      return say.notify(automation.audiences[action.audience])
    case 'analyse':
      return say.analyse
    case 'webhook':
      return say.webhook
  }
}
