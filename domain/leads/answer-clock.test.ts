import { describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#domain/basics/instant.ts'
import { arrivalClock, clockAfterMessage, clockAfterReply, mergedClock } from './answer-clock.ts'
import { clockStageOf, clockThresholdMs, type LeadStatus, leadStatuses, pipeline, urgencyOf } from './pipeline.ts'

const arrived = Date.UTC(2026, 5, 1, 12)
const lead = (status: LeadStatus) => ({ status, createdAt: arrived, ...arrivalClock, importedAt: null })
const open = leadStatuses.filter((status) => !pipeline[status].closed)
const closed = leadStatuses.filter((status) => pipeline[status].closed)

/** A lead in each stage after each kind of clock event. */
const reply = { ...clockAfterReply(arrived + hourMs) }
const message = (wroteIn: LeadStatus) =>
  ({ clockSince: arrived + 2 * hourMs, clockEvent: 'message', clockStage: wroteIn }) as const

describe('the threshold of the answer clock', () => {
  test.each(leadStatuses)('in %s', (status) => {
    const at = pipeline[status].thresholdMs
    const isOpen = at !== null
    expect(clockStageOf(lead(status))).toBe(isOpen ? 'new' : null)
    expect(clockThresholdMs(lead(status))).toBe(isOpen ? 5 * minuteMs : null)
    expect(clockThresholdMs({ ...lead(status), ...reply })).toBe(status === 'new' ? 24 * hourMs : at)
    for (const wroteIn of open) {
      expect([wroteIn, clockThresholdMs({ ...lead(status), ...message(wroteIn) })]).toEqual([
        wroteIn,
        isOpen ? pipeline[wroteIn].thresholdMs : null,
      ])
    }
    for (const wroteIn of closed) expect(clockThresholdMs({ ...lead(status), ...message(wroteIn) })).toBe(at)
  })
})

describe('moving a lead', () => {
  const clocks = [arrivalClock, ...open.map(message)]

  test('between open stages leaves a waiting visitor the same time', () => {
    for (const clock of clocks)
      for (const from of open)
        for (const to of open)
          expect(urgencyOf({ ...lead(to), ...clock }, arrived + 3 * hourMs)).toEqual(
            urgencyOf({ ...lead(from), ...clock }, arrived + 3 * hourMs),
          )
  })

  test('to a closed stage and back restores the clock', () => {
    for (const clock of [...clocks, reply])
      for (const from of open) {
        const before = urgencyOf({ ...lead(from), ...clock }, arrived + 3 * hourMs)
        for (const to of closed) expect(urgencyOf({ ...lead(to), ...clock }, arrived + 3 * hourMs).urgency).toBe('none')
        expect(urgencyOf({ ...lead(from), ...clock }, arrived + 3 * hourMs)).toEqual(before)
      }
  })
})

describe('a further message', () => {
  const now = arrived + 5 * hourMs

  test.each(leadStatuses)('in %s starts the clock if no answer was owed, else leaves it running', (status) => {
    const started = { clockSince: now, clockEvent: 'message', clockStage: status }
    const isOpen = open.includes(status)
    expect(clockAfterMessage(lead(status), now)).toEqual(isOpen ? {} : started)
    expect(clockAfterMessage({ ...lead(status), ...message('new') }, now)).toEqual(isOpen ? {} : started)
    expect(clockAfterMessage({ ...lead(status), ...reply }, now)).toEqual(started)
    expect(clockAfterMessage({ ...lead(status), importedAt: arrived }, now)).toEqual(started)
  })
})

describe('a reply', () => {
  test.each(open)('in %s starts the follow-up time of the stage, never the five minutes of a new lead', (status) => {
    const state = urgencyOf({ ...lead(status), ...clockAfterReply(arrived) }, arrived)
    const expected = status === 'new' ? pipeline.contacted.thresholdMs : pipeline[status].thresholdMs
    expect(state).toMatchObject({ overdue: false, remainingMs: expected })
  })
})

describe('merged leads', () => {
  const one = (createdAt: number, clock: object = arrivalClock) => ({ ...lead('contacted'), createdAt, ...clock })

  test('keep waiting since the oldest unanswered message', () => {
    const stays = one(arrived + hourMs)
    expect(mergedClock([stays])).toEqual(arrivalClock)
    expect(mergedClock([stays, one(arrived)])).toEqual({
      clockSince: arrived,
      clockEvent: 'message',
      clockStage: 'new',
    })
    expect(mergedClock([one(arrived), stays])).toEqual(arrivalClock)
  })

  test('count a reply to any of them for all earlier messages', () => {
    const replied = one(arrived, reply)
    expect(mergedClock([one(arrived), replied])).toEqual(reply)
    expect(mergedClock([replied, one(arrived)])).toEqual(reply)
    expect(mergedClock([replied, one(arrived + 2 * hourMs)])).toEqual({
      clockSince: arrived + 2 * hourMs,
      clockEvent: 'message',
      clockStage: 'new',
    })
  })

  test('that were imported and never answered start no clock', () => {
    const imported = { ...one(arrived), importedAt: arrived }
    expect(mergedClock([imported, imported])).toEqual(arrivalClock)
  })
})
