import { keptText } from './messenger-event.ts'

/** Reads JSON from outside, where anything may be missing or of another type: unexpected values count as empty. */
export type Fields = Readonly<Record<string, unknown>>
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
/** A shortened name or the like; null if empty. */
export const orNull = (text: string): string | null => (text.trim() === '' ? null : keptText(text.trim(), 300))

/** Fields that are for programs. */
const isTechnical = (name: string) =>
  /(?:^|_)(?:id|type|date|sha256|currency|status|token|payload|entities|url)$/.test(name) && name !== 'url'

/** The words of a kind of content that is not known, such as a question and its answers; at most fifty. */
export function wordsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  if (typeof value !== 'object' || value === null || depth > 6) return []
  const fields = Object.entries(value).filter(([name]) => !isTechnical(name))
  return fields.flatMap(([, one]) => wordsIn(one, depth + 1)).slice(0, 50)
}
