import { hourMs, minuteMs } from '#domain/basics/instant.ts'
import { arrivalClock, clockAfterMessage, clockAfterMove, clockAfterReply } from '#domain/leads/answer-clock.ts'
import { furtherSubject } from '#domain/leads/further-message.ts'
import { type LeadStatus, pipeline, type StoredClock } from '#domain/leads/pipeline.ts'
import { isReply as isReplyOf } from '#domain/leads/quick-action.ts'
import type { leadStageChanges } from '#server/db/schema/analytics.ts'
import type { leadInteractions } from '#server/db/schema/leads.ts'
import { whenOfficeIsOpen } from './office-hours.ts'
import { type Move, walkPipeline } from './pipeline-walk.ts'
import type { Random } from './random.ts'
import type { Entry } from './staff/entry.ts'
import { staffBook, type Teammate } from './staff/team.ts'

type Clock = StoredClock<Date>
/** Without its id, which the database assigns. */
export type StageChangeRow = Omit<typeof leadStageChanges.$inferSelect, 'id' | 'mergeId'>
export type InteractionRow = Omit<typeof leadInteractions.$inferSelect, 'requestId'>

/** Events of a lead up to now; times in epoch ms. */
export type History = {
  readonly status: LeadStatus
  /** Oldest first, at most six. */
  readonly interactions: readonly InteractionRow[]
  /** All moves, oldest first. */
  readonly stageChanges: readonly StageChangeRow[]
  readonly updatedAt: number
  readonly firstReplyAt: number | null
  readonly lastReplyAt: number | null
  readonly returnedAt: number | null
  readonly clock: Clock
  /** Number of changes of the row. */
  readonly changes: number
}

type NewLead = {
  readonly id: string
  readonly createdAt: number
  readonly now: number
  readonly teammate: Teammate
  /** A returning visitor's message. */
  readonly writeAgain: () => string
}

export const maxInteractions = 6

/** Share of moves into a column with a teammate's note. */
const noted: Partial<Record<LeadStatus, number>> = {
  contacted: 0.95,
  responded: 0.9,
  no_response: 0.6,
  qualified: 0.8,
  proposal: 0.85,
  negotiation: 0.9,
  converted: 0.8,
  lost: 0.6,
}

/** Interactions of teammates and the visitor since arrival, consistent with the current column. */
export function historyOf(random: Random, lead: NewLead): History {
  const moves = walkPipeline(random, lead.createdAt, lead.now)
  const book = staffBook(lead.teammate)
  const rows: InteractionRow[] = []
  for (const { at, to } of moves) {
    const entries = book.onReaching[to] ?? []
    // A lead moves on after a reply, and an open one was last contacted by its teammate.
    const replies = to === 'contacted' || at === moves.at(-1)?.at ? entries.filter((entry) => isReplyOf(entry)) : []
    if (replies.length > 0) rows.push(staffRow(random, lead, random.pick(replies), at))
    else if (entries.length > 0 && random.chance(noted[to] ?? 0))
      rows.push(staffRow(random, lead, random.pick(entries), at))
  }
  moves.forEach(({ at, to }, index) => {
    if (pipeline[to].closed || rows.length >= maxInteractions || !random.chance(0.12)) return
    const between = whenOfficeIsOpen(random, Math.floor(at + random.around(18, 0.8) * hourMs))
    const until = moves[index + 1]?.at ?? lead.now
    if (between < until) rows.push(staffRow(random, lead, random.pick(book.between), between))
  })
  const returnedAt = rows.length < maxInteractions ? comesBack(random, lead) : null
  if (returnedAt !== null) rows.push(visitorRow(random, lead, returnedAt))
  rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())

  const replies = rows.filter(isReply)
  return {
    status: moves.at(-1)?.to ?? 'new',
    interactions: rows,
    stageChanges: changesOf(lead, moves),
    updatedAt: Math.max(lead.createdAt, moves.at(-1)?.at ?? 0, rows.at(-1)?.createdAt.getTime() ?? 0),
    firstReplyAt: replies[0]?.createdAt.getTime() ?? null,
    lastReplyAt: replies.at(-1)?.createdAt.getTime() ?? null,
    returnedAt,
    clock: clockOf(lead, moves, rows),
    changes: moves.length + rows.length,
  }
}

function changesOf({ id, teammate }: NewLead, moves: readonly Move[]): StageChangeRow[] {
  return moves.map(({ at, to }, n) => ({
    leadId: id,
    fromStage: moves[n - 1]?.to ?? 'new',
    toStage: to,
    at: new Date(at),
    owner: teammate.name,
  }))
}

/** The response clock that results from moves, replies and the visitor's messages. */
function clockOf({ createdAt }: NewLead, moves: readonly Move[], rows: readonly InteractionRow[]): Clock {
  let lead: Clock & { status: LeadStatus; createdAt: number } = { status: 'new', createdAt, ...arrivalClock }
  const events = [
    ...moves.map(({ at, to }) => ({ at: new Date(at), to })),
    ...rows.map((row) => ({ at: row.createdAt, row })),
  ]
  for (const event of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const { at } = event
    if ('to' in event) lead = { ...lead, ...clockAfterMove(lead, event.to, at), status: event.to }
    else if (isReply(event.row)) lead = { ...lead, ...clockAfterReply(at) }
    else if (event.row.createdBy === visitor) lead = { ...lead, ...clockAfterMessage(lead, at) }
  }
  const { clockSince, clockEvent, clockStage } = lead
  return { clockSince, clockEvent, clockStage }
}

/** One in twenty writes again, mostly within two weeks. */
function comesBack(random: Random, { createdAt, now }: NewLead): number | null {
  if (!random.chance(0.05)) return null
  const at = Math.floor(createdAt + random.around(6 * 24, 1) * hourMs)
  return at < now ? at : null
}

const visitor = 'Visitor'

const isReply = (row: InteractionRow) =>
  row.createdBy !== visitor && isReplyOf({ ...row, type: row.type as Entry['type'] })

function visitorRow(random: Random, { id, writeAgain }: NewLead, at: number): InteractionRow {
  return {
    id: random.id(at),
    leadId: id,
    type: 'note',
    subject: furtherSubject,
    content: writeAgain(),
    outcome: null,
    duration: null,
    scheduledFor: null,
    completedAt: null,
    createdBy: visitor,
    byVisitor: true,
    createdAt: new Date(at),
    undo: null,
  }
}

const halfHour = 30 * minuteMs

/** Teammates record past events: a meeting began at the last half hour that leaves time for its length. */
function staffRow(random: Random, { id, teammate }: NewLead, entry: Entry, at: number): InteractionRow {
  const duration = entry.minutes ? random.whole(...entry.minutes) : null
  const began = Math.floor((at - (duration ?? 0) * minuteMs) / halfHour) * halfHour
  return {
    id: random.id(at),
    leadId: id,
    type: entry.type,
    subject: entry.subject ?? null,
    content: entry.content,
    outcome: entry.outcome ?? null,
    duration,
    scheduledFor: entry.type === 'meeting' ? new Date(began) : null,
    completedAt: entry.type === 'note' ? null : new Date(at),
    createdBy: teammate.name,
    byVisitor: false,
    createdAt: new Date(at),
    undo: null,
  }
}
