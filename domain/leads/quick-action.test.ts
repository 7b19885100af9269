import { expect, test } from 'vitest'
import { type InteractionType, interactionTypes, quickActions } from './options.ts'
import { callOutcomes, interactionOf, isReply, taskOf } from './quick-action.ts'

const now = new Date('2026-06-01T12:00:00Z')

const done = (type: InteractionType, outcome: string | null = null) => isReply({ type, outcome })

test('every completed quick action is a reply, but a call only if it reached the customer', () => {
  for (const action of quickActions) {
    const outcomes = action === 'call' ? [null, ...callOutcomes] : [null]
    const replies = outcomes.filter((outcome) => isReply(interactionOf({ action, outcome }, now)))
    expect([action, replies]).toEqual([action, action === 'call' ? ['reached'] : [null]])
  }
})

test('a note is never a reply; a call depends on its outcome, all others always are', () => {
  expect(interactionTypes.filter((type) => done(type))).toEqual(['email', 'meeting', 'follow_up'])
  expect(interactionTypes.filter((type) => done(type, 'reached'))).toEqual(['call', 'email', 'meeting', 'follow_up'])
  expect([null, ...callOutcomes, 'Interested'].filter((outcome) => done('call', outcome))).toEqual(['reached'])
})

test('a planned interaction is no reply until it is done', () => {
  for (const type of interactionTypes) {
    expect(isReply({ type, outcome: 'reached', scheduledFor: now })).toBe(false)
    expect(isReply({ type, outcome: 'reached', scheduledFor: now, completedAt: now })).toBe(type !== 'note')
  }
})

test('WhatsApp is a follow-up that names its channel', () => {
  expect(interactionOf({ action: 'whatsapp', notes: 'Sent the guide' }, now)).toEqual({
    type: 'follow_up',
    subject: 'WhatsApp',
    content: 'Sent the guide',
    outcome: null,
    scheduledFor: null,
    completedAt: now,
  })
})

test('without a date it is done now and creates no task', () => {
  expect(interactionOf({ action: 'call' }, now)).toMatchObject({ type: 'call', completedAt: now, scheduledFor: null })
  expect(taskOf({ action: 'call' })).toBeNull()
})

test('with a date it is planned and creates a task due then', () => {
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
