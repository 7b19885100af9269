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
