import { type LeadFieldsWith, leadFields, leadFieldsWith } from '#domain/leads/lead-fields.ts'

/** Fields of a lead that can be imported, in the order in which the screen asks for them. */
export const importFields = leadFieldsWith({ imported: true })
export type ImportField = LeadFieldsWith<{ imported: true }>

/** Cells of a row: its fields, and the text of columns that are no field, a line each under its heading, which joins the notes. */
export const importCells = [...importFields, 'unmatched'] as const
export type ImportCell = (typeof importCells)[number]

/** Fields of an existing lead that a file may change: those a teammate may edit, but not its source and message. */
export const updatableFields = importFields.filter((field) => leadFields[field].staff)

/** Maximum rows of one imported file. */
export const maxImportRows = 200_000

/** State of an import. */
export const importStates = ['checking', 'running', 'cancelled', 'done', 'reverting', 'reverted'] as const
export type ImportState = (typeof importStates)[number]

/**
 * State of a row; `updated`: it changed an existing lead; `kept`: undoing the import left its lead, in whole or in
 * part, because of later activity.
 */
export const importRowStates = ['ready', 'faulty', 'left_out', 'imported', 'updated', 'reverted', 'kept'] as const
export type ImportRowState = (typeof importRowStates)[number]

/**
 * Later activity that keeps a lead when an import or merge is undone: messages, account setups, payments, and
 * teammates' work.
 */
export const sinceKinds = ['messages', 'setups', 'notes', 'tasks', 'files', 'payments', 'edits', 'bulkEdits'] as const
export type SinceKind = (typeof sinceKinds)[number]

/**
 * What a row shares with a lead or an earlier row: email, or phone and name, which identify a person; or a phone alone,
 * which may be shared.
 */
export const matchKinds = ['email', 'phone', 'shared_phone'] as const
export type MatchKind = (typeof matchKinds)[number]
