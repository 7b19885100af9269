import { describe, expect, it } from 'vitest'
import { languages } from './languages.ts'
import { utcMoment, zonedMoment } from './utc-moment.ts'

const at = Date.UTC(2026, 10, 21, 21, 5, 7)

describe('a moment in UTC', () => {
  it.each(languages)('has a 24-hour clock and Latin digits in %s, and seconds if they matter', (language) => {
    const text = utcMoment(language, at, true)
    for (const part of ['2026', '21:05:07', 'UTC']) expect(text).toContain(part)
    expect(utcMoment(language, at, false)).not.toContain('07')
  })

  it('has Hindi word order', () => {
    expect(utcMoment('hi', at, false)).toBe('21 नवंबर 2026 को 21:05 बजे UTC')
  })
})

describe('a moment in a time zone', () => {
  it.each([
    // Before and after the clocks go back, on the same day.
    ['America/Los_Angeles', '2026-11-01T08:30:00Z', '01:30', 'Pacific Daylight Time'],
    ['America/Los_Angeles', '2026-11-01T09:30:00Z', '01:30', 'Pacific Standard Time'],
    ['Asia/Kolkata', '2026-11-01T08:30:00Z', '14:00', 'India Standard Time'],
    ['Asia/Kathmandu', '2026-11-01T08:30:00Z', '14:15', 'Nepal Time'],
    ['Asia/Tokyo', '2026-10-31T15:30:00Z', '00:30', 'Japan Standard Time'],
  ])('gives its time and the name of %s at %s', (timeZone, moment, time, name) => {
    const text = zonedMoment('en', Date.parse(moment), timeZone)
    for (const part of ['November 1, 2026', time, name]) expect(text).toContain(part)
  })

  it.each(languages)('has its day and time in %s, without UTC', (language) => {
    const text = zonedMoment(language, at, 'Asia/Tokyo')
    for (const part of ['22', '2026', '06:05']) expect(text).toContain(part)
    expect(text).not.toContain('UTC')
  })

  it('has Hindi word order', () => {
    expect(zonedMoment('hi', at, 'Asia/Tokyo')).toMatch(/06:05 बजे \S/)
  })

  it("equals UTC's in UTC", () => {
    for (const language of languages) expect(zonedMoment(language, at, 'UTC')).toBe(utcMoment(language, at, false))
  })
})
