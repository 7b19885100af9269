import { type LeadFieldsMerged, leadFieldsMerged } from './lead-fields.ts'

/** What two leads may share that makes them look like one person. */
export const duplicateKinds = ['email', 'phone', 'name'] as const
export type DuplicateKind = (typeof duplicateKinds)[number]

/** Leads of which a merge is made, the one that stays included. */
export const mostMerged = 10

/** Fields that a merge takes from the one lead or another. */
export const mergedFields = leadFieldsMerged('chosen')
export type MergedField = LeadFieldsMerged<'chosen'>
