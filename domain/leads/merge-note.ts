import { limits } from '#domain/basics/text.ts'
import { type LeadFieldsWith, leadFieldsWith } from './lead-fields.ts'

/** Single-line fields a merge may drop, in the order of its note; name and addresses first. */
const said = ['name', 'email', 'phone', 'message', 'notes'] as const
const keptOfOthers = ['platform', 'createdAt', 'lostReason'] as const
export type UnkeptField =
  | Exclude<LeadFieldsWith<{ merge: 'chosen' }>, (typeof said)[number]>
  | 'tags'
  | (typeof keptOfOthers)[number]

export const unkeptFields: readonly UnkeptField[] = [
  ...leadFieldsWith({ merge: 'chosen' }).filter((field) => !(said as readonly string[]).includes(field)),
  'tags',
  ...keptOfOthers,
] as UnkeptField[]

type Merged = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly tags: readonly string[]
} & {
  readonly [field in Exclude<UnkeptField, 'tags'> | 'message' | 'notes']: Date | number | string | null
}

const mark = '•'

/**
 * The values a merge drops from a lead, as the survivor's history shows them: name, message, and a line `• field:
 * value` for each other value.
 */
export function mergeNote(lead: Merged, stays: Merged): string {
  const texts = (['message', 'notes'] as const).flatMap((field) => (lead[field] === stays[field] ? [] : [lead[field]]))
  const values = unkeptFields.flatMap((field) => {
    const value =
      field === 'tags' ? lead.tags.filter((tag) => !stays.tags.includes(tag)).join(', ') : asText(lead[field])
    const isKept = field !== 'tags' && asText(stays[field]) === value
    return isKept || value === '' ? [] : [`${mark} ${field}: ${value}`]
  })
  return [`${lead.name} · ${lead.email} · ${lead.phone}`, ...texts.filter(Boolean), ...values].join('\n')
}

const asText = (value: Date | number | string | null): string =>
  value instanceof Date ? value.toISOString() : value === null || value === 0 ? '' : String(value)

/** The lines of such a note: a field with its value, or a text. */
export const linesOfMergeNote = (
  note: string,
): readonly ({ readonly field: UnkeptField; readonly value: string } | { readonly text: string })[] =>
  note.split('\n').map((line) => {
    const [, name, value] = /^• (\w+): (.*)$/u.exec(line) ?? []
    const field = unkeptFields.find((one) => one === name)
    return field && value !== undefined ? { field, value } : { text: line }
  })

/** Tags that a merge keeps; the rest are in its note. */
export const gatheredTags = (tags: readonly (readonly string[])[]): string[] =>
  [...new Set(tags.flat())].slice(0, limits.tags)
