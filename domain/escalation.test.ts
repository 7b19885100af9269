import { expect, test } from 'vitest'
import { escalationSteps } from './escalation.ts'
import { minuteMs } from './instant.ts'
import { leadStatuses, pipeline } from './pipeline.ts'

test('a lead is brought up after half, all and twice its threshold', () => {
  const steps = escalationSteps.filter(({ status, thresholdMs }) => status === 'new' && thresholdMs === 5 * minuteMs)
  expect(steps.map(({ level, rank, afterDueMs }) => [level, rank, afterDueMs / minuteMs])).toEqual([
    ['half', 1, -2.5],
    ['overdue', 2, 0],
    ['double', 3, 5],
  ])
})

test('each open stage has steps for every threshold, since a waiting visitor keeps that of where they wrote', () => {
  const open = leadStatuses.filter((status) => !pipeline[status].closed)
  const thresholds = new Set(open.map((status) => pipeline[status].thresholdMs))
  expect(new Set(escalationSteps.map(({ status }) => status))).toEqual(new Set(open))
  expect(escalationSteps).toHaveLength(open.length * thresholds.size * 3)
})
