import { expect, test } from 'vitest'
import { dueNow, dueStateOf, reminderKey } from './tasks.ts'

const now = '2026-06-01T12:00:00Z'
const task = (dueDate: string, status: 'pending' | 'completed' = 'pending') => ({ id: 'a', status, dueDate })

test('a task has time left until its due date and is overdue from then on', () => {
  expect(dueStateOf(task('2026-06-01T12:45:00Z'), now)).toEqual({ is: 'left', amount: 45, unit: 'minutes' })
  expect(dueStateOf(task('2026-06-01T12:00:00Z'), now)).toEqual({ is: 'overdue', amount: 1, unit: 'minutes' })
  expect(dueStateOf(task('2026-05-30T11:00:00Z'), now)).toEqual({ is: 'overdue', amount: 2, unit: 'days' })
})

test('a completed task is neither', () => {
  expect(dueStateOf(task('2026-05-30T11:00:00Z', 'completed'), now)).toEqual({ is: 'done' })
})

test('teammates are reminded of due tasks, once per due date, not of completed or long overdue ones', () => {
  const due = task('2026-06-01T11:59:00Z')
  expect(dueNow([due], new Set(), now)).toEqual([due])
  expect(dueNow([due], new Set([reminderKey(due)]), now)).toEqual([])
  expect(dueNow([{ ...due, dueDate: '2026-06-01T11:58:00Z' }], new Set([reminderKey(due)]), now)).toHaveLength(1)
  expect(dueNow([task('2026-06-01T12:01:00Z')], new Set(), now)).toEqual([])
  expect(dueNow([task('2026-06-01T11:59:00Z', 'completed')], new Set(), now)).toEqual([])
  expect(dueNow([task('2026-06-01T11:30:00Z')], new Set(), now)).toEqual([])
})
