import { hourMs } from '#domain/basics/instant.ts'
import { type LeadStatus, pipeline } from '#domain/leads/pipeline.ts'
import { whenOfficeIsOpen } from './office-hours.ts'
import { type Random, weighted } from './random.ts'

type Reached = Exclude<LeadStatus, 'new'>

/** A lead reaching a column, in epoch milliseconds. */
export type Move = { readonly at: number; readonly to: Reached }

/** How leads leave a column: share that stays forever, median hours until the others move, and where to. */
type Leaving = { readonly stays: number; readonly hours: number; readonly to: (random: Random) => Reached }

const leave = (stays: number, hours: number, to: Partial<Record<Reached, number>>): Leaving => ({
  stays,
  hours,
  to: weighted(Object.entries(to) as [Reached, number][]),
})

/** Time without a step after which a team gives a lead up: most idle leads are closed in the end. */
const giveUpMs = 21 * 24 * hourMs
const silenceMs = 60 * 24 * hourMs
const forgotten = 0.002

/** Of a hundred leads about nine convert; some are forgotten in every open column. */
const leaving: Partial<Record<LeadStatus, Leaving>> = {
  new: leave(0.01, 0.3, { contacted: 94, lost: 6 }),
  contacted: leave(0.05, 26, { responded: 54, no_response: 30, lost: 9, qualified: 7 }),
  no_response: leave(0.55, 290, { lost: 78, responded: 22 }),
  responded: leave(0.05, 30, { qualified: 50, no_response: 24, lost: 22, proposal: 4 }),
  qualified: leave(0.06, 60, { proposal: 62, lost: 26, no_response: 12 }),
  proposal: leave(0.06, 70, { negotiation: 48, converted: 14, lost: 38 }),
  negotiation: leave(0.06, 80, { converted: 66, lost: 34 }),
}

/** Leads that waited more than an hour for the first response respond less often. */
const leavingLate = leave(0.05, 30, { responded: 28, no_response: 55, lost: 14, qualified: 3 })

const maxMoves = 6

/** A lead's moves through the pipeline from arrival until now, in order. */
export function walkPipeline(random: Random, createdAt: number, now: number): Move[] {
  const moves: Move[] = []
  let at = createdAt
  let status: LeadStatus = 'new'
  while (moves.length < maxMoves) {
    const isLate: boolean = status === 'contacted' && at - createdAt > hourMs
    const way: Leaving | undefined = isLate ? leavingLate : leaving[status]
    if (!way || random.chance(way.stays)) break
    at = whenOfficeIsOpen(random, Math.floor(at + random.around(way.hours, 1) * hourMs))
    if (at >= now) break
    status = way.to(random)
    moves.push({ at, to: status })
  }
  const givenUp = whenOfficeIsOpen(random, at + (status === 'no_response' ? silenceMs : giveUpMs))
  const isWaiting = !pipeline[status].closed
  if (isWaiting && givenUp < now && moves.length < maxMoves - 1 && !random.chance(forgotten))
    moves.push({ at: givenUp, to: 'lost' })
  return moves
}
