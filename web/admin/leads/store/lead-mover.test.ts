import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { ConnectionLost } from '#web/api/client.ts'
import { leadOf, noon } from '../leads.fixture.ts'
import { applyLead } from './board-answers.ts'
import { BoardStore } from './board-store.ts'
import { leadMover } from './lead-mover.ts'

function start(moveLead: Parameters<typeof leadMover>[1]['moveLead']) {
  const notices = { moved: vi.fn(), failed: vi.fn() }
  const store = new BoardStore({}, 'ana', () => noon)
  return { notices, store, ...leadMover(store, { moveLead }, () => noon, notices) }
}

describe('a dragged card that its filters hide meanwhile', () => {
  it('is moved from where it was picked up to where it is dropped', async () => {
    const moved = leadOf('a', 'proposal')
    const send = vi.fn(async () => moved)
    const { move, notices } = start(send)
    await move('a', 'proposal', undefined, 'qualified')
    expect(send).toHaveBeenCalledWith('a', 'proposal', 'qualified', undefined)
    expect(notices.moved).toHaveBeenCalledWith(moved, { ...moved, status: 'qualified' })
  })

  it('stays where a teammate has moved it, and says so', async () => {
    const current = leadOf('a', 'converted')
    const clash = new ApiError('conflict', { current })
    const { move, notices } = start(() => Promise.reject(clash))
    await move('a', 'proposal', undefined, 'qualified')
    expect(notices.failed).toHaveBeenCalledWith({
      id: 'a',
      lead: current,
      to: 'proposal',
      from: 'converted',
      lost: undefined,
      error: clash,
    })
  })

  it('also says so without a connection', async () => {
    const { move, notices } = start(() => Promise.reject(new ConnectionLost('gone')))
    await move('a', 'proposal', undefined, 'qualified')
    expect(notices.failed).toHaveBeenCalledWith(expect.objectContaining({ id: 'a', lead: null, from: 'qualified' }))
  })
})

describe('a move without a response', () => {
  const lost = { lostReason: 'price', lostNote: 'Asked twice' }
  const shown = (status: LeadStatus, version: number) => leadOf('a', status, 0, { version })

  it('is retried from where the drag began, with its input, though the board shows another stage', async () => {
    const send = vi.fn(async () => shown('lost', 3)).mockRejectedValueOnce(new ConnectionLost('gone'))
    const { move, notices, store } = start(send)
    store.update((state) => applyLead(state, shown('qualified', 1), store.nextSeq()))
    await move('a', 'lost', lost, 'qualified')
    const failed = notices.failed.mock.calls[0]![0]
    expect(failed).toMatchObject({ to: 'lost', from: 'qualified', lost, lead: { status: 'qualified' } })
    store.update((state) => applyLead(state, shown('negotiation', 2), store.nextSeq()))
    await move(failed.id, failed.to, failed.lost, failed.from)
    expect(send).toHaveBeenLastCalledWith('a', 'lost', 'qualified', lost)
  })

  it("after a teammate's move counts from the stage the person was shown", async () => {
    const current = shown('converted', 2)
    const { move, notices, store } = start(() => Promise.reject(new ApiError('conflict', { current })))
    store.update((state) => applyLead(state, shown('qualified', 1), store.nextSeq()))
    await move('a', 'lost', lost, 'qualified')
    expect(notices.failed).toHaveBeenCalledWith(expect.objectContaining({ from: 'converted', lost }))
  })
})
