import { expect, it } from 'vitest'
import { answerOrder } from './answer-order.ts'
import type { LeadStatus } from './pipeline.ts'

const now = Date.parse('2026-11-28T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
const lead = (name: string, minutes: number, status: LeadStatus = 'new') => ({
  name,
  status,
  createdAt: minutesAgo(minutes),
})

it('answers who is still in time by when they are due, then the overdue, the latest of them first', () => {
  const year = lead('a year', 500_000)
  const hour = lead('this hour', 40)
  const [soon, later] = [lead('soon', 4), lead('later', 1)]
  const closed = lead('closed', 1, 'converted')
  const order = [year, closed, later, hour, soon].toSorted(answerOrder(now))
  expect(order.map(({ name }) => name)).toEqual(['soon', 'later', 'closed', 'this hour', 'a year'])
})
