import { keptText } from './heard.ts'

/** Readers of JSON from outside, which may hold anything anywhere: what is not as expected counts as empty. */
export type Fields = Readonly<Record<string, unknown>>
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
/** A name or the like, shortened; null where it says nothing. */
export const orNull = (text: string): string | null => (text.trim() === '' ? null : keptText(text.trim(), 300))
