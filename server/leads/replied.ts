import { clockAfterReply } from '#domain/leads/answer-clock.ts'
import type { ScoredFields } from '#domain/leads/lead-score.ts'
import type { Priority } from '#domain/leads/options.ts'
import { defaultLeadStatus, stageOfReply } from '#domain/leads/pipeline.ts'
import { sortKeys } from './lead-row.ts'
import type { LeadChange, StoredLead } from './lead-store.ts'

/** Effects of a reply on the lead: a new one becomes contacted, and its clock restarts. */
export function replied(lead: StoredLead, now: Date): LeadChange {
  const isNew = lead.status === defaultLeadStatus
  const moved = { ...lead, status: stageOfReply } as StoredLead & ScoredFields & { priority: Priority }
  return {
    lastContactDate: now,
    lastReplyAt: now,
    ...(!lead.firstReplyAt && { firstReplyAt: now }),
    ...clockAfterReply(now),
    ...(isNew && { status: stageOfReply, ...sortKeys(moved) }),
  }
}
