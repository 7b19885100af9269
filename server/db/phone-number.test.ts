import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dialCodes } from '#domain/addresses/phone.ts'
import { besideNumber, withDial } from '#domain/addresses/typed-phone.ts'
import { readNumber } from './phone-number.ts'

/** The stored number with extra text, or the problem. */
function read(...args: Parameters<typeof readNumber>): string {
  const reading = readNumber(...args)
  if ('problem' in reading) return reading.problem
  return [reading.phone, besideNumber(reading)].filter(Boolean).join(' | ')
}

describe('a number with a chosen country', () => {
  it.each([
    ['\u202a+34 600 111 305\u202c', '+34 600111305'],
    ['\u2068+34 600 111 306\u2069', '+34 600111306'],
    ['tel:+34600111307', '+34 600111307'],
    ['(+34) 600 111 308', '+34 600111308'],
    ['＋34 600 111 309', '+34 600111309'],
    ['Tel. +34 600 111 310', '+34 600111310'],
    ['\u200e+971 50 123 4311', '+971 501234311'],
    ['0034 600 111 311', '+34 600111311'],
    ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971 501234567'],
    ['https://wa.me/34600111312', '+34 600111312'],
    ['tel:%2B34%20600%20111%20314', '+34 600111314'],
    ['\u202a+49 1512 3456789\u202c', '+49 15123456789'],
    ['01512 3456789', '+49 15123456789'],
    ['1512 3456789', '+49 15123456789'],
    ['+34 (0)600 111 313', '+34 600111313'],
  ])('is read by the sign of %j: %s', (typed, stored) => {
    expect(read(withDial('+49', typed))).toBe(stored)
  })

  it.each([
    ['+34', '\u202a+34 600 111 531\u202c', '+34 600111531'],
    ['+91', '\u202a+91 98123 45699\u202c', '+91 9812345699'],
    ['+7', '\u202a+7 912 345-67-90\u202c', '+7 9123456790'],
    ['+7', '8 (912) 345-67-90', '+7 9123456790'],
    ['+971', '\u200e+971 50 123 4599', '+971 501234599'],
    ['+34', '34600111532', '+34 600111532'],
    // Before 2019 Mexican mobile numbers had prefixes.
    ['+52', '+521 55 12345678', '+52 5512345678'],
    ['', '+52 1 55 1234 5678', '+52 5512345678'],
    ['+52', '044 55 1234 5678', '+52 5512345678'],
    ['+52', '55 1234 5678', '+52 5512345678'],
    ['+1', '604 555 0125', '+1 6045550125'],
    ['+1', '011 34 600 111 533', '+34 600111533'],
    ['+44', '+44 (0)7911 123456', '+44 7911123456'],
    ['+81', '０９０ー１２３４ー５６７８', '+81 9012345678'],
  ])('%s and %j is %s', (dial, typed, stored) => {
    expect(read(withDial(dial, typed))).toBe(stored)
  })

  it.each([
    ['+49', '4915123456789', 'phone_doubt'],
    ['+34', '447911123456', 'phone_doubt'],
    ['+34', '600 111 22', 'phone_too_short'],
    ['+34', '600 111 222 333 444', 'phone_too_long'],
    ['+34', '60O 111 222', 'invalid_phone'],
    ['+34', '15a1-2b34 567890', 'invalid_phone'],
    ['+34', 'call me', 'invalid_phone'],
    ['+34', '+999 123456', 'invalid_phone'],
    ['', '600 111 222', 'phone_country'],
  ])('%s and %j is queried: %s', (dial, typed, problem) => {
    expect(read(withDial(dial, typed))).toBe(problem)
  })
})

describe('several numbers in a cell', () => {
  it.each([
    ['+34 600 111 222 ::: +34 600 111 223', '+34 600111222 | +34 600 111 223'],
    ['+34 600 111 222; +34 600 111 223', '+34 600111222 | +34 600 111 223'],
  ])('of which the first is stored, the others kept: %s', (typed, stored) => {
    expect(read(typed)).toBe(stored)
  })
})

describe('the country of a number', () => {
  it.each([
    ['+1 416 555 0123', 'CA'],
    ['+1 876 927 0123', 'JM'],
    ['+1 212 555 0123', 'US'],
    ['+1 604 555 0125', 'CA'],
    ['+7 701 234 5678', 'KZ'],
    ['+7 912 345 6789', 'RU'],
    ['+44 1534 876543', 'JE'],
    ['+44 20 7946 0958', 'GB'],
    ['+590 690 00 12 34', 'GP'],
    ['+358 18 123 456', 'AX'],
    ['+39 06 698 12345', 'VA'],
  ])('%s is its own, not the largest with its code: %s', (typed, country) => {
    expect(readNumber(typed)).toMatchObject({ country })
  })
})

