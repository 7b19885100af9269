import { expect, it } from 'vitest'
import { digestDay } from './digest-day.ts'

it.each([
  ['UTC', '2026-11-23T06:59:59Z', null],
  ['UTC', '2026-11-23T07:00:00Z', '2026-11-23'],
  ['UTC', '2026-11-23T11:59:59Z', '2026-11-23'],
  ['UTC', '2026-11-23T12:00:00Z', null],
  // Sunday evening there, Monday in UTC; and Monday morning, eight hours later than in UTC.
  ['America/Los_Angeles', '2026-11-23T07:00:00Z', null],
  ['America/Los_Angeles', '2026-11-23T15:00:00Z', '2026-11-23'],
  // Still Sunday in UTC.
  ['Asia/Tokyo', '2026-11-22T22:00:00Z', '2026-11-23'],
  ['Pacific/Kiritimati', '2026-11-22T17:00:00Z', '2026-11-23'],
  // Half hours and quarters.
  ['Asia/Kolkata', '2026-11-23T01:29:59Z', null],
  ['Asia/Kolkata', '2026-11-23T01:30:00Z', '2026-11-23'],
  ['Asia/Kathmandu', '2026-11-23T01:15:00Z', '2026-11-23'],
  // The morning after the clocks went forward, and after they went back.
  ['Europe/Madrid', '2026-03-28T06:00:00Z', '2026-03-28'],
  ['Europe/Madrid', '2026-03-29T04:59:59Z', null],
  ['Europe/Madrid', '2026-03-29T05:00:00Z', '2026-03-29'],
  ['America/Los_Angeles', '2026-11-01T14:59:59Z', null],
  ['America/Los_Angeles', '2026-11-01T15:00:00Z', '2026-11-01'],
])('the daily digest in %s at %s covers %s', (timeZone, moment, day) => {
  expect(digestDay(timeZone, new Date(moment))).toBe(day)
})
