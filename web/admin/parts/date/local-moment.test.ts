import { afterEach, describe, expect, test } from 'vitest'
import { shownZone } from '#web/api/time-zone.ts'
import { createFormat } from '../format.ts'
import { endOfDay, endOfToday, localMoment, momentOf, nextMorning, startOfDay } from './local-moment.ts'

afterEach(() => shownZone.set(null))

describe('days and clocks of a screen', () => {
  const moment = new Date('2026-11-20T20:00:00Z')

  test.each([
    ['Asia/Tokyo', '2026-11-21T05:00', '2026-11-20T15:00:00.000Z', '2026-11-22T00:00:00.000Z', '21 Nov 2026'],
    ['Europe/Madrid', '2026-11-20T21:00', '2026-11-19T23:00:00.000Z', '2026-11-21T08:00:00.000Z', '20 Nov 2026'],
    ['America/Sao_Paulo', '2026-11-20T17:00', '2026-11-20T03:00:00.000Z', '2026-11-21T12:00:00.000Z', '20 Nov 2026'],
  ])('are shown, parsed and counted in its zone: %s', (zone, typed, midnight, morning, shown) => {
    shownZone.set(zone)
    expect(localMoment(moment)).toBe(typed)
    expect(momentOf(typed)).toEqual(moment)
    expect(startOfDay(typed.slice(0, 10)).toISOString()).toBe(midnight)
    expect(endOfToday(moment)).toEqual(endOfDay(typed.slice(0, 10)))
    expect(nextMorning(moment).toISOString()).toBe(morning)
    expect(createFormat('en-GB', shownZone.value).date(moment)).toBe(shown)
  })

  test("use this computer's zone until another is known, and reject invalid text", () => {
    expect(shownZone.value).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(momentOf('soon').getTime()).toBeNaN()
  })
})
