import { describe, expect, it } from 'vitest'
import type { WorkingHours } from '#domain/staff/working-hours.ts'
import { followUpMoments } from './follow-up-times.ts'

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 9 * 60, to: 18 * 60 }))
const dubai: WorkingHours = { timeZone: 'Asia/Dubai', shifts: weekdays, daysOff: ['2026-12-01'] }
const offered = (now: string, hours: WorkingHours | null = dubai) =>
  Object.fromEntries(
    [...followUpMoments(hours, Date.parse(now), 'Europe/Madrid')].map(([time, at]) => [
      time,
      new Date(at).toISOString().slice(0, 16),
    ]),
  )

describe('suggested follow-up times', () => {
  it('are in two hours, on the next working morning and on the first of next week', () => {
    // Wednesday, 13:12 in Dubai.
    expect(offered('2026-11-25T09:12:00Z')).toEqual({
      soon: '2026-11-25T11:15',
      nextDay: '2026-11-26T05:00',
      nextWeek: '2026-11-30T05:00',
    })
  })

  it('never fall on a weekend, a night or a day off of the teammate', () => {
    // Friday evening: nobody works two hours later, and the next working day is next week's first.
    expect(offered('2026-11-27T13:00:00Z')).toEqual({ nextShift: '2026-11-30T05:00' })
    // Monday before a day off.
    expect(offered('2026-11-30T06:00:00Z')).toEqual({
      soon: '2026-11-30T08:00',
      nextDay: '2026-12-02T05:00',
      nextWeek: '2026-12-07T05:00',
    })
  })

  it("are at nine o'clock of the screen's zone without working hours, and none for somebody who never works", () => {
    expect(offered('2026-11-25T09:12:00Z', null)).toEqual({
      soon: '2026-11-25T11:15',
      nextDay: '2026-11-26T08:00',
      nextWeek: '2026-11-30T08:00',
    })
    expect(offered('2026-11-25T09:12:00Z', { ...dubai, shifts: [] })).toEqual({})
  })
})
