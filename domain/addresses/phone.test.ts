import fc from 'fast-check'
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { digitsOf } from '#domain/basics/plain-text.ts'
import { countryOfTimeZone } from '#domain/basics/time-zones.ts'
import { languages } from '#domain/site/languages.ts'
import { choosePrefix, contactFormDialCodes, countryOfDial, dialCodes, searchedDigits, splitPhone } from './phone.ts'

describe('the table of dial codes', () => {
  test('starts with the eighteen of the contact form in their order', () => {
    const eighteen = '+1 +44 +34 +33 +49 +39 +351 +7 +91 +86 +81 +82 +55 +52 +61 +971 +966 +27'
    expect(contactFormDialCodes.map(({ dial }) => dial).join(' ')).toBe(eighteen)
    expect(dialCodes.slice(0, 18)).toEqual(contactFormDialCodes)
  })

  test('has each country of the numbering plan once, with its code', () => {
    const plan = getCountries().map((country) => `${country} +${getCountryCallingCode(country)}`)
    expect(dialCodes.map(({ country, dial }) => `${country} ${dial}`).toSorted()).toEqual(plan.toSorted())
  })

  test.each([
    ['+1', 'US'],
    ['+7', 'RU'],
    ['+44', 'GB'],
    ['+39', 'IT'],
    ['+61', 'AU'],
    ['+47', 'NO'],
    ['+212', 'MA'],
    ['+262', 'RE'],
    ['+358', 'FI'],
    ['+590', 'GP'],
    ['+599', 'CW'],
  ])('the shared code %s counts as %s', (dial, country) => {
    expect(countryOfDial(dial)).toBe(country)
  })

  test('an unknown code gives the fallback', () => {
    expect(countryOfDial('+999', 'Unknown')).toBe('Unknown')
    expect(countryOfDial('34')).toBeNull()
  })
})

describe('a stored phone number', () => {
  test.each([
    ['+34 600111222', { dial: '+34', digits: '600111222' }],
    ['+34 600 111 222', { dial: '+34', digits: '600111222' }],
    ['+34600111222', { dial: '+34', digits: '600111222' }],
    ['+18095551234', { dial: '+1', digits: '8095551234' }],
    ['+351912345678', { dial: '+351', digits: '912345678' }],
    ['600111222', null],
    ['+34', null],
    ['+34 ', null],
    ['+999123456', null],
    ['+34 six', null],
    ['', null],
  ])('%j splits into %o', (stored, parts) => {
    expect(splitPhone(stored)).toEqual(parts)
  })

  const national = fc.stringMatching(/^[1-9]\d{3,11}$/)

  test('does not depend on how the digits are written', () => {
    fc.assert(
      fc.property(national, (digits) => {
        for (const zero of [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10, 0x1d7ce])
          expect(digitsOf(digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit))))).toBe(digits)
      }),
    )
  })
})

describe('the initial dial code of a form', () => {
  test.each([
    [{ geoCountry: 'MX', timeZone: 'Europe/Berlin', language: 'fr' }, 'MX', '+52'],
    [{ geoCountry: 'ca', timeZone: null, language: 'fr' }, 'CA', '+1'],
    [{ geoCountry: 'XX', timeZone: 'Europe/Berlin', language: 'fr' }, 'DE', '+49'],
    [{ timeZone: 'Asia/Calcutta', language: 'fr' }, 'IN', '+91'],
    [{ timeZone: 'Europe/Kyiv' }, 'UA', '+380'],
    [{ timeZone: 'America/Argentina/Ushuaia' }, 'AR', '+54'],
    [{ timeZone: 'UTC', language: 'ar' }, 'AE', '+971'],
    [{ timeZone: 'Antarctica/Vostok', language: 'pt-BR' }, 'BR', '+55'],
    [{ timeZone: 'Antarctica/Vostok', language: 'pt-AO' }, 'PT', '+351'],
    [{ language: 'en' }, 'US', '+1'],
    [{ language: 'nl' }, 'ES', '+34'],
    [{}, 'ES', '+34'],
    [{ geoCountry: '', timeZone: '', language: '' }, 'ES', '+34'],
  ])('%o: %s %s', (hints, country, dial) => {
    expect(choosePrefix(hints)).toEqual({ country, dial })
  })

  test("is in the form's list, whatever is known", () => {
    const hint = fc.option(
      fc.oneof(fc.string(), fc.constantFrom(...languages, 'US', 'GG', 'Europe/Madrid', '__proto__')),
    )
    fc.assert(
      fc.property(fc.record({ geoCountry: hint, timeZone: hint, language: hint }), (hints) => {
        expect(dialCodes).toContainEqual(choosePrefix(hints))
      }),
    )
  })

  test('is known for every time zone a browser reports, except Antarctica and uninhabited islands', () => {
    const unknown = Intl.supportedValuesOf('timeZone').filter((zone) => !countryOfTimeZone(zone))
    expect(unknown.filter((zone) => !zone.startsWith('Antarctica/'))).toEqual([
      'Atlantic/South_Georgia',
      'Indian/Kerguelen',
      'Pacific/Midway',
      'Pacific/Pitcairn',
      'Pacific/Wake',
    ])
  })
})

describe('a phone number search', () => {
  const finds = (typed: string, stored: string) =>
    searchedDigits(typed)?.some((digits) => digitsOf(stored).includes(digits)) ?? false

  test.each([
    ['07911 123456', '+44 7911123456'],
    ['+44 (0)7911 123456', '+44 7911123456'],
    ['0044 7911123456', '+44 7911123456'],
    ['01511 8454319', '+49 15118454319'],
    ['06 23771852', '+31 623771852'],
    ['8 (778) 889 0503', '+7 7788890503'],
    ['8 778 8890503', '+7 7788890503'],
    ['0034 629 20 06 90', '+34 629200690'],
    ['629.20.06.90', '+34 629200690'],
    ['(11) 93421-1294', '+55 11934211294'],
    ['011 15-3421-1294', '+54 91134211294'],
    ['8 029 123-45-67', '+375 291234567'],
    ['06 30 123 4567', '+36 301234567'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', '+971 501234567'],
    ['0791', '+44 7911123456'],
    ['123456', '+44 7911123456'],
    ['+44 79', '+44 7911123456'],
  ])('%s finds %s', (typed, stored) => {
    expect(finds(typed, stored)).toBe(true)
  })

  test.each([
    ['07911 123457', '+44 7911123456'],
    ['+34 7911 123456', '+44 7911123456'],
    ['0044 629200690', '+34 629200690'],
  ])('%s does not find %s', (typed, stored) => {
    expect(finds(typed, stored)).toBe(false)
  })

  test.each(['Ana', '12', 'a 123456', '', '+', '100%', '0034', '003', '+3 (0) 4'])('%j is not a number', (typed) => {
    expect(searchedDigits(typed)).toBeNull()
  })

  test('finds numbers of every country as printed there and as dialled from abroad', () => {
    const missed = getCountries().flatMap((country) => {
      const number = getExampleNumber(country, examples)
      if (!number) return []
      const stored = `+${number.countryCallingCode} ${number.nationalNumber}`
      const printed = [number.formatNational(), number.formatInternational(), number.number.replace('+', '00')]
      return printed.filter((typed) => !finds(typed, stored)).map((typed) => `${country} ${typed}`)
    })
    expect(missed).toEqual([])
  })
})
