import { importHeadings } from './import-headings.ts'
import { type LeadFieldsWith, leadFieldsWith } from './lead-fields.ts'

/** Fields of a lead that can be imported, in the order in which the screen asks for them. */
export const importFields = leadFieldsWith({ imported: true })
export type ImportField = LeadFieldsWith<{ imported: true }>

/** Maximum rows of one imported file. */
export const maxImportRows = 200_000

/** How far a file is. */
export const importStates = ['checking', 'running', 'cancelled', 'done', 'reverting', 'reverted'] as const
export type ImportState = (typeof importStates)[number]

/** State of a row; `kept`: its lead stayed when the import was undone, because something had come to it since. */
export const importRowStates = ['ready', 'faulty', 'left_out', 'imported', 'reverted', 'kept'] as const
export type ImportRowState = (typeof importRowStates)[number]

/**
 * What a row shares with a lead or an earlier row: the email, or the phone and the name, which make it the same person; or a
 * phone alone, which many people share.
 */
export const matchKinds = ['email', 'phone', 'shared_phone'] as const
export type MatchKind = (typeof matchKinds)[number]

/** A word normalised for comparison: lower case, no accents, one space for anything other than letters and digits. */
export function foldWord(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
}

/** `preferredLanguage` is also headed "Preferred language". */
const namesOf = (field: ImportField): string[] =>
  [field, field.replace(/[A-Z]/g, ' $&'), ...importHeadings[field]].map(foldWord)
const fieldByHeading = new Map(importFields.flatMap((field) => namesOf(field).map((name) => [name, field] as const)))

/** `Budget (USD)`, `Phone 1` and `Email *` are headed like the same columns without the additions. */
const withoutAdditions = (heading: string) => foldWord(heading.split(/[([{（]/u, 1)[0] ?? '').replace(/ 1$/, '')

/** The field each heading of a file most likely means; null if none. Each field is used once. */
export function guessFields(headings: readonly string[]): (ImportField | null)[] {
  const used = new Set<ImportField>()
  return headings.map((heading) => {
    const meant = fieldByHeading.get(foldWord(heading)) ?? fieldByHeading.get(withoutAdditions(heading))
    if (meant === undefined || used.has(meant)) return null
    used.add(meant)
    return meant
  })
}
