import type { AuditEntry } from '#contract/audit.ts'
import type { Format } from '#web/admin/parts/format.ts'
import type { StaffWords } from '#web/words/staff/en.ts'

type Words = Pick<StaffWords, 'audit' | 'leads' | 'setups' | 'people'>

const named = (texts: Readonly<Record<string, string>>, code: string) =>
  Object.hasOwn(texts, code) ? texts[code] : undefined

/** The action in words; the raw code where a later version wrote it. */
export const actionText = (action: string, { actions }: StaffWords['audit']): string => named(actions, action) ?? action

/** The kind of record, in words. */
export const entityText = (entity: string, { entities }: StaffWords['audit']): string =>
  named(entities, entity) ?? entity

/** A code as words: `newDeals`, `new_deals` and `new-deals` become `New deals`. */
const spaced = (code: string) => {
  const words = code.replace(/(?<=[a-z\d])(?=[A-Z])|[_-]/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `spaced`, of values that are surely codes; names, addresses and ids stay as they are. */
const isCode = (text: string) => /^[a-z]+(_[a-z]+)+$/.test(text)
const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isChange = (value: Record<string, unknown>): boolean => 'from' in value && 'to' in value

type Line = { readonly name: string; readonly value: string }

/** The details of an entry, a line a fact: "Stage: New → Contacted". What has no name here is spelled out. */
export function detailLines(
  { entity, detail }: Pick<AuditEntry, 'entity' | 'detail'>,
  words: Words,
  format: Format,
): Line[] {
  const { details, entities, nothing, fromTo } = words.audit
  const { fields, stages, conflict } = words.leads
  const values = {
    ...details,
    ...fields,
    ...words.people.roles,
    ...(entity === 'setup' ? words.setups.statuses : stages),
  }
  const label = (key: string) => named({ ...entities, ...fields, ...details }, key) ?? spaced(key)
  const text = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return nothing
    if (typeof value === 'boolean') return value ? conflict.yes : conflict.no
    if (typeof value === 'number') return String(value)
    if (Array.isArray(value)) return value.length === 0 ? nothing : format.joined(value.map(text))
    if (isObject(value) && isChange(value)) return fromTo(text(value.from), text(value.to))
    if (isObject(value)) return format.joined(Object.entries(value).map(([key, one]) => `${label(key)}: ${text(one)}`))
    const code = String(value)
    if (isMoment(code)) return format.dateTime(code)
    return named(values, code) ?? (isCode(code) ? spaced(code) : code)
  }
  const lines = (facts: Record<string, unknown>, named?: string): Line[] => {
    if (!isChange(facts)) {
      // What a group of facts does not have is not listed.
      const known = Object.entries(facts).filter(([, value]) => value !== null)
      return known.flatMap(([key, value]) =>
        isObject(value) ? lines(value, key) : [{ name: label(key), value: text(value) }],
      )
    }
    const { from, to, ...others } = facts
    const isOfMany = isObject(from) && isObject(to)
    const keys = isOfMany ? Object.keys(to).filter((key) => text(from[key]) !== text(to[key])) : []
    return [
      ...keys.map((key) => ({
        name: label(key),
        value: text({ from: (from as typeof facts)[key], to: (to as typeof facts)[key] }),
      })),
      ...(isOfMany ? [] : [{ name: label(named ?? 'change'), value: text({ from, to }) }]),
      ...lines(others),
    ]
  }
  return lines(detail)
}
