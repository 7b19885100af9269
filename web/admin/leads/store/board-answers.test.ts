import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Lead } from '#contract/leads.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { boardOf, leadOf, noon, pageOf } from '../leads.fixture.ts'
import { applyBoard, applyLead, applyPage, maxRecent, removeLead, replaceBoard, verifyPage } from './board-answers.ts'
import { addArrival } from './board-arrivals.ts'
import { type BoardState, emptyBoard } from './board-state.ts'
import { idsInColumn, viewBoard } from './column-view.ts'

const opened = (leads: Parameters<typeof boardOf>[0], limit = 30): BoardState =>
  applyBoard(emptyBoard({}, 'ana'), boardOf(leads, limit), 1)
const ids = (state: BoardState, status: (typeof leadStatuses)[number] = 'new') =>
  idsInColumn(viewBoard(state, 0)[status])

describe('a board answer', () => {
  it('shows each column in order: oldest update first, closed columns newest first', () => {
    const leads = [leadOf('b', 'new', 5), leadOf('a', 'new', 1), leadOf('c', 'lost', 1), leadOf('d', 'lost', 9)]
    const state = opened(leads)
    expect(ids(state)).toEqual(['a', 'b'])
    expect(ids(state, 'lost')).toEqual(['d', 'c'])
  })

  it('without news changes nothing, so nothing is redrawn', () => {
    const leads = [leadOf('a'), leadOf('b', 'proposal', 3)]
    const state = opened(leads)
    const again = applyBoard(state, structuredClone(boardOf(leads)), 2)
    expect(again).toBe(state)
    const view = viewBoard(state, 0)
    expect(viewBoard({ ...again }, 0, view)).toBe(view)
  })

  it('marks columns that contain only the newest matches', () => {
    const board = boardOf([leadOf('a')])
    const cut = {
      ...board,
      columns: board.columns.map((column) => ({ ...column, newestOnly: column.status === 'lost' })),
    }
    const before = opened([leadOf('a')])
    const state = applyBoard(before, cut, 2)
    expect(state).not.toBe(before)
    expect([viewBoard(state, 0).new.newestOnly, viewBoard(state, 0).lost.newestOnly]).toEqual([false, true])
    const all = applyBoard(state, board, 3)
    expect(viewBoard(all, 0, viewBoard(state, 0)).lost.newestOnly).toBe(false)
  })

  it('drops a card that has moved and one that was deleted elsewhere', () => {
    const state = applyBoard(opened([leadOf('a'), leadOf('b', 'new', 1)]), boardOf([leadOf('b', 'new', 1)]), 2)
    expect(ids(state)).toEqual(['b'])
    expect(viewBoard(state, 0).new.count).toBe(1)
  })

  it('follows a lead to its new column, wherever that is', () => {
    for (const [from, to] of [
      ['new', 'lost'],
      ['lost', 'new'],
    ] as const) {
      const moved = leadOf('a', to, 9, { version: 2 })
      const state = applyBoard(opened([leadOf('a', from)]), boardOf([moved]), 2)
      expect(ids(state, from)).toEqual([])
      expect(ids(state, to)).toEqual(['a'])
    }
  })

  it('keeps what was learned after the request', () => {
    const before = opened([leadOf('a')])
    const newer = applyLead(before, leadOf('a', 'contacted', 5, { version: 2 }), 3)
    const late = applyBoard(newer, boardOf([leadOf('a')]), 2)
    expect(ids(late)).toEqual([])
    expect(ids(late, 'contacted')).toEqual(['a'])
  })

  it('does not restore a lead deleted after the request', () => {
    const without = removeLead(opened([leadOf('a')]), 'a', 3)
    expect(ids(applyBoard(without, boardOf([leadOf('a')]), 2))).toEqual([])
    expect(ids(applyBoard(without, boardOf([leadOf('a')]), 4))).toEqual(['a'])
  })
})

