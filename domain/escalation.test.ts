import { expect, test } from 'vitest'
import { escalationSteps } from './escalation.ts'
import { minuteMs } from './instant.ts'

test('a new lead is brought up after half, all and twice its five minutes', () => {
  const steps = escalationSteps.filter(({ status }) => status === 'new')
  expect(steps.map(({ level, rank, afterMs }) => [level, rank, afterMs / minuteMs])).toEqual([
    ['half', 1, 2.5],
    ['overdue', 2, 5],
    ['double', 3, 10],
  ])
})

test('columns where nothing is awaited have no steps, the seven others three each', () => {
  expect(escalationSteps.filter(({ status }) => status === 'converted' || status === 'lost')).toEqual([])
  expect(escalationSteps).toHaveLength(21)
})
