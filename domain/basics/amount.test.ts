import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountColumn, amountIn, type DecimalSign, isDollar, writtenAmount } from './amount.ts'

describe('an unambiguous amount', () => {
  test.each<[string, number, DecimalSign | null]>([
    ['0', 0, null],
    ['12500', 12_500, null],
    ['12.500,00 €', 12_500, ','],
    ['12 500,00', 12_500, ','],
    ['12\u00a0500,50\u00a0€', 12_500.5, ','],
    ['12\u202f500', 12_500, null],
    ['$12,500.00', 12_500, '.'],
    ['US$ 12,500.5', 12_500.5, '.'],
    ['USD 1250.00', 1_250, '.'],
    ['1’250.00 CHF', 1_250, '.'],
    ["Fr. 1'250.50", 1_250.5, '.'],
    ['CHF 1’250.–', 1_250, '.'],
    ['€ 1.250,-', 1_250, ','],
    ['1250,--', 1_250, ','],
    ['Fr. 1.250.-', 1_250, null],
    ['₹1,25,000', 125_000, '.'],
    ['₹ 12,50,000.75', 1_250_000.75, '.'],
    ['Rs.500', 500, null],
    ['R$ 1.234.567', 1_234_567, ','],
    ['1,234,567', 1_234_567, '.'],
    ['1.234.567,8', 1_234_567.8, ','],
    ['1,234,567.891', 1_234_567.891, '.'],
    ['1 234.567', 1_234.567, '.'],
    ['12,5', 12.5, ','],
    ['12.5', 12.5, '.'],
    ['1,25', 1.25, ','],
    ['0.500', 0.5, '.'],
    ['0,125', 0.125, ','],
    ['.5', 0.5, '.'],
    ['$,50', 0.5, ','],
    ['1250.000', 1_250, '.'],
    ['12345,678', 12_345.678, ','],
    ['1.2500', 1.25, '.'],
    ['10k', 10_000, null],
    ['$1.5M', 1_500_000, '.'],
    ['2,5 Mio. €', 2_500_000, ','],
    ['10 kr', 10, null],
    ['1 250 kr.', 1_250, null],
    ['3 lakh', 300_000, null],
    ['1.5 crore', 15_000_000, '.'],
    ['2万', 20_000, null],
    ['2.5萬円', 25_000, '.'],
    ['500万元', 5_000_000, null],
    ['5 Tsd. €', 5_000, null],
    ['10 тыс. руб.', 10_000, null],
    ['1,5 млн ₽', 1_500_000, ','],
    ['3 tys. zł', 3_000, null],
    ['１２３４．５', 1_234.5, '.'],
    ['1000 долларов', 1_000, null],
    ['١٢٬٥٠٠٫٥٠', 12_500.5, null],
    ['١٢٥٠٠ د.إ', 12_500, null],
    ['۱۲٬۵۰۰', 12_500, null],
    ['१२५००', 12_500, null],
    ['１２，５００．００'.replace('．', '.'), 12_500, '.'],
    ['\u200f12,500.00\u200e $', 12_500, '.'],
    ['12500 EUR', 12_500, null],
    ['12500 euros', 12_500, null],
  ])('%j', (text, value, shows) => {
    expect(writtenAmount(text)).toMatchObject({ read: { '.': value, ',': value }, shows })
    expect(amountIn(text, null)).toBe(value)
  })
})

describe('an ambiguous amount', () => {
  test.each([
    ['1.250', 1.25, 1_250],
    ['12,500', 12_500, 12.5],
    ['125.000 €', 125, 125_000],
    ['$1,000', 1_000, 1],
    ['1.250k', 1_250, 1_250_000],
    ['١٢،٥٠٠', 12_500, 12.5],
    ['๑๒,๕๐๐', 12_500, 12.5],
  ])('%j is read by the decimal separator of its column, otherwise not at all', (text, point, comma) => {
    expect(writtenAmount(text)).toMatchObject({ read: { '.': point, ',': comma }, shows: null })
    expect(amountIn(text, '.')).toBe(point)
    expect(amountIn(text, ',')).toBe(comma)
    expect(amountIn(text, null)).toBeNull()
  })
})

