import { describe, expect, it } from 'vitest'
import { dayAlone } from '#domain/basics/day-alone.ts'
import { createFormat, localeOf } from './format.ts'
import { preferredLanguage } from './language.ts'

const en = createFormat('en', 'Asia/Dubai')
const es = createFormat('es', 'Asia/Dubai')
const ru = createFormat('ru', 'Asia/Dubai')
/** Intl writes no-break spaces; which ones depends on its version. */
const plain = (text: string) => text.replace(/\s/g, ' ')
const now = '2026-11-21T10:00:00Z'

describe('formats', () => {
  it('write money in whole dollars, always grouped', () => {
    expect(en.money(12_500)).toBe('$12,500')
    expect(plain(es.money(1_500))).toBe('1.500 $')
    expect(plain(createFormat('ar').money(12_500))).toMatch(/12,500 \$$/)
  })

  it.each([
    [13_400, 'jpy', '¥13,400'],
    [27_500, 'kwd', 'KWD 27.500'],
    [12_500, 'isk', 'ISK 12,500'],
    [8_995, 'usd', '$89.95'],
  ])('write %d minor units of %s with its own decimals', (amount, currency, text) => {
    expect(plain(en.minor(amount, currency))).toBe(text)
  })

  it('put texts one after another with the comma of the language', () => {
    expect(en.joined(['a', 'b'])).toBe('a, b')
    expect(createFormat('ar-AE').joined(['أ', 'ب'])).toBe('أ، ب')
  })

  it('write percent of a hundred', () => {
    expect(en.percent(35)).toBe('35%')
    expect(plain(es.percent(12.8))).toBe('12,8 %')
  })

  it('write Russian dates without the abbreviation for year, whose dot could end a sentence', () => {
    expect(plain(ru.date('2026-11-21T21:30:00Z'))).toBe('22 нояб. 2026')
    expect(plain(ru.dateTime('2026-11-21T10:05:00Z'))).toBe('21 нояб. 2026, 14:05')
    expect(plain(ru.dayRange('2026-11-21', '2027-01-02'))).toBe('21 нояб. 2026 – 2 янв. 2027')
    expect(plain(ru.month(2026, 11))).toBe('ноябрь 2026')
  })

  it('write moments in the time zone of the reader', () => {
    expect(en.date('2026-11-21T21:30:00Z')).toBe('Nov 22, 2026')
    expect(es.date('2026-11-21T21:30:00Z')).toBe('22 nov 2026')
    expect(plain(en.dateTime('2026-11-21T10:05:00Z'))).toBe('Nov 21, 2026, 2:05 PM')
  })

  it.each([
    ['2026-11-21T09:59:30Z', 'just now', 'hace un momento'],
    ['2026-11-21T10:00:30Z', 'now', 'ahora'],
    ['2026-11-21T09:55:01Z', '4 minutes ago', 'hace 4 minutos'],
    ['2026-11-21T08:01:00Z', '1 hour ago', 'hace 1 hora'],
    ['2026-11-20T09:00:00Z', 'yesterday', 'ayer'],
    ['2026-11-23T10:00:00Z', 'in 2 days', 'pasado mañana'],
    ['2026-11-01T10:00:00Z', '2 weeks ago', 'hace 2 semanas'],
    ['2025-01-01T00:00:00Z', 'last year', 'el año pasado'],
  ])('show %s relative to now', (moment, english, spanish) => {
    expect(en.relative(moment, now)).toBe(english)
    expect(es.relative(moment, now)).toBe(spanish)
  })

  it('show the distance in short form', () => {
    expect(en.shortRelative('2026-11-01T10:00:00Z', now)).toBe('2 wk. ago')
    expect(es.shortRelative('2026-11-01T10:00:00Z', now)).toBe('hace 2 sem.')
  })

  it.each([
    [0.2, '1 second'],
    [45, '45 seconds'],
    [60, '1 minute'],
    [95, '2 minutes'],
    [3_601, '2 hours'],
  ])('give the waiting time of %d seconds, never too short', (seconds, text) => {
    expect(en.wait(seconds)).toBe(text)
  })

  it.each([
    [0, '0 seconds'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [210, '3.5 minutes'],
    [4_320, '1.2 hours'],
    [172_800, '2 days'],
  ])('give the duration of %d seconds', (seconds, text) => {
    expect(en.duration(seconds)).toBe(text)
  })

  it('name countries and languages, and leave other text as it is', () => {
    expect(es.country('DE')).toBe('Alemania')
    expect(es.country('Unknown')).toBe('Unknown')
    expect(en.country('')).toBe('')
    expect(en.languageName('pt')).toBe('Portuguese')
    expect(en.languageName('pt-BR')).toBe('Brazilian Portuguese')
    expect(en.languageName('klingon!')).toBe('klingon!')
  })
})

describe('the language of the staff area', () => {
  it("is the browser's preferred supported one, else English", () => {
    expect(preferredLanguage(['ca', 'es-MX', 'en'])).toBe('es')
    expect(preferredLanguage(['de', 'fr'])).toBe('en')
    expect(preferredLanguage([])).toBe('en')
  })

  it('keeps the reader’s own variety of it for dates and numbers', () => {
    expect(localeOf('en', ['es-ES', 'en-GB', 'en'])).toBe('en-GB')
    expect(localeOf('es', ['en-GB'])).toBe('es')
    expect(createFormat(localeOf('en', ['en-GB']), 'UTC').date(now)).toBe('21 Nov 2026')
  })
})

describe('the locale', () => {
  it("is the reader's own variety, if Intl knows it", () => {
    expect(localeOf('en', ['fr-FR', 'en-GB'])).toBe('en-GB')
    expect(localeOf('en', ['en-US@posix'])).toBe('en')
    expect(localeOf('es', ['en-GB'])).toBe('es')
  })

  it("has Latin digits and the Gregorian calendar, whatever the reader's region", () => {
    for (const region of ['en-US', 'en-u-nu-arab', 'en-u-ca-buddhist', 'en-u-ca-islamic-nu-deva']) {
      const format = createFormat(localeOf('en', [region]), 'UTC')
      expect(format.date(now)).toBe('Nov 21, 2026')
      expect(format.number(12_500)).toBe('12,500')
    }
    const year = createFormat(localeOf('ar', ['ar-SA']), 'UTC').date(now)
    expect(year).toMatch(/21.*11.*2026/)
  })

  it('keeps the day of an Arabic date with its month, also after a Latin name', () => {
    const format = createFormat('ar-AE', 'UTC')
    for (const text of [format.date(now), format.dateTime(now)]) expect(text).toMatch(/^\u200f21/)
    expect(format.longDay('2026-11-21')).toMatch(/^السبت/)
  })
})

it('a week begins on the weekday of the locale’s region', () => {
  const first = (locale: string) => createFormat(locale).firstWeekday
  expect([first('en-US'), first('en-GB'), first('es'), first('es-MX')]).toEqual([7, 1, 1, 7])
})

it('calendar days are written out in the language', () => {
  expect(createFormat('en-GB').longDay('2026-11-24')).toBe('Tuesday 24 November')
  expect(es.longDay('2026-11-24')).toBe('martes, 24 de noviembre')
  expect(createFormat('en-GB').weekdayAndDay('2026-11-24')).toBe('Tue 24')
})

it('a day without a time is shown without one', () => {
  const format = createFormat('en-GB', 'America/Sao_Paulo')
  const moment = dayAlone('2026-11-20', 'America/Sao_Paulo')
  expect([format.dateTime(moment), format.exact(moment)]).toEqual([
    '20 Nov 2026',
    expect.stringMatching(/^Friday,? 20 November 2026$/),
  ])
})
