import { clockAfterMessage, clockAfterReply } from '#domain/leads/answer-clock.ts'
import type { ScoredFields } from '#domain/leads/lead-score.ts'
import type { Priority } from '#domain/leads/options.ts'
import { defaultLeadStatus, stageOfReply } from '#domain/leads/pipeline.ts'
import { audit, type By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { isActive } from '#server/db/teammate.ts'
import { sortKeys } from './lead-row.ts'
import { type LeadChange, type StoredLead, toRow } from './lead-store.ts'

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

/** Assigns a lead that no active teammate has to the one who replies to it; nothing where a program replies. */
export async function claimedBy(tx: Sql, lead: StoredLead, by: By): Promise<LeadChange> {
  const { username } = by.actor
  if ((await isActive(tx, lead.assignedTo)) || !(await isActive(tx, username))) return {}
  await audit(tx, by, { action: 'lead.claimed', entity: 'lead', entityId: lead.id })
  return { assignedTo: username }
}

type Kind = { readonly isReply: boolean; readonly byVisitor: boolean }

/** Effects on the lead of an interaction that a teammate logs: our reply, the lead's message, or neither. */
export async function changeBy(tx: Sql, lead: StoredLead, kind: Kind, by: By, now: Date): Promise<LeadChange> {
  return {
    updatedAt: now,
    ...(kind.isReply && { ...replied(lead, now), ...(await claimedBy(tx, lead, by)) }),
    ...(kind.byVisitor && {
      returnedCount: lead.returnedCount + 1,
      lastReturnedAt: now,
      ...clockAfterMessage(toRow(lead), now),
    }),
  }
}
