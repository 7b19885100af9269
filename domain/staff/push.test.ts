import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTimeZone, minutesPerDay, wallMinute } from '#domain/basics/calendar-day.ts'
import { dayMs, minuteMs } from '#domain/basics/instant.ts'
import { roles } from './permissions.ts'
import { isGivenUp, isPushedTo, isQuiet, maxSinglePushes, type PushMessage, pushesOf, quietEnd } from './push.ts'

const at = (time: string) => Date.parse(time)
const hours = (from: string, to: string, timeZone: string) => ({ from: minuteOf(from), to: minuteOf(to), timeZone })
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

describe('a push notification', () => {
  it.each(
    roles.flatMap((role) =>
      [false, true].flatMap((disabled) => (['ana', 'ben', null] as const).map((owner) => ({ role, disabled, owner }))),
    ),
  )('goes to ana as $role (deactivated: $disabled) for a lead of $owner only if she may reply to it', (row) => {
    const { role, disabled, owner } = row
    const mayReply = { owner: true, manager: true, agent: true, viewer: false }[role]
    const isHersOrFree = { ana: true, ben: false, none: true }[owner ?? 'none']
    expect(isPushedTo({ username: 'ana', role, disabled }, owner)).toBe(mayReply && !disabled && isHersOrFree)
  })
})

describe('quiet hours', () => {
  it.each([
    // Over midnight, in winter and in summer.
    ['22:00', '07:00', 'Europe/Madrid', '2026-01-15T20:59:00Z', false],
    ['22:00', '07:00', 'Europe/Madrid', '2026-01-15T21:00:00Z', true],
    ['22:00', '07:00', 'Europe/Madrid', '2026-01-15T23:00:00Z', true],
    ['22:00', '07:00', 'Europe/Madrid', '2026-01-16T05:59:59Z', true],
    ['22:00', '07:00', 'Europe/Madrid', '2026-01-16T06:00:00Z', false],
    ['22:00', '07:00', 'Europe/Madrid', '2026-07-15T19:59:00Z', false],
    ['22:00', '07:00', 'Europe/Madrid', '2026-07-15T20:00:00Z', true],
    ['22:00', '07:00', 'Europe/Madrid', '2026-07-16T05:00:00Z', false],
    // Within a day.
    ['13:00', '15:30', 'America/Bogota', '2026-03-02T17:59:00Z', false],
    ['13:00', '15:30', 'America/Bogota', '2026-03-02T18:00:00Z', true],
    ['13:00', '15:30', 'America/Bogota', '2026-03-02T20:29:00Z', true],
    ['13:00', '15:30', 'America/Bogota', '2026-03-02T20:30:00Z', false],
    // From and until midnight.
    ['00:00', '06:00', 'UTC', '2026-03-02T00:00:00Z', true],
    ['00:00', '06:00', 'UTC', '2026-03-02T23:59:00Z', false],
    ['20:00', '00:00', 'UTC', '2026-03-02T23:59:00Z', true],
    ['20:00', '00:00', 'UTC', '2026-03-03T00:00:00Z', false],
    // A zone with a quarter of an hour.
    ['22:00', '07:00', 'Asia/Kathmandu', '2026-03-02T16:14:00Z', false],
    ['22:00', '07:00', 'Asia/Kathmandu', '2026-03-02T16:15:00Z', true],
    // The clock skips from 02:00 to 03:00: quiet until 02:30 ends with the skipped hour.
    ['22:00', '02:30', 'Europe/Madrid', '2026-03-29T00:59:00Z', true],
    ['22:00', '02:30', 'Europe/Madrid', '2026-03-29T01:00:00Z', false],
    // The clock goes back from 03:00 to 02:00: 02:00 to 03:00 is quiet both times.
    ['02:00', '03:00', 'Europe/Madrid', '2026-10-24T23:59:00Z', false],
    ['02:00', '03:00', 'Europe/Madrid', '2026-10-25T00:30:00Z', true],
    ['02:00', '03:00', 'Europe/Madrid', '2026-10-25T01:30:00Z', true],
    ['02:00', '03:00', 'Europe/Madrid', '2026-10-25T02:00:00Z', false],
    ['02:00', '03:00', 'Europe/Madrid', '2026-03-29T00:59:59Z', false],
    ['02:00', '03:00', 'Europe/Madrid', '2026-03-29T01:00:00Z', false],
    ['01:00', '02:00', 'America/New_York', '2026-11-01T05:30:00Z', true],
    ['01:00', '02:00', 'America/New_York', '2026-11-01T06:30:00Z', true],
    // Equal limits.
    ['22:00', '22:00', 'UTC', '2026-03-02T22:00:00Z', false],
  ])('from %s to %s in %s at %s: %s', (from, to, timeZone, now, quiet) => {
    expect(isQuiet(hours(from, to, timeZone), at(now))).toBe(quiet)
  })

  it('do not exist unless set', () => expect(isQuiet(null, 0)).toBe(false))

  it('and their complement cover each minute of a day once, in any zone on any day', () => {
    const zones = ['UTC', 'Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']
    const minute = fc.integer({ min: 0, max: minutesPerDay - 1 })
    fc.assert(
      fc.property(
        minute,
        minute,
        fc.constantFrom(...zones),
        fc.integer({ min: at('2026-01-01T00:00:00Z') / minuteMs, max: at('2027-12-31T00:00:00Z') / minuteMs }),
        (from, to, timeZone, now) => {
          fc.pre(from !== to)
          const forwards = isQuiet({ from, to, timeZone }, now * minuteMs)
          expect(isQuiet({ from: to, to: from, timeZone }, now * minuteMs)).toBe(!forwards)
        },
      ),
    )
  })

  it.each([
    ['22:00', '07:00', 'Europe/Madrid', '2026-01-15T20:59:59Z', null],
    ['22:00', '07:00', 'Europe/Madrid', '2026-01-15T21:00:30Z', '2026-01-16T06:00:00Z'],
    ['22:00', '07:00', 'Europe/Madrid', '2026-01-16T05:59:59Z', '2026-01-16T06:00:00Z'],
    // Over a night that is an hour shorter, and one that is an hour longer.
    ['22:00', '07:00', 'Europe/Madrid', '2026-03-28T21:00:00Z', '2026-03-29T05:00:00Z'],
    ['22:00', '07:00', 'Europe/Madrid', '2026-10-24T20:00:00Z', '2026-10-25T06:00:00Z'],
    ['22:00', '02:30', 'Europe/Madrid', '2026-03-29T00:10:00Z', '2026-03-29T01:00:00Z'],
  ])('from %s to %s in %s: at %s they end at %s', (from, to, timeZone, now, end) => {
    expect(quietEnd(hours(from, to, timeZone), at(now))).toBe(end && at(end))
  })

  it('last as many minutes as the local clock shows', () => {
    const start = at('2026-06-01T00:00:00Z')
    const minutes = Array.from({ length: dayMs / minuteMs }, (_, index) => start + index * minuteMs)
    const quiet = minutes.filter((now) => isQuiet(hours('22:00', '07:00', 'Europe/Madrid'), now))
    expect(quiet).toHaveLength(9 * 60)
    expect(wallMinute(start, 'Europe/Madrid')).toBe(120)
  })
})