describe('a number in a file', () => {
  it.each([
    ['4915112345678', 'DE', 'phone_doubt', '+49 15112345678'],
    ['34600111222', 'DE', 'phone_doubt', '+34 600111222'],
    ['447911123456', 'DE', 'phone_doubt', '+44 7911123456'],
    ['34600111222', 'ES', '+34 600111222', '+34 600111222'],
    ['447911123456', 'ES', 'phone_doubt', '+44 7911123456'],
    ['34600111222', null, 'phone_doubt', '+34 600111222'],
    ['600111222', null, 'phone_country', 'phone_country'],
    ['+4915112345678', 'DE', '+49 15112345678', '+49 15112345678'],
    ['004915112345678', null, '+49 15112345678', '+49 15112345678'],
    ['015112345678', 'DE', '+49 15112345678', '+49 15112345678'],
    ['6045550125', 'US', '+1 6045550125', '+60 45550125'],
    ['4915112345678.0', 'DE', 'phone_doubt', '+49 15112345678'],
  ])(
    'without a plus sign, %s of %s, is read or queried (%s); naming its form settles it: %s',
    (typed, country, plain, whole) => {
      expect(read(typed, country)).toBe(plain)
      expect(read(typed, country, 'international')).toBe(whole)
    },
  )

  it('without a plus sign belongs to the country if the user says so', () => {
    expect(read('34600111222', 'DE', 'national')).toBe('+49 34600111222')
  })

  it.each(['4.91511E+12', '4,91711E+12', '3.46001E+10', '4.9e12'])(
    'that a spreadsheet shortened to %s has lost digits',
    (typed) => {
      expect(read(typed, 'DE')).toBe('phone_digits_lost')
    },
  )

  it("in a spreadsheet's exponent form with all digits is complete", () => {
    expect(read('4.915112345678E+12', 'DE', 'international')).toBe('+49 15112345678')
  })

  it.each([
    ['+49 30 9018 ext. 12', '+49 309018 | +49 309018 ext. 12'],
    ['030 9018 x12', '+49 309018 | +49 309018 ext. 12'],
    ['+1 415 555 2671 x22', '+1 4155552671 | +1 4155552671 ext. 22'],
    ['030 9018 / 030 9019', '+49 309018 | 030 9019'],
    ['+49 30 9018;ext=12', '+49 309018 | +49 309018 ext. 12'],
    ['+7 (701) 234-56-78 доб. 12', '+7 7012345678 | +7 7012345678 ext. 12'],
    ['+86 10 6552 9988 转 12', '+86 1065529988 | +86 1065529988 ext. 12'],
    ['+1 415 555 2671,,22#', '+1 4155552671 | 22'],
    ['030 9018-12/13', '+49 30901812 | 13'],
    ['+34 600 111 222 +34 600 111 223', '+34 600111222 | +34 600 111 223'],
    ['+34 600 111 222; +34 600 111 223', '+34 600111222 | +34 600 111 223'],
    ['+34 600 111 222\n+34 600 111 223', '+34 600111222 | +34 600 111 223'],
    ['+34 600 111 222 (ask for Ana)', '+34 600111222 | ask for Ana'],
    ['Mobile: +34 600 111 222', '+34 600111222'],
    ['="+34600111222"', '+34 600111222'],
    ["'+34600111222", '+34 600111222'],
    ['0171/1234567', '+49 1711234567'],
    ['030/9018123', '+49 309018123'],
    ['089 / 12 34 56', '+49 89123456'],
  ])('%j keeps the text beside the number: %s', (typed, expected) => {
    expect(read(typed, 'DE')).toBe(expected)
  })
})

it('is stored as dial code, space and digits, whatever was typed, and is stable when read again', () => {
  const dial = fc.constantFrom(...dialCodes.map((entry) => entry.dial))
  const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+0-9 ()/.,;x-]{0,24}$/))
  fc.assert(
    fc.property(dial, typed, (code, text) => {
      const reading = readNumber(withDial(code, text))
      if ('problem' in reading) return
      expect(reading.phone).toMatch(/^\+\d{1,3} \d+$/)
      expect(readNumber(reading.phone)).toMatchObject({ phone: reading.phone })
    }),
  )
})
