import { type LeadFieldsWith, leadFields, leadFieldsWith } from './lead-fields.ts'

/** Fields of a lead that can be imported, in the order in which the screen asks for them. */
export const importFields = leadFieldsWith({ imported: true })
export type ImportField = LeadFieldsWith<{ imported: true }>

/** Cells of a row: its fields, and the text of columns that are no field, a line each under its heading, which joins the notes. */
export const importCells = [...importFields, 'unmatched'] as const
export type ImportCell = (typeof importCells)[number]

/** Fields of a lead we have that a file may change: what a teammate may edit. How a lead came, and its message, stay. */
export const updatableFields = importFields.filter((field) => leadFields[field].staff)

/** Maximum rows of one imported file. */
export const maxImportRows = 200_000

/** How far a file is. */
export const importStates = ['checking', 'running', 'cancelled', 'done', 'reverting', 'reverted'] as const
export type ImportState = (typeof importStates)[number]

/**
 * State of a row; `updated`: it changed a lead that was there; `kept`: when the import was undone its lead stayed, in whole or in
 * part, because something had come to it since.
 */
export const importRowStates = ['ready', 'faulty', 'left_out', 'imported', 'updated', 'reverted', 'kept'] as const
export type ImportRowState = (typeof importRowStates)[number]

/**
 * What can come to a lead after the import or the merge that is to be undone: its person's messages, account setups and
 * payments, and what teammates did.
 */
export const sinceKinds = ['messages', 'setups', 'notes', 'tasks', 'files', 'payments', 'edits', 'bulkEdits'] as const
export type SinceKind = (typeof sinceKinds)[number]

/**
 * What a row shares with a lead or an earlier row: the email, or the phone and the name, which make it the same person; or a
 * phone alone, which many people share.
 */
export const matchKinds = ['email', 'phone', 'shared_phone'] as const
export type MatchKind = (typeof matchKinds)[number]

/**
 * A word normalised for comparison: lower case, no accents, nothing invisible, full-width letters as others, one space for
 * anything other than letters and digits.
 */
export function foldWord(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
}
