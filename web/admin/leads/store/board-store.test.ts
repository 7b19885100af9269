import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import type { Board, Lead } from '#contract/leads.ts'
import { type LeadFilters, matchesFilters } from '#domain/leads/lead-filters.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { boardOf, leadOf, minutesPastNoon, noon, pageOf } from '../leads.fixture.ts'
import { BoardRefresh } from './board-refresh.ts'
import type { BoardServer } from './board-server.ts'
import { BoardStore } from './board-store.ts'
import { idsInColumn } from './column-view.ts'
import { leadMover } from './lead-mover.ts'
import { serverClock } from './server-clock.ts'

/** An in-memory server of a few leads, three cards per page; `before` may delay or refuse a call. */
class FakeServer implements BoardServer {
  rows = new Map<string, Lead>()
  asked: string[] = []
  before: (call: string) => Promise<void> | void = () => {}
  #last: { text: string; board: Board } | null = null

  constructor(leads: readonly Lead[]) {
    for (const lead of leads) this.rows.set(lead.id, lead)
  }
  change(id: string, change: Partial<Lead>): Lead {
    const row = this.rows.get(id) as Lead
    const next = { ...row, ...change, version: row.version + 1 }
    this.rows.set(id, next)
    return next
  }
  /** Searches by name only. */
  #all = (filters: LeadFilters) =>
    [...this.rows.values()].filter(
      (lead) => matchesFilters(lead, filters, 'ana', noon) && lead.name.includes(filters.q ?? ''),
    )

