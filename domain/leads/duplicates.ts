import { type LeadFieldsWith, leadFieldsWith } from './lead-fields.ts'

/** Keys that two leads may share if they are the same person. */
export const duplicateKinds = ['email', 'phone', 'name'] as const
export type DuplicateKind = (typeof duplicateKinds)[number]

/** Maximum leads of a merge, the surviving one included. */
export const maxMerged = 10

/** Fields a merge takes from one of the leads. */
export const mergedFields = leadFieldsWith({ merge: 'chosen' })
export type MergedField = LeadFieldsWith<{ merge: 'chosen' }>
