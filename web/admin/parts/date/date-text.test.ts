import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDateText, isDateValue } from './date-text.ts'

const locales = [
  'en-US',
  'en-GB',
  'en',
  'es',
  'es-ES',
  'es-MX',
  'de',
  'ja',
  'hi',
  'ar',
  'ar-AE',
  'ar-EG',
  'ar-MA',
  'ru',
]
const today = '2026-11-23'

describe.each(locales)('a date in %s', (locale) => {
  it.each([true, false])('is parsed from its own display, with time: %s', (withTime) => {
    const text = createDateText(locale, withTime)
    const times = fc.date({
      min: new Date('1900-01-01T00:00Z'),
      max: new Date('2999-12-31T23:59Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(times, (date) => {
        const value = date.toISOString().slice(0, withTime ? 16 : 10)
        expect(text.readWhole(text.show(value))).toBe(value)
        expect(text.readWhole(value)).toBe(value)
      }),
    )
  })
})

describe('a day as it is typed', () => {
  it.each([
    ['en-GB', '23/11/2026', '2026-11-23'],
    ['en-GB', '3.1.2027', '2027-01-03'],
    ['en-GB', '3 1 27', '2027-01-03'],
    ['en-GB', '3/1', '2026-01-03'],
    ['en-US', '11/23/2026', '2026-11-23'],
    ['en-US', '1/3', '2026-01-03'],
    ['es', '23-11-26', '2026-11-23'],
    ['es', '٢٣/١١/٢٠٢٦', null],
    ['es', '２３/１１/２０２６', '2026-11-23'],
    ['ar-AE', '٢٣/١١/٢٠٢٦', '2026-11-23'],
    ['es', '2026/11/23', '2026-11-23'],
    ['es', '29/2/2026', null],
    ['es', '31/4/2026', null],
    ['es', '29/2/2028', '2028-02-29'],
    ['es', '23/13/2026', null],
    ['es', '23/11/0026', null],
    ['es', '23', null],
    ['es', 'mañana', null],
    ['es', '23/11/2026 10:00', null],
    ['es', '', null],
  ])('in %s, %s, is %s', (locale, typed, value) => {
    expect(createDateText(locale, false).read(typed, today)).toBe(value)
  })

  it('is complete only with a four-digit year, so that no century is guessed while typing', () => {
    const { readWhole } = createDateText('es', false)
    expect(['23/11/2', '23/11/20', '23/11/202', '23/11', '23/11/2026'].map(readWhole)).toEqual([
      null,
      null,
      null,
      null,
      '2026-11-23',
    ])
  })
})

describe('a moment as it is typed', () => {
  it.each([
    ['en-US', '11/23/2026, 09:05 PM', '2026-11-23T21:05'],
    ['en-US', '11/23/2026 12:00 a.m.', '2026-11-23T00:00'],
    ['en-US', '11/23/2026 12 pm', '2026-11-23T12:00'],
    ['en-US', '11/23/2026 13 pm', null],
    ['en-US', '1/3 14:30', '2026-01-03T14:30'],
    ['es', '23/11/2026', '2026-11-23T09:00'],
    ['es', '23/11 10:15', '2026-11-23T10:15'],
    ['es', '23/11/26 7', '2026-11-23T07:00'],
    ['es', '23/11/2026 24:00', null],
    ['es', '23/11/2026 10:60', null],
    ['es', '2026-11-23T10:15:30', '2026-11-23T10:15'],
    ['es', '10:15', null],
    ['ar', '23/11/2026، 9:05 م', '2026-11-23T21:05'],
    ['ar', '٢٣/١١/٢٠٢٦ ٩:٠٥ ص', '2026-11-23T09:05'],
  ])('in %s, %s, is %s', (locale, typed, value) => {
    expect(createDateText(locale, true).read(typed, today)).toBe(value)
  })

  it('is complete only with its minutes', () => {
    const { readWhole } = createDateText('es', true)
    expect(['23/11/2026', '23/11/2026 1', '23/11/2026 10:1', '23/11/2026 10:15'].map(readWhole)).toEqual([
      null,
      null,
      null,
      '2026-11-23T10:15',
    ])
  })
})

it('is never parsed from invalid text', () => {
  const { read } = createDateText('en-GB', true)
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const value = read(typed, today)
      expect(value === null || isDateValue(value, true)).toBe(true)
    }),
  )
})
