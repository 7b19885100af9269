import { wallMinute } from '#domain/calendar-day.ts'
import { hoursIn } from '#domain/insight/local-time.ts'
import { epochMs, hourMs } from '#domain/instant.ts'
import { isLanguage, spokenLanguageOf } from '#domain/languages.ts'
import { type LeadFieldsWith, leadFields, leadFieldsWith } from '#domain/lead-fields.ts'

/** What conditions can ask beside the fields of a lead: the language to write in, the page variant, the hour where it lives. */
export const derivedFields = ['writesIn', 'variant', 'localHour'] as const
type DerivedField = (typeof derivedFields)[number]

/** Every field that staff see by its name, and what is derived. */
export type ConditionField = LeadFieldsWith<{ shown: true }> | DerivedField
export const conditionFields: readonly ConditionField[] = [...leadFieldsWith({ shown: true }), ...derivedFields]

const operatorsByKind = {
  text: ['contains', 'lacks', 'filled', 'empty'],
  code: ['is', 'isNot', 'filled', 'empty'],
  number: ['atLeast', 'atMost'],
  moment: ['within', 'before', 'filled', 'empty'],
} as const
export type ConditionKind = keyof typeof operatorsByKind
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
/** Lines of text of which a team has few different ones: they are picked, not searched. */
const pickedTexts: readonly ConditionField[] = ['assignedTo']

const isDerived = (field: ConditionField): field is DerivedField => Object.hasOwn(derivedKinds, field)

export function kindOfField(field: ConditionField): ConditionKind {
  if (isDerived(field)) return derivedKinds[field]
  return pickedTexts.includes(field) ? 'code' : kinds[leadFields[field].kind]
}

/** The operators that a field takes, the usual one first; what is never empty is not asked for that. */
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

/** What a rule asks of a lead; without any it holds for every lead. */
export type Conditions = { readonly of: 'all' | 'any'; readonly list: readonly Condition[] }

/** Whether a condition says what it needs: an operator of its field, and values or an amount. */
export function isComplete({ field, operator, values, amount }: Condition): boolean {
  if (!operatorsOf(field).includes(operator)) return false
  if (operator === 'filled' || operator === 'empty') return true
  const kind = kindOfField(field)
  return kind === 'text' || kind === 'code' ? values.length > 0 : amount !== null
}

/** Whether any of the conditions asks for a field. */
export const asksFor = ({ list }: Conditions, field: ConditionField): boolean => list.some((one) => one.field === field)

/** A lead as conditions read it: its fields and the variant of its first visit. */
export type LeadFacts = { readonly [F in Exclude<ConditionField, 'writesIn' | 'localHour'>]?: unknown } & {
  readonly language?: unknown
}

/** When a condition is read: `now`, epoch milliseconds, and the team's time zone for leads whose own is not known. */
export type Moment = { readonly now: number; readonly teamZone: string }

/** The hours at the lead's place, one for each time zone of its country; that of the team where none is known. */
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

/** Whether a lead meets a condition at a moment. */
export function holds({ field, operator, values, amount }: Condition, lead: LeadFacts, moment: Moment): boolean {
  const { now } = moment
  const value = readField(field, lead, moment)
  const several = Array.isArray(value) ? value : value === null || value === '' ? [] : [value]
  const isAny = () => several.some((one) => values.some((wanted) => folded(one) === folded(wanted)))
  const contains = () => values.some((part) => folded(value ?? '').includes(folded(part)))
  // A country with several time zones has several hours: each of them counts. What is not known counts as 0.
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

/** The condition for which a rule does not fire; null where it does. Of `any`, the first. */
export function failing({ of, list }: Conditions, lead: LeadFacts, moment: Moment): Condition | null {
  if (list.length === 0) return null
  if (of === 'all') return list.find((one) => !holds(one, lead, moment)) ?? null
  return list.some((one) => holds(one, lead, moment)) ? null : list[0]!
}

/**
 * The condition for which a run that has done some of its actions does not go on; null where it does. A field that still is as
 * its own actions made it (`own`) says nothing against it.
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

/** Fields that a run has set, with their values; `anything` for one that follows from others. */
export type OwnEffects = ReadonlyMap<ConditionField, readonly string[] | 'anything'>
