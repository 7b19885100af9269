import type { Interaction } from '#contract/leads.ts'
import type { TimelineEntry } from '#contract/timeline.ts'

/** True if a visitor who is a lead already sent a form again. */
export const isFurtherForm = ({ byVisitor, subject }: Interaction): boolean => byVisitor && subject === 'returned'

/** The newest form that a lead sent after the first one; undefined if none is among these entries, newest first. */
export const newestForm = (entries: readonly TimelineEntry[] = []): Interaction | undefined =>
  entries.flatMap((entry) => (entry.kind === 'interaction' ? entry.interaction : [])).find(isFurtherForm)
