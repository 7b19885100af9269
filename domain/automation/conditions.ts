import { wallMinute } from '#domain/basics/calendar-day.ts'
import { epochMs, hourMs } from '#domain/basics/instant.ts'
import { hoursIn } from '#domain/insight/local-time.ts'
import { type LeadFieldsWith, leadFields, leadFieldsWith } from '#domain/leads/lead-fields.ts'
import { isLanguage, spokenLanguageOf } from '#domain/site/languages.ts'

/** Derived fields that conditions can use: the language to write in, the page variant, the local hour. */
export const derivedFields = ['writesIn', 'variant', 'localHour'] as const
type DerivedField = (typeof derivedFields)[number]

/** Every field that staff see, and the derived ones. */
export type ConditionField = LeadFieldsWith<{ shown: true }> | DerivedField
export const conditionFields: readonly ConditionField[] = [...leadFieldsWith({ shown: true }), ...derivedFields]

const operatorsByKind = {
  text: ['contains', 'lacks', 'filled', 'empty'],
  code: ['is', 'isNot', 'filled', 'empty'],
  number: ['atLeast', 'atMost'],
  moment: ['within', 'before', 'filled', 'empty'],
} as const
type ConditionKind = keyof typeof operatorsByKind
export type Operator = (typeof operatorsByKind)[ConditionKind][number]
export const operators = [...new Set(Object.values(operatorsByKind).flat())] as [Operator, ...Operator[]]

const kinds = {
  text: 'text',
  longText: 'text',
  phone: 'text',
  code: 'code',
  codes: 'code',
  dollars: 'number',
  number: 'number',
  moment: 'moment',
} as const
const derivedKinds: Record<DerivedField, ConditionKind> = { writesIn: 'code', variant: 'code', localHour: 'number' }
/** Texts with few distinct values in a team: picked, not searched. */
const pickedTexts: readonly ConditionField[] = ['assignedTo']

const isDerived = (field: ConditionField): field is DerivedField => Object.hasOwn(derivedKinds, field)

export function kindOfField(field: ConditionField): ConditionKind {
  if (isDerived(field)) return derivedKinds[field]
  return pickedTexts.includes(field) ? 'code' : kinds[leadFields[field].kind]
}

/** The operators of a field, the usual one first; a field that is never empty has no emptiness operator. */
export function operatorsOf(field: ConditionField): readonly Operator[] {
  const all: readonly Operator[] = operatorsByKind[kindOfField(field)]
  const canBeEmpty = field === 'tags' || field === 'variant' || (!isDerived(field) && leadFields[field].optional)
  return canBeEmpty ? all : all.filter((operator) => operator !== 'empty' && operator !== 'filled')
}

/** `values` of a text or code, of which one has to match; `amount` of a number, or hours of a moment. */
export type Condition = {
  readonly field: ConditionField
  readonly operator: Operator
  readonly values: readonly string[]
  readonly amount: number | null
}

/** Conditions of a rule; an empty list matches every lead. */
export type Conditions = { readonly of: 'all' | 'any'; readonly list: readonly Condition[] }

/** True if a condition is complete: an operator of its field, and values or an amount. */
export function isComplete({ field, operator, values, amount }: Condition): boolean {
  if (!operatorsOf(field).includes(operator)) return false
  if (operator === 'filled' || operator === 'empty') return true
  const kind = kindOfField(field)
  return kind === 'text' || kind === 'code' ? values.length > 0 : amount !== null
}

/** True if any of the conditions uses a field. */
export const asksFor = ({ list }: Conditions, field: ConditionField): boolean => list.some((one) => one.field === field)

/** A lead as conditions see it: its fields and the variant of its first visit. */
export type LeadFacts = { readonly [F in Exclude<ConditionField, 'writesIn' | 'localHour'>]?: unknown } & {
  readonly language?: unknown
}

/** Evaluation time: `now` in epoch ms, and the team's time zone for leads whose own is unknown. */
export type Moment = { readonly now: number; readonly teamZone: string }

/** Current hours where the lead lives, one per time zone of its country; the team's if unknown. */
function localHours(country: unknown, { now, teamZone }: Moment): readonly number[] {
  const hours = hoursIn(typeof country === 'string' ? country : null, now)
  return hours.length > 0 ? hours : [Math.floor(wallMinute(now, teamZone) / 60)]
}

/** A regional edition also counts as its language: a condition on `pt` holds for a lead who writes in `pt-BR`. */
const writtenIn = (language: unknown): readonly unknown[] =>
  isLanguage(language) ? [...new Set([language, spokenLanguageOf(language)])] : [language ?? ''].filter(Boolean)

function readField(field: ConditionField, lead: LeadFacts, moment: Moment): unknown {
  if (field === 'writesIn') return writtenIn(lead.preferredLanguage ?? lead.language)
  if (field === 'localHour') return localHours(lead.country, moment)
  return lead[field] ?? null
}

const folded = (text: unknown) => String(text).toLowerCase()

/** True if a lead meets a condition at a moment. */
export function holds({ field, operator, values, amount }: Condition, lead: LeadFacts, moment: Moment): boolean {
  const { now } = moment
  const value = readField(field, lead, moment)
  const several = Array.isArray(value) ? value : value === null || value === '' ? [] : [value]
  const isAny = () => several.some((one) => values.some((wanted) => folded(one) === folded(wanted)))
  const contains = () => values.some((part) => folded(value ?? '').includes(folded(part)))
  // A country with several time zones has several hours, any of which may match. An unknown value counts as 0.
  const numbers = several.length > 0 ? several.map(Number) : [0]
  const test: Record<Operator, () => boolean> = {
    is: isAny,
    isNot: () => !isAny(),
    contains,
    lacks: () => !contains(),
    filled: () => several.length > 0,
    empty: () => several.length === 0,
    atLeast: () => numbers.every((one) => one >= (amount ?? 0)),
    atMost: () => numbers.every((one) => one <= (amount ?? 0)),
    within: () => several.length > 0 && now - epochMs(value as string) <= (amount ?? 0) * hourMs,
    before: () => several.length > 0 && now - epochMs(value as string) > (amount ?? 0) * hourMs,
  }
  return test[operator]()
}

/** The condition that keeps a rule from firing (with `any`, the first); null if it fires. */
export function failing({ of, list }: Conditions, lead: LeadFacts, moment: Moment): Condition | null {
  if (list.length === 0) return null
  if (of === 'all') return list.find((one) => !holds(one, lead, moment)) ?? null
  return list.some((one) => holds(one, lead, moment)) ? null : list[0]!
}

/**
 * The condition that stops a run after some of its actions; null if the run continues. Fields still as its own actions set
 * them (`own`) are ignored.
 */
export function failingOnward(
  { of, list }: Conditions,
  lead: LeadFacts,
  moment: Moment,
  own: OwnEffects,
): Condition | null {
  const isOwn = ({ field }: Condition) => {
    const wanted = own.get(field)
    if (wanted === undefined) return false
    const value = lead[field as keyof LeadFacts]
    return (
      wanted === 'anything' || (Array.isArray(value) ? wanted.every((one) => value.includes(one)) : value === wanted[0])
    )
  }
  const open = list.filter((one) => !isOwn(one))
  if (of === 'any' && open.length < list.length) return null
  return failing({ of, list: open }, lead, moment)
}

/** Fields set by a run, with their values; `anything` for one that was set indirectly. */
export type OwnEffects = ReadonlyMap<ConditionField, readonly string[] | 'anything'>