test.each([
  '',
  ' ',
  'a lot',
  '-5',
  '(500)',
  '5-10',
  '1000 - 5000',
  '12.50.00',
  '1.2.3',
  '12,50,00',
  '1.250,000,00',
  '1,250.000.5',
  '12 50',
  '1..5',
  '5.',
  '1 000,000,00',
  'about 500',
  '500 leads',
  '1e3',
  '10²',
  '1½',
  '70 %',
  '€',
  '2026-11-21',
])('%j is not an amount', (text) => {
  expect(writtenAmount(text)).toBeNull()
  expect(amountIn(text, '.')).toBeNull()
})

describe('a column of amounts', () => {
  test.each<[string[], DecimalSign | null, string | null]>([
    [[], null, null],
    [['500', '12500', ''], null, null],
    [['1.250', '500'], null, '1.250'],
    [['1.250', '12,5'], ',', '1.250'],
    [['12,500', '1,234,567'], '.', '12,500'],
    [['1.250', '1.234,00', '3.50'], null, '1.250'],
    [['1.234,00', '3.50'], null, null],
    [['no amount', '1,250', '0.5'], '.', '1,250'],
  ])('%j: decimals after %j, in doubt %j', (texts, decimal, doubtful) => {
    expect(amountColumn(texts)).toMatchObject({ decimal, doubtful })
  })

  test('lists its currencies other than dollars', () => {
    const { currencies } = amountColumn(['$1', 'USD 2', '3 US $', '4', '5 €', 'CHF 6', '7 €'])
    expect(currencies).toEqual(['€', 'CHF'])
    expect(['', '$', 'usd', 'US$'].every(isDollar)).toBe(true)
  })

  const locales = [
    ...['en-US', 'es-ES', 'es-MX', 'ar-EG', 'ar-AE', 'ru-RU', 'de-DE', 'de-CH', 'de-AT', 'fr-FR', 'fr-CH', 'it-IT'],
    ...[
      'pt-BR',
      'pt-PT',
      'hi-IN',
      'en-IN',
      'zh-CN',
      'pl-PL',
      'sv-SE',
      'nl-NL',
      'hi-IN-u-nu-deva',
      'fa-IR',
      'zh-u-nu-fullwide',
    ],
  ]
  const cents = fc.integer({ min: 0, max: 2_000_000_000 })
  const currency = fc.constantFrom('USD', 'EUR', 'CHF', 'INR', 'AED', 'BRL')

  test("is read exactly, whatever country's format its decimals show", () => {
    const column = fc.array(fc.record({ cents, digits: fc.constantFrom(0, 2) }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.constantFrom(...locales), currency, column, (locale, code, amounts) => {
        const written = amounts.map(({ cents: amount, digits }) => {
          const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
          const value = digits === 0 ? Math.floor(amount / 100) : amount / 100
          const text = new Intl.NumberFormat(locale, { style: 'currency', currency: code, ...options }).format(value)
          return { value, text }
        })
        const { decimal, doubtful } = amountColumn(written.map(({ text }) => text))
        for (const { text, value } of written) {
          const read = amountIn(text, decimal)
          if (read === null) expect(doubtful).not.toBeNull()
          else expect(read).toBe(value)
        }
        const isShown = amounts.some(({ digits }) => digits === 2)
        if (isShown) for (const { text, value } of written) expect(amountIn(text, decimal)).toBe(value)
      }),
    )
  })

  test('is never guessed: an ambiguous amount is null, a read one is one of its two readings', () => {
    const text = fc.stringMatching(/^[$€]?[\d.,' ]{1,12}[k€]?$/)
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), (texts) => {
        const { decimal } = amountColumn(texts)
        for (const one of texts) {
          const amount = writtenAmount(one)
          const read = amountIn(one, decimal)
          if (read === null)
            expect(amount === null || (decimal === null && amount.read['.'] !== amount.read[','])).toBe(true)
          else expect([amount?.read['.'], amount?.read[',']]).toContain(read)
        }
      }),
    )
  })
})
