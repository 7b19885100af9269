import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockAfterMove } from '#domain/leads/answer-clock.ts'
import { type LeadStatus, leadStatuses } from '#domain/leads/pipeline.ts'
import { boardOf, leadOf, minutesPastNoon } from '../leads.fixture.ts'
import { applyBoard } from './board-answers.ts'
import { addArrival, seeArrival, unannounced } from './board-arrivals.ts'
import { settleEdit, settleMove, startMove, undoMove } from './board-moves.ts'
import { type BoardState, emptyBoard } from './board-state.ts'
import { idsInColumn, viewBoard } from './column-view.ts'

const leads = [leadOf('a', 'new', 1, { estimatedValue: 5000 }), leadOf('b', 'new', 2), leadOf('c', 'proposal', 3)]
const opened = () => applyBoard(emptyBoard({}, 'ana'), boardOf(leads), 1)
const at = minutesPastNoon(30)
const column = (state: BoardState, status: LeadStatus) => {
  const { count, value, ...view } = viewBoard(state, 0)[status]
  return { ids: idsInColumn({ count, value, ...view }), count, value }
}

describe('a move', () => {
  it('shows at once, after the cards that are due before it, with counts and sums', () => {
    const state = startMove(opened(), 'a', 'proposal', at)
    expect(column(state, 'new')).toEqual({ ids: ['b'], count: 1, value: 1000 })
    expect(column(state, 'proposal')).toEqual({ ids: ['c', 'a'], count: 2, value: 6000 })
  })

  it('to the own column does nothing', () => {
    const state = opened()
    expect(startMove(state, 'a', 'new', at)).toBe(state)
  })

  it('of an absent lead does nothing', () => {
    const state = opened()
    expect(startMove(state, 'nobody', 'lost', at)).toBe(state)
  })

  it('that failed restores everything', () => {
    fc.assert(
      fc.property(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...leadStatuses), (id, to) => {
        const state = opened()
        expect(viewBoard(undoMove(startMove(state, id, to, at), id), 0)).toEqual(viewBoard(state, 0))
      }),
    )
  })

  it('that is confirmed looks the same as before', () => {
    const moving = startMove(opened(), 'a', 'proposal', at)
    const { lead } = opened().leads.get('a')!
    const clock = clockAfterMove(lead, 'proposal', at)
    const row = { ...lead, ...clock, status: 'proposal' as const, updatedAt: at, version: 2 }
    const settled = settleMove(moving, row, 2)
    expect(settled.moves.size).toBe(0)
    for (const status of leadStatuses) expect(column(settled, status)).toEqual(column(moving, status))
  })

  it('changed before the response ends at the last target', () => {
    const twice = startMove(startMove(opened(), 'a', 'contacted', at), 'a', 'lost', at)
    expect(column(twice, 'lost').ids).toEqual(['a'])
    const half = settleMove(twice, leadOf('a', 'contacted', 30, { version: 2, estimatedValue: 5000 }), 2)
    expect(column(half, 'lost')).toEqual({ ids: ['a'], count: 1, value: 5000 })
    expect(column(half, 'contacted').count).toBe(0)
    const whole = settleMove(half, leadOf('a', 'lost', 31, { version: 3, estimatedValue: 5000 }), 3)
    expect(whole.moves.size).toBe(0)
    expect(column(whole, 'lost').count).toBe(1)
  })

  it('never distorts a count or sum: after any moves all columns add up', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...leadStatuses)), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(moves, (wishes) => {
        let state = opened()
        wishes.forEach(([id, to], i) => {
          state = startMove(state, id, to, at)
          const known = state.leads.get(id)!.lead
          const row = { ...known, status: to, version: known.version + 1, updatedAt: at }
          if (state.moves.has(id)) state = i % 3 === 0 ? undoMove(state, id) : settleMove(state, row, i + 2)
        })
        for (const status of leadStatuses) {
          const { ids, count, value } = column(state, status)
          expect(count).toBe(ids.length)
          expect(value).toBe(ids.reduce((sum, id) => sum + (state.leads.get(id)!.lead.estimatedValue ?? 0), 0))
        }
      }),
    )
  })
})

it('an edit of value and status moves count and sum with it', () => {
  const before = leads[0]!
  const row = { ...before, status: 'lost' as const, estimatedValue: 7000, version: 2 }
  const state = settleEdit(opened(), before, row, 2)
  expect(column(state, 'new')).toEqual({ ids: ['b'], count: 1, value: 1000 })
  expect(column(state, 'lost')).toEqual({ ids: ['a'], count: 1, value: 7000 })
})

describe('an arrival', () => {
  const fresh = leadOf('z', 'new', 45)

  it('is on top of "new", newest first, until it is opened', () => {
    const state = addArrival(addArrival(opened(), fresh, 2), leadOf('y', 'new', 46), 3)
    expect(viewBoard(state, 0).new.arrived.map(({ id }) => id)).toEqual(['y', 'z'])
    const seen = seeArrival(state, 'z')
    expect(viewBoard(seen, 0).new.arrived.map(({ id }) => id)).toEqual(['y'])
    expect(viewBoard(seen, 0).new.cards.map(({ id }) => id)).toEqual(['a', 'b', 'z'])
  })

  it('reported twice is one', () => {
    expect(addArrival(addArrival(opened(), fresh, 2), fresh, 3).arrivals).toEqual(['z'])
  })

  it('that was moved is no longer news, also after the move failed', () => {
    const state = undoMove(startMove(addArrival(opened(), fresh, 2), 'z', 'lost', at), 'z')
    expect(state.arrivals).toEqual([])
  })

  it('that a teammate has already moved is not new', () => {
    expect(addArrival(opened(), leadOf('z', 'contacted', 45), 2).arrivals).toEqual([])
  })

  it('missed while away is found among the newest, oldest first', () => {
    const newest = [leadOf('y', 'new', 46), fresh, leadOf('a', 'new', 1)]
    expect(unannounced(newest, minutesPastNoon(10), new Set()).map(({ id }) => id)).toEqual(['z', 'y'])
    expect(unannounced(newest, minutesPastNoon(10), new Set(['z'])).map(({ id }) => id)).toEqual(['y'])
  })
})