describe('a time zone', () => {
  it.each([
    ['Europe/Madrid', true],
    ['America/Argentina/Buenos_Aires', true],
    ['UTC', true],
    ['Europe/Atlantis', false],
    ['', false],
    ["x'; drop table users", false],
  ])('%s is known: %s', (name, known) => expect(isTimeZone(name)).toBe(known))
})

describe('a device', () => {
  it.each([
    [19, 0, false],
    [20, 0, true],
    [2, 30, false],
    [3, 2.99, false],
    [3, 3, true],
    [1, 0, false],
  ])('refused %i times in a row within %f days is dropped: %s', (count, days, expected) => {
    expect(isGivenUp(count, 0, days * dayMs)).toBe(expected)
  })
})

describe('push notifications to one person', () => {
  const due = (kind: 'arrived' | 'overdue', count: number) =>
    Array.from({ length: count }, (_, index) => ({ kind, leadId: `${kind} ${index}`, language: 'de', dueAt: null }))

  it.each(
    Array.from({ length: 6 }, (_, arrived) => Array.from({ length: 6 }, (_, overdue) => ({ arrived, overdue }))).flat(),
  )('for $arrived new and $overdue overdue leads are one each, or one for many', ({ arrived, overdue }) => {
    const expected = (['arrived', 'overdue'] as const).flatMap((kind): PushMessage[] => {
      const count = { arrived, overdue }[kind]
      return count > maxSinglePushes ? [{ kind, count }] : due(kind, count)
    })
    expect(pushesOf([...due('overdue', overdue), ...due('arrived', arrived)])).toEqual(expected)
  })

  it('never exceed twice the limit of single ones', () => {
    expect(pushesOf([...due('arrived', 20_000), ...due('overdue', 500)])).toEqual([
      { kind: 'arrived', count: 20_000 },
      { kind: 'overdue', count: 500 },
    ])
  })
})