describe('further pages', () => {
  const many = Array.from({ length: 7 }, (_, i) => leadOf(`l${i}`, 'new', i))

  it('continue the column without a card twice', () => {
    const state = applyPage(opened(many, 3), 'new', '3', pageOf(many, 'new', '3', 3), 2)
    expect(ids(state)).toEqual(many.slice(0, 6).map(({ id }) => id))
    expect(viewBoard(state, 0).new.nextCursor).toBe('6')
  })

  it('with an outdated cursor is ignored', () => {
    const state = opened(many, 3)
    const once = applyPage(state, 'new', '3', pageOf(many, 'new', '3', 3), 2)
    expect(applyPage(once, 'new', '3', pageOf(many, 'new', '3', 3), 3)).toBe(once)
  })

  it('stay when the board is read again', () => {
    const state = applyPage(opened(many, 3), 'new', '3', pageOf(many, 'new', '3', 3), 2)
    const again = applyBoard(state, boardOf(many, 3), 3)
    expect(ids(again)).toHaveLength(6)
    expect(viewBoard(again, 0).new.nextCursor).toBe('6')
  })

  it('drops what no longer exists when reloaded', () => {
    const state = applyPage(opened(many, 3), 'new', '3', pageOf(many, 'new', '3', 3), 2)
    const fewer = many.filter(({ id }) => id !== 'l4')
    const verified = verifyPage(state, 'new', many[2]!, pageOf(fewer, 'new', '3', 10), 3)
    expect(ids(verified)).toEqual(['l0', 'l1', 'l2', 'l3', 'l5'])
  })

  it('together with the first contains every lead exactly once, whatever the sizes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 9 }), (count, limit) => {
        const leads = Array.from({ length: count }, (_, i) => leadOf(`x${i}`, leadStatuses[i % 9], i % 5))
        let state = opened(leads, limit)
        for (const status of leadStatuses) {
          for (let cursor = state.columns[status].nextCursor; cursor; cursor = state.columns[status].nextCursor) {
            state = applyPage(state, status, cursor, pageOf(leads, status, cursor, limit), 2)
          }
        }
        const shown = leadStatuses.flatMap((status) => ids(state, status))
        expect(shown.toSorted()).toEqual(leads.map(({ id }) => id).toSorted())
      }),
    )
  })
})

describe('a changed lead', () => {
  const many = Array.from({ length: 5 }, (_, i) => leadOf(`l${i}`, 'qualified', i))

  it('due beyond the loaded pages is shown on top, so that the change is visible', () => {
    const state = applyLead(opened(many, 3), leadOf('far', 'qualified', 60), 2)
    expect(viewBoard(state, 0).qualified.recent.map(({ id }) => id)).toEqual(['far'])
    expect(ids(state, 'qualified')).toEqual(['far', 'l0', 'l1', 'l2'])
  })

  it('is not remembered forever', () => {
    let state = opened(many, 3)
    for (let i = 0; i < 100; i++) state = applyLead(state, leadOf(`far${i}`, 'qualified', 60 + i), 2 + i)
    state = applyBoard(state, boardOf([...many, leadOf('one more', 'new')], 3), 200)
    expect(viewBoard(state, 0).qualified.recent).toHaveLength(maxRecent)
    expect(state.leads.size).toBe(maxRecent + 3 + 1)
  })

  it('is not overwritten by an older response', () => {
    const state = applyLead(opened(many), leadOf('l0', 'lost', 7, { version: 5 }), 3)
    expect(applyLead(state, leadOf('l0', 'qualified', 0, { version: 4 }), 4)).toBe(state)
    expect(applyLead(state, leadOf('l0', 'new', 0, { version: 5 }), 2)).toBe(state)
  })
})

it('choosing another platform shows only its leads, and drops others when all are shown again', () => {
  const main = leadOf('a')
  const contact = leadOf('b', 'new', 1, { platform: 'contact-form' })
  const all = opened([main, contact])
  const one = replaceBoard({ ...all, filters: { platform: 'contact-form' } }, boardOf([contact]), 2)
  expect(ids(one)).toEqual(['b'])
  const back = replaceBoard({ ...one, filters: {} }, boardOf([contact]), 3)
  expect(ids(back)).toEqual(['b'])
})

describe('a board of filters', () => {
  const filtered = (filters: BoardState['filters'], leads: readonly Lead[]) =>
    replaceBoard({ ...opened(leads), filters }, boardOf(leads), 2)

  it('shows currently overdue leads, and drops those moved on', () => {
    const state = filtered({ overdue: 'yes' }, [leadOf('a'), leadOf('b', 'new', 10)])
    const shown = (minutes: number) => idsInColumn(viewBoard(state, noon + minutes * 60_000).new)
    expect([shown(4), shown(6), shown(16)]).toEqual([[], ['a'], ['a', 'b']])
  })

  it("of a search shows the server's results only", () => {
    const state = filtered({ q: 'ana' }, [leadOf('a')])
    const heard = applyLead(state, leadOf('b', 'new', 1), 3)
    expect(ids(heard)).toEqual(['a'])
    expect(ids(applyBoard(heard, boardOf([leadOf('a'), leadOf('b', 'new', 1)]), 4))).toEqual(['a', 'b'])
  })

  it('remembers arrivals its filters exclude, for later', () => {
    const here = filtered({ priority: 'high' }, [leadOf('a', 'new', 0, { priority: 'high' })])
    const later = addArrival(here, leadOf('b', 'new', 1, { priority: 'low' }), 3)
    const again = applyBoard(later, boardOf([leadOf('a', 'new', 0, { priority: 'high' })]), 4)
    expect([ids(again), ids({ ...again, filters: {} })]).toEqual([['a'], ['b', 'a']])
  })
})
