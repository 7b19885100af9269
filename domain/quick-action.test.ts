import { expect, test } from 'vitest'
import { interactionTypes, quickActions } from './options.ts'
import { interactionOf, interactionTypeOfAction, reachesCustomer, taskOf } from './quick-action.ts'

const now = new Date('2026-06-01T12:00:00Z')

test('every quick action leaves an interaction that counts as an answer to the customer', () => {
  expect(quickActions.filter((action) => !reachesCustomer(interactionTypeOfAction[action]))).toEqual([])
})

test('only a note stays among colleagues', () => {
  expect(interactionTypes.filter((type) => !reachesCustomer(type))).toEqual(['note'])
})

test('WhatsApp is a follow-up that names its channel', () => {
  expect(interactionOf({ action: 'whatsapp', notes: 'Sent the guide' }, now)).toEqual({
    type: 'follow_up',
    subject: 'WhatsApp',
    content: 'Sent the guide',
    scheduledFor: null,
    completedAt: now,
  })
})

test('without a date it is done now and makes no task', () => {
  expect(interactionOf({ action: 'call' }, now)).toMatchObject({ type: 'call', completedAt: now, scheduledFor: null })
  expect(taskOf({ action: 'call' })).toBeNull()
})

test('with a date it is planned and makes a task due then', () => {
  const request = { action: 'meeting', notes: 'Show the record', scheduledDate: '2026-06-03T09:00:00Z' } as const
  const due = new Date(request.scheduledDate)
  expect(interactionOf(request, now)).toMatchObject({ type: 'meeting', completedAt: null, scheduledFor: due })
  expect(taskOf(request)).toEqual({
    type: 'meeting',
    description: 'Show the record',
    priority: 'medium',
    status: 'pending',
    dueDate: due,
  })
})

test('a date at the epoch is still a date', () => {
  expect(taskOf({ action: 'call', scheduledDate: 0 })?.dueDate).toEqual(new Date(0))
})
