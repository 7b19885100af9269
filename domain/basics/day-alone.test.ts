import { describe, expect, it } from 'vitest'
import { dayIn } from './calendar-day.ts'
import { dayAlone, isDayAlone } from './day-alone.ts'

describe('a day without a time', () => {
  it.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kathmandu', 'Asia/Kolkata'])(
    'is that day in its zone, and distinct from noon: %s',
    (zone) => {
      for (const day of ['2026-11-20', '2026-03-29', '1969-07-20']) {
        const moment = dayAlone(day, zone)
        expect([dayIn(zone, new Date(moment)), isDayAlone(Date.parse(moment))]).toEqual([day, true])
        expect(isDayAlone(Date.parse(moment) - 1)).toBe(false)
      }
    },
  )
})
