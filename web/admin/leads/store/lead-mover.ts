import { ApiError } from '#contract/errors.ts'
import type { Lead } from '#contract/leads.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import type { Lost } from '../lost/lost-question.ts'
import { applyLead, removeLead } from './board-answers.ts'
import { settleMove, startMove, undoMove } from './board-moves.ts'
import type { BoardServer } from './board-server.ts'
import type { BoardStore } from './board-store.ts'

export interface MoveNotices {
  /** `from`: the lead as it was before. */
  moved(lead: Lead, from: Lead): void
  failed(move: FailedMove): void
}

/** A move that was not made, with all that it takes to try it again. */
interface FailedMove {
  readonly id: string
  /** The restored card; null: the board does not show it. */
  readonly lead: Lead | null
  readonly to: LeadStatus
  /** Starting stage of a retry: the one shown to the person, else where the drag began. */
  readonly from: LeadStatus | undefined
  /** Its input. */
  readonly lost: Lost | undefined
  readonly error: unknown
}

/**
 * Moves leads optimistically. A move counts for the stage in which its lead was seen when it began: `from`, else where it
 * is shown now. If the server refuses, the card goes to where it is.
 */
export function leadMover(
  store: BoardStore,
  server: Pick<BoardServer, 'moveLead'>,
  now: () => number,
  notices: MoveNotices,
) {
  const underWay = new Set<string>()
  /** Why leads that are moved to Lost were lost. */
  const reasons = new Map<string, Lost>()
  /** The stages in which leads were seen when their moves began. */
  const seenIn = new Map<string, LeadStatus>()

  async function move(id: string, to: LeadStatus, lost?: Lost, from?: LeadStatus): Promise<void> {
    if (lost) reasons.set(id, lost)
    else reasons.delete(id)
    const stage = from ?? store.state.leads.get(id)?.lead.status
    if (stage && !underWay.has(id)) seenIn.set(id, stage)
    if (from !== undefined && !store.state.leads.has(id)) return moveUnshown(id, from, to, lost)
    store.update((state) => startMove(state, id, to, new Date(now()).toISOString()))
    if (underWay.has(id) || !store.state.moves.has(id)) return
    underWay.add(id)
    const endWrite = store.beginWrite()
    try {
      await send(id)
    } finally {
      underWay.delete(id)
      endWrite()
    }
  }

  /** A card that left the board while it was held, such as by a change that its filters hide: it is moved all the same. */
  async function moveUnshown(id: string, from: LeadStatus, to: LeadStatus, lost?: Lost): Promise<void> {
    const endWrite = store.beginWrite()
    try {
      const row = await server.moveLead(id, to, from, to === 'lost' ? lost : undefined)
      notices.moved(row, { ...row, status: from })
    } catch (error) {
      const current = currentOf(error, id)
      notices.failed({ id, lead: current, to, from: current?.status ?? from, lost, error })
    } finally {
      endWrite()
    }
  }

  async function send(id: string): Promise<void> {
    let row: Lead | undefined
    let from: Lead | undefined
    let move = store.state.moves.get(id)
    while (move) {
      const known = store.state.leads.get(id)
      if (!known) return
      from ??= known.lead
      const seq = store.nextSeq()
      try {
        row = await server.moveLead(id, move.to, seenIn.get(id) ?? known.lead.status, lostTo(known.lead, move.to))
      } catch (error) {
        giveUp(known.lead, error)
        return
      }
      const settled = row
      seenIn.set(id, settled.status)
      store.update((state) => settleMove(state, settled, seq))
      move = store.state.moves.get(id)
    }
    if (row && from) notices.moved(row, from)
  }

  const lostTo = (lead: Lead, to: LeadStatus) => (to === 'lost' ? reasons.get(lead.id) : undefined)

  function giveUp(lead: Lead, error: unknown) {
    const to = store.state.moves.get(lead.id)?.to ?? lead.status
    const current = currentOf(error, lead.id)
    const seq = store.nextSeq()
    store.update((state) => {
      const back = undoMove(state, lead.id)
      if (current) return applyLead(back, current, seq)
      return error instanceof ApiError && error.code === 'not_found' ? removeLead(back, lead.id, seq) : back
    })
    const from = current?.status ?? seenIn.get(lead.id)
    notices.failed({ id: lead.id, lead, to, from, lost: reasons.get(lead.id), error })
  }

  return { move }
}

/** The current row in a conflict response. */
export function currentOf(error: unknown, id: string): Lead | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null
  const current = error.current as Lead | undefined
  return current?.id === id ? current : null
}
