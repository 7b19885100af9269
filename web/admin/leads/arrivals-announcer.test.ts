import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { arrivalsAnnouncer } from './arrivals-announcer.ts'
import { initials } from './lead-words.ts'
import { eventBudget } from './store/event-budget.ts'
import { serverClock } from './store/server-clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('announcing arrivals names the first at once and counts those that follow closely', () => {
  const one = vi.fn()
  const many = vi.fn()
  const { arrived } = arrivalsAnnouncer<string>(5000, { one, many })
  for (const name of ['Ana', 'Ben', 'Cy']) arrived(name)
  expect(one.mock.calls).toEqual([['Ana']])
  vi.advanceTimersByTime(5000)
  expect(many.mock.calls).toEqual([[2]])
  vi.advanceTimersByTime(5000)
  arrived('Dora')
  expect(one).toHaveBeenLastCalledWith('Dora')
  expect(many).toHaveBeenCalledTimes(1)
})

it('reading single leads for events is allowed a few times at once and then at a fixed rate', () => {
  let now = 0
  const { spend } = eventBudget(3, 2, () => now)
  expect([spend(), spend(), spend(), spend()]).toEqual([true, true, true, false])
  now = 1000
  expect([spend(), spend(), spend()]).toEqual([true, true, false])
  now = 1_000_000
  expect([spend(), spend(), spend(), spend()]).toEqual([true, true, true, false])
})

it("the server’s clock uses the server's clock, estimated from half the round trip", () => {
  let local = 5_000
  const clock = serverClock(() => local)
  local = 5_200
  clock.sync(new Date(1_000_000).toISOString(), 5_000)
  expect(clock.now()).toBe(1_000_100)
  local += 60_000
  expect(clock.now()).toBe(1_060_100)
})

it('initials represent a person in any spelling of the name', () => {
  expect(['Ana María López', 'jsmith', 'olga.petrova', '李雷', ' '].map(initials)).toEqual([
    'AL',
    'JS',
    'OP',
    '李雷',
    '',
  ])
})
