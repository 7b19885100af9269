import type { Interaction } from '#contract/leads.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { wordsOfLead } from '#domain/leads/further-message.ts'

/** A lead's newest words after the first form: from a further form, or logged by a teammate. Entries are newest first. */
export const newestWords = (entries: readonly TimelineEntry[] = []): Interaction | undefined =>
  entries
    .flatMap((entry) => (entry.kind === 'interaction' ? entry.interaction : []))
    .find((interaction) => wordsOfLead(interaction) !== null)
