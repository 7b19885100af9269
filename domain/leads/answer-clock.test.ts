import { describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#domain/basics/instant.ts'
import {
  arrivalClock,
  clockAfterForm,
  clockAfterMessage,
  clockAfterMove,
  clockAfterReply,
  mergedClock,
} from './answer-clock.ts'
import {
  clockStageOf,
  clockThresholdMs,
  isAwaitingReply,
  type LeadStatus,
  leadAge,
  leadStatuses,
  pipeline,
  urgencyOf,
} from './pipeline.ts'

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
  const clocks = [arrivalClock, ...open.map(message), reply]
  const moved = arrived + 3 * hourMs
  const movedTo = (from: LeadStatus, clock: object, to: LeadStatus) => {
    const before = { ...lead(from), ...clock }
    return { ...before, status: to, ...clockAfterMove(before, to, moved) }
  }

  test('to another open stage restarts its clock, with the threshold of that stage', () => {
    for (const clock of clocks)
      for (const from of open)
        for (const to of open.filter((stage) => stage !== from)) {
          const thresholdMs = to === 'new' && clock === reply ? 24 * hourMs : pipeline[to].thresholdMs
          expect([from, to, urgencyOf(movedTo(from, clock, to), moved)]).toMatchObject([
            from,
            to,
            { overdue: false, remainingMs: thresholdMs },
          ])
        }
  })

  test('answers nobody: a reply stays due, and a reply stays given', () => {
    for (const clock of clocks)
      for (const from of open)
        for (const to of open) expect(isAwaitingReply(movedTo(from, clock, to))).toBe(clock !== reply)
  })

  test('to a closed stage stops the clock, and back to an open one restarts it', () => {
    for (const clock of clocks)
      for (const from of open)
        for (const to of closed) {
          const shut = movedTo(from, clock, to)
          expect(urgencyOf(shut, moved).urgency).toBe('none')
          const opened = { ...shut, status: from, ...clockAfterMove(shut, from, moved + hourMs) }
          expect(leadAge(opened, moved + hourMs)).toBe(0)
        }
  })

  test('that was imported and is untouched starts no clock', () => {
    for (const from of leadStatuses)
      for (const to of leadStatuses)
        expect(clockAfterMove({ ...lead(from), importedAt: arrived }, to, moved)).toEqual({})
  })
})

describe('a further message', () => {
  const now = arrived + 5 * hourMs

  test.each(leadStatuses)('in %s starts the clock if no answer was owed, else leaves it running', (status) => {
    const started = { clockSince: now, clockEvent: 'message', clockStage: status, waitingSince: now }
    const isOpen = open.includes(status)
    expect(clockAfterMessage(lead(status), now)).toEqual(isOpen ? {} : started)
    expect(clockAfterMessage({ ...lead(status), ...message('new') }, now)).toEqual(isOpen ? {} : started)
    expect(clockAfterMessage({ ...lead(status), ...reply }, now)).toEqual(started)
    expect(clockAfterMessage({ ...lead(status), importedAt: arrived }, now)).toEqual(started)
  })
})

describe('a form in a lead’s name', () => {
  const due = (one: object) => {
    const { overdue, ...state } = urgencyOf({ ...lead('new'), ...one }, arrived)
    return 'remainingMs' in state ? state.remainingMs : null
  }

  test.each(leadStatuses)('in %s makes the visitor wait, and never postpones a due time', (status) => {
    for (const repliedAt of [0, 1, 23, 30, 100].map((hours) => arrived - hours * hourMs)) {
      const before = { ...lead(status), ...clockAfterReply(repliedAt) }
      const after = { ...before, ...clockAfterForm(before, arrived) }
      const byMessage = due({ ...before, ...clockAfterMessage(before, arrived) })
      const earlier = urgencyOf(before, arrived).overdue ? null : due(before)
      expect([status, isAwaitingReply(after)]).toEqual([status, open.includes(status)])
      expect(after).toMatchObject({ clockEvent: 'message', waitingSince: arrived })
      if (urgencyOf(before, arrived).overdue) expect(urgencyOf(after, arrived).overdue).toBe(true)
      else expect(due(after)).toBe(earlier === null || byMessage === null ? byMessage : Math.min(earlier, byMessage))
    }
  })

  test('changes nothing for a waiting visitor, and starts a clock if none ran', () => {
    expect(clockAfterForm(lead('qualified'), arrived + hourMs)).toEqual({})
    const imported = { ...lead('new'), importedAt: arrived }
    expect(clockAfterForm(imported, arrived)).toEqual(clockAfterMessage(imported, arrived))
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
  const one = (createdAt: number, clock: object = arrivalClock) => ({
    ...lead('contacted'),
    createdAt,
    lastReplyAt: null as number | null,
    waitingSince: createdAt as number | null,
    ...clock,
  })

  test('keep waiting since the oldest unanswered message', () => {
    const stays = one(arrived + hourMs)
    expect(mergedClock([stays])).toMatchObject(arrivalClock)
    expect(mergedClock([stays, one(arrived)])).toEqual({
      clockSince: arrived,
      clockEvent: 'message',
      clockStage: 'new',
      waitingSince: arrived,
    })
    expect(mergedClock([one(arrived), stays])).toMatchObject(arrivalClock)
  })

  test('count a reply to any of them for all earlier messages', () => {
    const replied = one(arrived, reply)
    expect(mergedClock([one(arrived), replied])).toMatchObject(reply)
    expect(mergedClock([replied, one(arrived)])).toMatchObject(reply)
    expect(mergedClock([replied, one(arrived + 2 * hourMs)])).toEqual({
      clockSince: arrived + 2 * hourMs,
      clockEvent: 'message',
      clockStage: 'new',
      waitingSince: arrived + 2 * hourMs,
    })
  })

  test('wait since the message, however late either was moved', () => {
    const movedAt = (status: LeadStatus, before: ReturnType<typeof one>) => ({
      ...before,
      status,
      ...clockAfterMove(before, status, arrived + 9 * hourMs),
    })
    const answered = movedAt('qualified', { ...one(arrived, reply), lastReplyAt: arrived + hourMs })
    const waiting = one(arrived + 2 * hourMs)
    expect(mergedClock([answered, waiting])).toMatchObject({ clockEvent: 'message' })
    const since = arrived + 9 * hourMs
    expect(mergedClock([answered, movedAt('proposal', waiting)])).toMatchObject({
      clockSince: since,
      clockEvent: 'message',
      clockStage: 'proposal',
      waitingSince: arrived + 2 * hourMs,
    })
    const replied = { ...one(arrived + 3 * hourMs, clockAfterReply(arrived + 4 * hourMs)) }
    expect(mergedClock([replied, movedAt('proposal', waiting)])).toMatchObject({ clockEvent: 'reply' })
  })

  test('that were imported and never answered start no clock', () => {
    const imported = { ...one(arrived), importedAt: arrived }
    expect(mergedClock([imported, imported])).toMatchObject(arrivalClock)
  })
})
