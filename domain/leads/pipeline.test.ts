import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#domain/basics/instant.ts'
import {
  type ClockEvent,
  clockEvents,
  columnOrder,
  isAwaitingFirstTouch,
  type LeadStatus,
  leadAge,
  leadStatuses,
  type OrderedLead,
  pipeline,
  statusOf,
  urgencies,
  urgencyOf,
} from './pipeline.ts'

const now = Date.UTC(2026, 5, 1, 12)
/** A lead that was answered so long ago; in New, one that arrived then. */
const aged = (ageMs: number, status: LeadStatus | null = 'new') =>
  status === null || status === 'new'
    ? { status, createdAt: now - ageMs }
    : ({ status, createdAt: now - ageMs, clockSince: now - ageMs, clockEvent: 'reply' } as const)

test('the stages, their probabilities, thresholds and points are those of the table in docs/product.md#pipeline', () => {
  const [, table = ''] = /^## Pipeline\n+((?:\|.*\n)+)/m.exec(readFileSync('docs/product.md', 'utf8')) ?? []
  const thresholdOf = (ms: number | null) => {
    if (ms === null) return '–'
    return ms < hourMs ? `${ms / minuteMs} min` : `${ms / hourMs} h`
  }
  const rows = leadStatuses.map((status) => {
    const { probability, thresholdMs, points } = pipeline[status]
    return `| ${status} | ${probability} % | ${thresholdOf(thresholdMs)} | ${points} |`
  })
  expect(table.trimEnd().split('\n').slice(2)).toEqual(rows)
})

test('only converted and lost are closed, and only they have no threshold', () => {
  expect(leadStatuses.filter((status) => pipeline[status].closed)).toEqual(['converted', 'lost'])
  expect(leadStatuses.filter((status) => pipeline[status].thresholdMs === null)).toEqual(['converted', 'lost'])
})

test.each([{}, { status: null }, { status: undefined }])('a lead without a status (%o) counts as new', (lead) => {
  expect(statusOf(lead)).toBe('new')
})

describe('age', () => {
  test('counts from the start of the clock: arrival, until an event changes it', () => {
    expect(leadAge({ createdAt: now - dayMs }, now)).toBe(dayMs)
    expect(leadAge({ createdAt: now - dayMs, clockSince: now - hourMs, clockEvent: 'reply' }, now)).toBe(hourMs)
  })
  test('is 0 if the server clock is ahead of the browser', () => {
    expect(leadAge({ createdAt: now + 5000 }, now)).toBe(0)
  })
})

describe('urgency', () => {
  test.each([
    ['new', 0, false, 'medium', 5, 'minutes'],
    ['new', 5 * minuteMs, false, 'medium', 1, 'minutes'],
    ['new', 5 * minuteMs + 1, true, 'high', 1, 'minutes'],
    ['new', 64 * minuteMs, true, 'high', 59, 'minutes'],
    ['new', 65 * minuteMs, true, 'high', 1, 'hours'],
    ['new', 24 * hourMs + 4 * minuteMs, true, 'high', 23, 'hours'],
    ['new', 24 * hourMs + 5 * minuteMs, true, 'high', 1, 'days'],
    ['contacted', 0, false, 'low', 1, 'days'],
    ['contacted', 1, false, 'low', 23, 'hours'],
    ['contacted', 22 * hourMs - 1, false, 'low', 2, 'hours'],
    ['contacted', 22 * hourMs, false, 'medium', 2, 'hours'],
    ['contacted', 23 * hourMs + 15 * minuteMs, false, 'medium', 45, 'minutes'],
    ['contacted', 23 * hourMs + 30 * minuteMs, false, 'medium', 30, 'minutes'],
    ['contacted', 24 * hourMs, false, 'medium', 1, 'minutes'],
    ['responded', 10 * hourMs - 1, false, 'low', 2, 'hours'],
    ['no_response', 47 * hourMs, false, 'medium', 1, 'hours'],
    ['qualified', 96 * hourMs, true, 'high', 2, 'days'],
  ] as const)(
    '%s at an age of %d ms: overdue %s, %s, shown as %d %s',
    (status, age, overdue, urgency, amount, unit) => {
      expect(urgencyOf(aged(age, status), now)).toMatchObject({ overdue, urgency, amount, unit })
    },
  )

  test.each(['converted', 'lost'] as const)('%s is never overdue', (status) => {
    expect(urgencyOf(aged(1000 * dayMs, status), now)).toEqual({ overdue: false, urgency: 'none' })
  })

  test('gives the exact duration', () => {
    expect(urgencyOf(aged(2 * minuteMs), now)).toMatchObject({ remainingMs: 3 * minuteMs })
    expect(urgencyOf(aged(7 * minuteMs), now)).toMatchObject({ overdueMs: 2 * minuteMs })
  })

  test('is none for an imported lead until a reply or a message', () => {
    const imported = (status: LeadStatus, clockEvent: ClockEvent | null) => ({
      status,
      createdAt: now - 300 * dayMs,
      updatedAt: now,
      importedAt: now - dayMs,
      clockSince: clockEvent && now - hourMs,
      clockEvent,
      clockStage: clockEvent === 'message' ? ('new' as const) : null,
    })
    for (const status of leadStatuses) {
      expect(urgencyOf(imported(status, null), now)).toEqual({ overdue: false, urgency: 'none' })
      expect(isAwaitingFirstTouch(imported(status, null))).toBe(!pipeline[status].closed)
      for (const event of clockEvents) expect(isAwaitingFirstTouch(imported(status, event))).toBe(false)
    }
    expect(urgencyOf(imported('new', 'message'), now)).toMatchObject({ overdue: true, overdueMs: 55 * minuteMs })
    expect(isAwaitingFirstTouch({ ...imported('new', null), importedAt: null })).toBe(false)
  })

  test('never falls as a lead gets older', () => {
    const age = fc.integer({ min: 0, max: 5 * dayMs })
    fc.assert(
      fc.property(fc.constantFrom(...leadStatuses), age, age, (status, one, other) => {
        const rank = (ageMs: number) => urgencies.indexOf(urgencyOf(aged(ageMs, status), now).urgency)
        return rank(Math.max(one, other)) <= rank(Math.min(one, other))
      }),
    )
  })
})

