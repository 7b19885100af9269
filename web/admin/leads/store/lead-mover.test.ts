import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import { leadOf, noon } from '../leads.fixture.ts'
import { BoardStore } from './board-store.ts'
import { leadMover } from './lead-mover.ts'

function start(moveLead: Parameters<typeof leadMover>[1]['moveLead']) {
  const notices = { moved: vi.fn(), failed: vi.fn() }
  const store = new BoardStore({}, 'ana', () => noon)
  return { notices, ...leadMover(store, { moveLead }, () => noon, notices) }
}

describe('a card that its filters hide while it is held', () => {
  it('is moved where it is dropped, from where it was taken up', async () => {
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
    expect(notices.failed).toHaveBeenCalledWith(current, 'proposal', clash)
  })
})