  async readBoard(filters: LeadFilters) {
    this.asked.push('board')
    const board = structuredClone(boardOf(this.#all(filters), 3))
    await this.before('board')
    // Like the client: the same object when nothing has changed.
    const text = JSON.stringify(board)
    if (this.#last?.text !== text) this.#last = { text, board }
    return this.#last.board
  }
  async readColumn(status: LeadStatus, filters: LeadFilters, cursor: string, limit: number) {
    this.asked.push(`column ${status} ${cursor}`)
    await this.before('column')
    return structuredClone(pageOf(this.#all(filters), status, cursor, limit))
  }
  async readNewest(limit: number, cursor: string | null) {
    this.asked.push('newest')
    const newest = [...this.rows.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    const end = Number(cursor) + limit
    const data = structuredClone(newest.slice(Number(cursor), end))
    return { data, nextCursor: newest.length > end ? String(end) : null }
  }
  async readLead(id: string) {
    this.asked.push(`lead ${id}`)
    await this.before('lead')
    const row = this.rows.get(id)
    if (!row) throw new ApiError('not_found')
    return structuredClone(row)
  }
  async moveLead(id: string, status: LeadStatus, from: LeadStatus) {
    this.asked.push(`move ${id} ${status}`)
    await this.before('move')
    const row = this.rows.get(id)
    if (!row) throw new ApiError('not_found')
    if (row.status !== from && row.status !== status) throw new ApiError('conflict', { current: structuredClone(row) })
    return structuredClone(this.change(id, { status, updatedAt: minutesPastNoon(60) }))
  }
}

const notices = { arrived: vi.fn(), moved: vi.fn(), failed: vi.fn() }
const settle = () => vi.advanceTimersByTimeAsync(2_000)

function open(leads: readonly Lead[]) {
  const server = new FakeServer(leads)
  const store = new BoardStore({}, 'ana', () => noon)
  const refresh = new BoardRefresh(store, server, serverClock(), notices)
  const { move } = leadMover(store, server, () => noon, notices)
  const ids = (status: LeadStatus) => idsInColumn(store.getSnapshot().view[status])
  const count = (status: LeadStatus) => store.getSnapshot().view[status].count
  return { server, store, refresh, move, ids, count }
}

async function opened(leads: readonly Lead[]) {
  const board = open(leads)
  board.refresh.refresh()
  await settle()
  board.server.asked = []
  return board
}

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  vi.clearAllMocks()
})
afterEach(() => void vi.useRealTimers())

describe('a board connected to the server', () => {
  it('shows an arrival at once and announces it once', async () => {
    const { server, refresh, ids, count } = await opened([leadOf('a')])
    server.rows.set('b', leadOf('b', 'new', 1))
    refresh.onEvent({ topic: 'leads', change: 'arrived', id: 'b' })
    refresh.onEvent({ topic: 'leads', change: 'arrived', id: 'b' })
    await settle()
    expect(ids('new')).toEqual(['b', 'a'])
    expect(count('new')).toBe(2)
    expect(notices.arrived).toHaveBeenCalledTimes(1)
  })

  it('shows a change by a teammate', async () => {
    const { server, refresh, ids, count } = await opened([leadOf('a'), leadOf('b', 'new', 1)])
    server.change('a', { status: 'proposal', updatedAt: minutesPastNoon(5) })
    refresh.onEvent({ topic: 'leads', change: 'changed', id: 'a' })
    await settle()
    expect([ids('new'), ids('proposal')]).toEqual([['b'], ['a']])
    expect([count('new'), count('proposal')]).toEqual([1, 1])
  })

  it('removes the card of a merged lead, whatever it learns first', async () => {
    const { server, refresh, ids } = await opened([leadOf('a'), leadOf('b', 'new', 1)])
    server.rows.set('a', leadOf('b', 'new', 1))
    refresh.onEvent({ topic: 'leads', change: 'changed', id: 'a' })
    await vi.advanceTimersByTimeAsync(50)
    expect(ids('new')).toEqual(['b'])
  })

  it('shares one question for counts among many events', async () => {
    const { server, refresh } = await opened([leadOf('a'), leadOf('b')])
    for (let i = 0; i < 5; i++) refresh.onEvent({ topic: 'leads', change: 'changed', id: 'a' })
    await vi.advanceTimersByTimeAsync(100)
    expect(server.asked.filter((call) => call === 'board')).toHaveLength(1)
  })

  it('reloads everything instead of each lead during a storm of events, and misses no arrival', async () => {
    const { server, refresh, ids } = await opened([])
    for (let i = 0; i < 90; i++) {
      server.rows.set(`n${i}`, leadOf(`n${i}`, 'new', i + 1))
      refresh.onEvent({ topic: 'leads', change: 'arrived', id: `n${i}` })
    }
    await settle()
    expect(server.asked.length).toBeLessThan(20)
    expect(ids('new')).toHaveLength(90)
    expect(notices.arrived).toHaveBeenCalledTimes(90)
  })

  it('finds new, changed and deleted leads after a gap, also on scrolled pages', async () => {
    const many = Array.from({ length: 8 }, (_, i) => leadOf(`l${i}`, 'lost', -100 - i))
    const { server, refresh, ids } = await opened([...many, leadOf('a')])
    await refresh.loadMore('lost')
    expect(ids('lost')).toHaveLength(8)
    server.rows.delete('l5')
    server.change('l6', { status: 'new', updatedAt: minutesPastNoon(200) })
    server.rows.set('z', leadOf('z', 'new', 201))
    refresh.catchUp()
    await settle()
    expect(ids('lost')).toEqual(['l0', 'l1', 'l2', 'l3', 'l4', 'l7'])
    // A move does not restart the clock: its place follows from its arrival.
    expect(ids('new')).toEqual(['z', 'l6', 'a'])
    expect(notices.arrived).toHaveBeenCalledTimes(1)
  })

  it('also announces arrivals that a refresh read before the gap was noticed', async () => {
    const { server, refresh } = await opened(Array.from({ length: 8 }, (_, i) => leadOf(`l${i}`, 'new', -100 + i)))
    server.rows.set('z', leadOf('z', 'new', 201))
    refresh.refresh()
    await settle()
    expect(notices.arrived).not.toHaveBeenCalled()
    refresh.catchUp()
    await settle()
    refresh.catchUp()
    await settle()
    expect(notices.arrived).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'z' }))
  })

  it('finds a card after a gap that is now beyond the loaded part of another column', async () => {
    const many = Array.from({ length: 5 }, (_, i) => leadOf(`q${i}`, 'qualified', -50 + i))
    const { server, refresh, ids } = await opened([...many, leadOf('a', 'new', -60)])
    server.change('a', { status: 'qualified', updatedAt: minutesPastNoon(10) })
    refresh.catchUp()
    await settle()
    expect(ids('qualified')).toEqual(['a', 'q0', 'q1', 'q2'])
  })

  it('continues paging if a completely loaded column has grown unobserved', async () => {
    const { server, refresh, ids } = await opened([leadOf('a', 'lost', -1), leadOf('b', 'lost', -2)])
    for (let i = 0; i < 9; i++) server.rows.set(`n${i}`, leadOf(`n${i}`, 'lost', -10 - i))
    refresh.catchUp()
    await settle()
    expect(ids('lost')).toEqual(['a', 'b', 'n0'])
    await refresh.loadMore('lost')
    expect(ids('lost')).toHaveLength(11)
  })

  it('keeps its content when the server is unreachable, says so, and recovers', async () => {
    const { server, store, refresh, ids } = await opened([leadOf('a')])
    server.before = () => Promise.reject(new Error('gone'))
    refresh.refresh()
    await settle()
    expect(ids('new')).toEqual(['a'])
    expect(store.getSnapshot().problem).toBeInstanceOf(Error)
    server.before = () => {}
    refresh.refresh()
    await settle()
    expect(store.getSnapshot().problem).toBeNull()
  })

  it('draws nothing when nothing has changed', async () => {
    const { store, refresh } = await opened([leadOf('a')])
    const drawn = vi.fn()
    store.subscribe(drawn)
    refresh.refresh()
    await settle()
    expect(drawn).not.toHaveBeenCalled()
  })

  it('ignores the response for deselected filters', async () => {
    const { server, store, refresh, ids } = await opened([
      leadOf('a'),
      leadOf('b', 'new', 1, { platform: 'contact-form' }),
    ])
    server.before = () => new Promise((done) => setTimeout(done, 300))
    refresh.chooseFilters({ platform: 'main' })
    await vi.advanceTimersByTimeAsync(500)
    refresh.chooseFilters({ platform: 'contact-form' })
    await settle()
    expect(store.state.filters).toEqual({ platform: 'contact-form' })
    expect(ids('new')).toEqual(['b'])
  })
})

describe('a move', () => {
  it('is announced once the server has it', async () => {
    const { move, ids, count } = await opened([leadOf('a'), leadOf('b', 'new', 1)])
    const moving = move('a', 'qualified')
    expect([ids('qualified'), count('qualified'), notices.moved.mock.calls.length]).toEqual([['a'], 1, 0])
    await moving
    expect([ids('qualified'), count('qualified'), count('new')]).toEqual([['a'], 1, 1])
    expect(notices.moved).toHaveBeenCalledTimes(1)
  })

  it('that fails returns the card, keeps counts and shows the reason', async () => {
    const { server, move, ids, count } = await opened([leadOf('a'), leadOf('b', 'new', 1)])
    server.before = (call) => (call === 'move' ? Promise.reject(new ApiError('internal')) : undefined)
    await move('a', 'qualified')
    expect([ids('new'), ids('qualified'), count('new'), count('qualified')]).toEqual([['a', 'b'], [], 2, 0])
    expect(notices.failed.mock.calls[0]?.[0]).toMatchObject({ to: 'qualified', error: new ApiError('internal') })
  })

  it('of a lead that a teammate has moved shows its current stage', async () => {
    const { server, move, ids } = await opened([leadOf('a')])
    server.change('a', { status: 'lost' })
    await move('a', 'qualified')
    expect(ids('lost')).toEqual(['a'])
    expect(notices.failed).toHaveBeenCalledTimes(1)
  })

  it('counts from the stage in which the card was picked up, whatever the board learns meanwhile', async () => {
    const { server, refresh, move, ids } = await opened([leadOf('a', 'qualified')])
    server.change('a', { status: 'converted' })
    refresh.onEvent({ topic: 'leads', change: 'changed', id: 'a' })
    await settle()
    expect(ids('converted')).toEqual(['a'])
    await move('a', 'proposal', undefined, 'qualified')
    expect([ids('converted'), ids('proposal')]).toEqual([['a'], []])
    expect(server.rows.get('a')?.status).toBe('converted')
    expect(notices.failed).toHaveBeenCalledTimes(1)
    await move('a', 'proposal')
    expect(ids('proposal')).toEqual(['a'])
  })

  it('is not stopped by a change of something else', async () => {
    const { server, move, ids } = await opened([leadOf('a')])
    server.change('a', { notes: 'called' })
    await move('a', 'qualified')
    expect(ids('qualified')).toEqual(['a'])
    expect(notices.failed).not.toHaveBeenCalled()
  })

  it('of a deleted lead removes the card', async () => {
    const { server, move, ids } = await opened([leadOf('a')])
    server.rows.delete('a')
    await move('a', 'qualified')
    expect([ids('new'), ids('qualified')]).toEqual([[], []])
  })

  it('made twice in a row ends at the last target, one request after the other', async () => {
    const { server, move, ids } = await opened([leadOf('a')])
    const both = [move('a', 'contacted'), move('a', 'responded')]
    expect(ids('responded')).toEqual(['a'])
    await Promise.all(both)
    expect(server.asked.filter((call) => call.startsWith('move'))).toEqual(['move a contacted', 'move a responded'])
    expect(server.rows.get('a')?.status).toBe('responded')
    expect(notices.moved).toHaveBeenCalledTimes(1)
  })

  it('keeps counts right whatever the board receives meanwhile', async () => {
    const { server, refresh, move, count } = await opened([leadOf('a'), leadOf('b', 'new', 1)])
    server.before = (call) => new Promise((done) => setTimeout(done, call === 'move' ? 700 : 50))
    const moving = move('a', 'qualified')
    for (let i = 0; i < 12; i++) {
      refresh.onEvent({ topic: 'leads', change: 'changed', id: 'a' })
      await vi.advanceTimersByTimeAsync(100)
      expect([count('new'), count('qualified')]).toEqual([1, 1])
    }
    await moving
    await settle()
    expect([count('new'), count('qualified')]).toEqual([1, 1])
  })
})