describe('order in a column', () => {
  const instants = fc.integer({ min: now - 5 * dayMs, max: now })
  const lead = (status: fc.Arbitrary<LeadStatus | null>): fc.Arbitrary<OrderedLead> =>
    fc
      .record({
        id: fc.nat(50),
        status,
        createdAt: instants,
        updatedAt: fc.option(instants),
        importedAt: fc.option(fc.constant(now - dayMs)),
        clockEvent: fc.option(fc.constantFrom(...clockEvents)),
        clockStage: fc.option(fc.constantFrom(...leadStatuses)),
        clockSince: instants,
      })
      .map((one) => ({ ...one, clockSince: one.clockEvent && one.clockSince }))
  const anyLead = lead(fc.option(fc.constantFrom(...leadStatuses)))
  const openStatuses = leadStatuses.filter((status) => !pipeline[status].closed)

  test('is by due time, newest first once closed, with the id breaking ties', () => {
    const at = (id: number, ageMs: number, status: LeadStatus) => ({ ...aged(ageMs, status), id })
    const order = (status: LeadStatus) =>
      [at(2, 10, status), at(1, 10, status), at(3, 99, status), at(4, 1, status)]
        .toSorted(columnOrder)
        .map(({ id }) => id)
    expect(order('new')).toEqual([3, 1, 2, 4])
    expect(order('converted')).toEqual([4, 2, 1, 3])
    expect(order('lost')).toEqual([4, 2, 1, 3])
  })

  test('puts overdue leads first, and among all the one with the least time left', () => {
    const timeLeft = (lead: OrderedLead) => {
      const state = urgencyOf(lead, now)
      if (state.urgency === 'none') return Number.POSITIVE_INFINITY
      return state.overdue ? -state.overdueMs : state.remainingMs
    }
    const column = fc
      .constantFrom(...openStatuses)
      .chain((status) => fc.uniqueArray(lead(fc.constant(status)), { selector: ({ id }) => id, maxLength: 30 }))
    fc.assert(
      fc.property(column, (leads) => {
        const left = leads.toSorted(columnOrder).map(timeLeft)
        expect(left).toEqual(left.toSorted((a, b) => (a === b ? 0 : a - b)))
      }),
    )
  })

  test('is a total order', () => {
    fc.assert(
      fc.property(anyLead, anyLead, anyLead, (a, b, c) => {
        expect(columnOrder(a, a)).toBe(0)
        expect(Math.sign(columnOrder(a, b)) + Math.sign(columnOrder(b, a))).toBe(0)
        if (columnOrder(a, b) <= 0 && columnOrder(b, c) <= 0) expect(columnOrder(a, c)).toBeLessThanOrEqual(0)
        if (a.id !== b.id) expect(columnOrder(a, b)).not.toBe(0)
      }),
    )
  })
})
