import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dayIn, momentOf, wallMinute } from './calendar-day.ts'

afterEach(() => vi.restoreAllMocks())

const zones = ['UTC', 'Europe/Madrid', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Apia', 'Asia/Kathmandu'] as const

describe('a moment in a time zone', () => {
  it('has the day and minute that Intl formats', () => {
    const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, (timeZone, moment) => {
        const write = (options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...options }).format(moment)
        expect(dayIn(timeZone, moment)).toBe(write({ year: 'numeric', month: '2-digit', day: '2-digit' }))
        const [hour, minute] = write({ hour: '2-digit', minute: '2-digit' }).split(':').map(Number)
        expect(wallMinute(moment.getTime(), timeZone)).toBe(hour! * 60 + minute!)
      }),
    )
  })

  it('is at or after the start of its day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 3e12 }), (timeZone, moment) => {
        const day = dayIn(timeZone, new Date(moment))
        expect(momentOf(day, timeZone)).toBeLessThanOrEqual(moment)
      }),
    )
  })

  it('uses one formatter per zone, whose memory the engine does not count', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat')
    for (let n = 0; n < 1_000; n++) {
      dayIn('Asia/Tokyo', new Date(n * 1e9))
      wallMinute(n * 1e9, 'Asia/Tokyo')
    }
    expect(made.mock.calls.length).toBeLessThanOrEqual(1)
  })
})
