import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-event.ts'

const now = '2026-06-01T12:00:00Z'
const event = { uid: 'a1', start: '2026-06-03T09:00:00Z', minutes: 30, title: 'Meeting', description: '' }
const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const field = (file: string, name: string) =>
  unfold(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)

test('an event has its begin and end in UTC', () => {
  const file = calendarFile(event, now)
  expect(['DTSTAMP', 'DTSTART', 'DTEND'].map((name) => field(file, name))).toEqual([
    '20260601T120000Z',
    '20260603T090000Z',
    '20260603T093000Z',
  ])
})

test('a name cannot inject lines or fields', () => {
  const file = calendarFile({ ...event, title: 'Ana\r\nATTACH:http://x; a, b\\' }, now)
  expect(field(file, 'SUMMARY')).toBe('Ana\\nATTACH:http://x\\; a\\, b\\\\')
  expect(field(file, 'ATTACH')).toBeUndefined()
})

test('lines are at most 75 octets, and unfolding restores the text in any script', () => {
  const texts = fc.string({ unit: 'grapheme', minLength: 0, maxLength: 200 })
  fc.assert(
    fc.property(texts, (title) => {
      const file = calendarFile({ ...event, title }, now)
      const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
      expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
      const read = field(file, 'SUMMARY')!.replaceAll(/\\([\\;,n])/g, (_, c: string) => (c === 'n' ? '\n' : c))
      expect(read).toBe(title.replaceAll(/\r\n|\r|\n/g, '\n'))
    }),
  )
})
