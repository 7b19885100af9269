import type { StaffWords } from '#web/words/staff/en.ts'

type Words = StaffWords['audit']

const named = (texts: Readonly<Record<string, string>>, code: string) =>
  Object.hasOwn(texts, code) ? texts[code] : undefined

/** The action in words; the raw code where a later version wrote it. */
export const actionText = (action: string, words: Words): string => named(words.actions, action) ?? action

/** The kind of record, in words. */
export const entityText = (entity: string, words: Words): string => named(words.entities, entity) ?? entity

/** A logged value as text: names and codes only. */
export const detailText = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value)
