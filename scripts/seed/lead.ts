import { personKeys } from '#domain/addresses/person-keys.ts'
import { withoutValues } from '#domain/leads/lead-fields.ts'
import { leadScoreBase } from '#domain/leads/lead-score.ts'
import type { NamedLostReason } from '#domain/leads/lost-reasons.ts'
import { priorityWeight } from '#domain/leads/options.ts'
import type { leads } from '#server/db/schema/leads.ts'
import { type ConsentRow, consentsOf } from './consents.ts'
import { handlingOf } from './handling.ts'
import { historyOf, type InteractionRow, type StageChangeRow } from './history.ts'
import { type Random, weighted } from './random.ts'
import type { Seen } from './seen.ts'
import { teammateFor } from './staff/team.ts'
import { type VisitRow, visitOf } from './visit.ts'
import { makeVisitor, writeAgain } from './visitor.ts'

export type LeadRow = Omit<typeof leads.$inferSelect, 'searchText' | 'columnAt' | 'requestId'>

/** A lead with all rows that refer to it. */
export type LeadFile = {
  readonly lead: LeadRow
  readonly interactions: readonly InteractionRow[]
  readonly consents: readonly ConsentRow[]
  readonly stageChanges: readonly StageChangeRow[]
  readonly visit: VisitRow
}

/** Makes the lead that arrived at `createdAt`, in its state at `now` (epoch milliseconds). */
export function makeLead(random: Random, seen: Seen, createdAt: number, now: number): LeadFile {
  const visitor = makeVisitor(random, seen)
  const teammate = teammateFor(random, visitor.language)
  const id = random.id(createdAt)
  const history = historyOf(random, {
    id,
    createdAt,
    now,
    teammate,
    writeAgain: () => writeAgain(random, visitor),
  })
  const handling = handlingOf(random, visitor, history, teammate)
  const lead: LeadRow = {
    ...withoutValues,
    id,
    ...visitor,
    ...handling,
    ...history.clock,
    status: history.status,
    lostReason: history.status === 'lost' ? reasonOf(random) : null,
    createdAt: new Date(createdAt),
    updatedAt: new Date(history.updatedAt),
    version: 1 + history.changes,
    scoreBase: leadScoreBase({ ...visitor, status: history.status }),
    priorityRank: priorityWeight[handling.priority],
    lastContactDate: momentOrNull(history.lastReplyAt),
    firstReplyAt: momentOrNull(history.firstReplyAt),
    lastReplyAt: momentOrNull(history.lastReplyAt),
    returnedCount: history.returnedAt === null ? 0 : 1,
    lastReturnedAt: momentOrNull(history.returnedAt),
    ownFollowUpDate: null,
    deletedAt: null,
    deletedBy: null,
    ...personKeys(visitor.email, visitor.phone),
  }
  return {
    lead,
    interactions: history.interactions,
    consents: consentsOf(random, lead, now),
    stageChanges: history.stageChanges,
    visit: visitOf(random, lead),
  }
}

/** Most are lost over the price or silence; some without a reason. */
const reasonOf = weighted<NamedLostReason>([
  ['too_expensive', 24],
  ['no_answer', 28],
  ['not_interested', 18],
  ['competitor', 10],
  ['no_trust', 8],
  ['wrong_details', 5],
  ['not_eligible', 2],
  ['other', 3],
  ['not_given', 2],
])

const momentOrNull = (ms: number | null) => (ms === null ? null : new Date(ms))
