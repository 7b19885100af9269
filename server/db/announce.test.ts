import { expect, it } from 'vitest'
import { knownEvent, readEvent } from './announce.ts'

const id = '01900000-0000-7000-8000-000000000000'
const event = { topic: 'leads', change: 'changed', id }

it('an event with unknown fields of a newer version is read without them', () => {
  expect(readEvent(JSON.stringify(event))).toEqual(event)
  expect(readEvent(JSON.stringify({ v: 2, ...event, by: 'somebody' }))).toEqual(event)
})

it.each([
  { ...event, topic: 'letters' },
  { ...event, change: 'moved' },
  { ...event, id: 7 },
  { v: 3, what: ['leads'] },
])('%j is read as an unnamed event', (said) => {
  expect(readEvent(JSON.stringify(said))).toBe('newer')
  expect(knownEvent(JSON.stringify(said))).toBeNull()
})

it.each(['', 'null', '7', '[]', '{}', '{"topic', '"leads"'])('%j is not an event', (payload) => {
  expect(readEvent(payload)).toBeNull()
})
