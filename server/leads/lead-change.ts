import { invalidFields } from '#contract/errors.ts'
import { personKeys } from '#domain/addresses/person-keys.ts'
import { besideNumber } from '#domain/addresses/typed-phone.ts'
import { minuteMs } from '#domain/basics/instant.ts'
import { clockAfterMove } from '#domain/leads/answer-clock.ts'
import type { ScoredFields } from '#domain/leads/lead-score.ts'
import { lostReasonOf } from '#domain/leads/lost-reasons.ts'
import type { Priority } from '#domain/leads/options.ts'
import type { LeadStatus, StoredClock } from '#domain/leads/pipeline.ts'
import { undoMinutes } from '#domain/leads/quick-action.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, gt } from '#server/db/drizzle.ts'
import { readNumber } from '#server/db/phone-number.ts'
import { auditLog } from '#server/db/schema/staff.ts'
import { sortKeys } from './lead-row.ts'
import { type LeadChange, type StoredLead, toRow } from './lead-store.ts'

/** The effective change of a lead: only differing fields, phone numbers in stored form, and Lost with a reason. */
export const changeFrom = (before: StoredLead, wanted: LeadChange): LeadChange =>
  differing(before, withLostReason(before, withStoredPhone(before, wanted)))

/** The audit log entry of a change. */
export const auditOf = (before: StoredLead, change: LeadChange) => ({
  action: change.status ? 'lead.moved' : 'lead.edited',
  entity: 'lead',
  entityId: before.id,
  detail: {
    ...(change.status && { from: before.status, to: change.status, clock: clockOf(before) }),
    ...(change.assignedTo !== undefined && { assigned: { from: before.assignedTo, to: change.assignedTo } }),
    fields: Object.keys(change),
    ...(change.lostReason && { lostReason: change.lostReason }),
  },
})

const clockOf = ({ clockSince, clockEvent, clockStage }: StoredLead) => ({
  clockSince: clockSince?.toISOString() ?? null,
  clockEvent,
  clockStage,
})
type Moved = { readonly from: string; readonly to: string; readonly clock?: ReturnType<typeof clockOf> }

/**
 * The clock before the move that a move to `to` undoes: the last of the past `undoMinutes` that is not undone yet, if it
 * came from there and neither side has written since. Nothing for any other move.
 */
export async function clockBeforeUndoneMove(
  tx: Sql,
  lead: StoredLead,
  to: string,
): Promise<Partial<StoredClock<Date>>> {
  const moves = await tx
    .select({ at: auditLog.at, detail: auditLog.detail })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entityId, lead.id),
        eq(auditLog.action, 'lead.moved'),
        gt(auditLog.at, new Date(Date.now() - undoMinutes * minuteMs)),
      ),
    )
    .orderBy(auditLog.at, auditLog.id)
  const standing: (Moved & { readonly at: Date })[] = []
  for (const { at, detail } of moves) {
    const move = { at, ...(detail as Moved) }
    const before = standing.at(-1)
    if (before?.from === move.to && before.to === move.from) standing.pop()
    else standing.push(move)
  }
  const undone = standing.at(-1)
  if (undone?.from !== to || undone.to !== lead.status || !undone.clock) return {}
  if ([lead.lastReplyAt, lead.lastReturnedAt].some((at) => at && at > undone.at)) return {}
  const { clockSince } = undone.clock
  return { ...undone.clock, clockSince: clockSince === null ? null : new Date(clockSince) }
}

/** Only fields that differ, so that saving an untouched form changes nothing. */
function differing(before: StoredLead, change: LeadChange): LeadChange {
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
  return Object.fromEntries(
    Object.entries(change).filter(([field, value]) => !same(before[field as keyof StoredLead], value)),
  )
}

/**
 * A changed phone number in stored form, extra text in the notes, and its country if none is known; an unchanged one is
 * not parsed again.
 */
function withStoredPhone(before: StoredLead, change: LeadChange): LeadChange {
  if (change.phone === undefined || change.phone === before.phone) return change
  const reading = readNumber(change.phone, change.country ?? before.country)
  if ('problem' in reading) throw invalidFields({ phone: reading.problem })
  const { phone } = reading
  const isOfNowhere = before.country === null && change.country === undefined && reading.country !== null
  const beside = besideNumber(reading)
  const notes = change.notes === undefined ? before.notes : change.notes
  return {
    ...change,
    phone,
    ...(isOfNowhere && { country: reading.country }),
    ...(beside !== null && { notes: [notes, beside].filter(Boolean).join('\n') }),
  }
}

/** The lost reason: required for a lead in Lost, none otherwise. */
function withLostReason(before: StoredLead, change: LeadChange): LeadChange {
  if (change.status === undefined && change.lostReason === undefined) return change
  const given = change.lostReason === undefined ? before.lostReason : change.lostReason
  return { ...change, lostReason: lostReasonOf((change.status ?? before.status) as LeadStatus, given) }
}

/** Adds derived fields: keys, sort keys, and the update time and clock of a status change. */
export function withDerived(before: StoredLead, change: LeadChange): LeadChange {
  const after = { ...before, ...change }
  const now = new Date()
  return {
    ...change,
    ...personKeys(after.email, after.phone),
    ...sortKeys(after as ScoredFields & { priority: Priority }),
    ...(change.status !== undefined && {
      updatedAt: now,
      ...clockAfterMove(toRow(before), change.status as LeadStatus, now),
    }),
  }
}
