import { describe, expect, it } from 'vitest'
import { countryCodes } from '#domain/addresses/countries.ts'
import { sampleClaims } from '#domain/claims/sample-claims.ts'
import { languages } from '#domain/site/languages.ts'
import { siteWords } from '#web/words/site/load.ts'
import { createFormat } from './format.ts'

const format = (language: (typeof languages)[number] = 'en') => createFormat(language, siteWords(language))

/** Every kind of space as the plain one. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ')

describe('figures', () => {
  it('are written in the required format', () => {
    const shown = (id: keyof typeof sampleClaims) => format().claim(sampleClaims[id].value)
    expect(shown('results.return')).toBe('+71.6%')
    expect(shown('results.valueLocked')).toBe('$2.1M')
    expect(shown('results.generated')).toBe('$2.1M+')
    expect(shown('broker.assets')).toBe('$2.1B+')
    expect(shown('results.gain')).toBe('+$107,400')
    expect(shown('results.riskReward')).toBe('2.4:1')
    expect(shown('results.sharpe')).toBe('1.89')
    expect(shown('company.years')).toBe('5+ years')
    expect(shown('service.languages')).toBe('10+')
    expect(shown('broker.since')).toBe('2005')
    expect(shown('service.support')).toBe('24/7')
  })

  it.each([
    [0.58, '35 minutes'],
    [1 / 60, '1 minute'],
    [2, '2 hours'],
    [6.449, '6.4 hours'],
    [60, '2.5 days'],
  ])('say a length of %d hours as %s', (hours, text) => {
    expect(format().duration(hours)).toBe(text)
  })

  it('have Latin digits and a value in every language', () => {
    for (const language of languages)
      for (const { id, value } of Object.values(sampleClaims)) {
        const text = format(language).claim(value)
        expect(text, `${language} ${id}`).toBeTruthy()
        expect(text).not.toMatch(/[٠-٩۰-۹०-९]/)
      }
  })

  it('of pips have one decimal for spreads and none for results', () => {
    expect(spaced(format().claim({ kind: 'pips', amount: 0 })!)).toBe('0.0 pips')
    expect(spaced(format('es').claim({ kind: 'pips', amount: 12 })!)).toContain('12,0')
    expect(spaced(format().claim({ kind: 'pips', amount: -53, signed: true })!)).toBe('−53 pips')
  })

  it('without a value are omitted', () => {
    expect(format().claim({ kind: 'percent' })).toBeNull()
    expect(format().claim({ kind: 'text' })).toBeNull()
  })

  it('of Arabic words run from right to left, whatever their sign', () => {
    for (const amount of [11, -11])
      expect(format('ar').claim({ kind: 'pips', amount, signed: true })).toMatch(/^\u200f/)
  })

  it('below zero have a true minus sign', () => {
    expect(format().signedPercent(-2.15)).toBe('−2.15%')
    expect(spaced(format('de').signedMoney(-660))).toBe('−660 $')
    expect(format().signedPercent(0)).toBe('0.00%')
  })

  it('never hide a loss, however small beside the deposit', () => {
    const { percent, signedPercent, signedNumber } = format()
    expect([percent(0.024), percent(0.05), percent(0.0004)]).toEqual(['0.02%', '0.1%', '0.0004%'])
    expect([signedPercent(-0.02), signedPercent(-0.004)]).toEqual(['−0.02%', '−0.004%'])
    expect([signedNumber(-0.02), signedNumber(-0.1), signedNumber(0)]).toEqual(['−0.02', '−0.10', '0.00'])
    expect([percent(0), percent(1e-13), signedPercent(-1e-13)]).toEqual(['0%', '0.0%', '0.00%'])
  })

  it('of a share have a decimal in tables, and in sentences only if it matters', () => {
    expect([format().percent(8.995), format().roundedPercent(8.995)]).toEqual(['9.0%', '9%'])
    expect(format().roundedPercent(1.799)).toBe('1.8%')
  })

  it("of prices have two to five decimals, in the language's format", () => {
    expect([2700, 2700.5, 2700.123, 2702.1999999999998].map(format().price)).toEqual([
      '2,700.00',
      '2,700.50',
      '2,700.123',
      '2,702.20',
    ])
    expect(format('de').price(2651.86)).toBe('2.651,86')
  })
})

it("a name before what it names has the language's colon and space", () => {
  expect(format().label('Company')).toBe('Company: ')
  expect(format('fr').label('Société')).toBe('Société\u00a0: ')
  expect(format('zh').label('公司')).toBe('公司：')
})

describe('a country', () => {
  it('is named in every language, never by code', () => {
    for (const language of languages) {
      const { country } = format(language)
      for (const code of countryCodes) expect(country(code), `${language} ${code}`).not.toBe(code)
    }
    expect(format('pt').countries(['GB', 'US'])).toBe('Reino Unido e EUA')
  })

  it('is not abbreviated in ways the language does not know', () => {
    expect(format('fr').countries(['GB', 'US'])).toBe('Royaume-Uni et États-Unis')
    expect([format('de').country('GB'), format('it').country('GB')]).toEqual(['Vereinigtes Königreich', 'Regno Unito'])
    expect([format('en').country('GB'), format('de').country('US')]).toEqual(['UK', 'USA'])
  })
})

it('an open range has a plus sign, or words if a trailing sign is foreign', () => {
  const open = { from: 5, to: null }
  const years = (language: (typeof languages)[number]) => spaced(format(language).years(open))
  expect(years('en')).toBe('5+ years')
  expect(['ar', 'hi', 'ru', 'zh'].map((language) => years(language as 'ar'))).toEqual([
    '5 سنوات فأكثر',
    '5 वर्ष या ज़्यादा',
    '5 лет и более',
    '5年以上',
  ])
  for (const language of ['ar', 'hi', 'ru', 'zh'] as const)
    expect(format(language).dollars({ from: 100_000, to: null })).not.toContain('+')
})

it('dollars are grouped internationally in Hindi, rupees in lakhs', () => {
  expect(format('hi').signedMoney(-107_400)).toBe('−$107,400')
  expect(spaced(format('hi').dollars({ from: 100_000, to: 500_000 }))).toBe('$100,000 – $500,000')
  expect(format('hi').amount(107_400, 'INR')).toBe('₹1,07,400.00')
})

it('the time of a listed trade is short enough for a column of a phone', () => {
  const times = (['en', 'de', 'ar', 'zh'] as const).map((language) =>
    format(language).tradeTime('2026-11-05T09:30:00.000Z'),
  )
  expect(times.map((text) => text.replaceAll(/[\u200e\u200f]/g, ''))).toEqual([
    'Nov 5 09:30',
    '5.11. 09:30',
    '5/11 09:30',
    '11/5 09:30',
  ])
})

it('Chinese has a dash between numbers, one date format, and brackets of its own width', () => {
  const chinese = format('zh')
  expect(chinese.years({ from: 0, to: 1 })).toBe('0–1年')
  expect(chinese.period('2026-01-05', '2026-06-10')).toBe('2026年1月5日至2026年6月10日')
  expect(chinese.monthPeriod('2026-04-01', '2026-04-01')).toBe('2026年4月')
  expect(chinese.aside('选填')).toBe('（选填）')
  expect([chinese.money(5_000), chinese.money(2_100_000)]).toEqual(['US$5,000', '210万美元'])
  expect(format('en').aside('optional')).toBe(' (optional)')
})

it('sentences are separated by a space, in Chinese by nothing', () => {
  expect(format('hi').sentences('एक।', 'दो।')).toBe('एक। दो।')
  expect(format('zh').sentences('一。', '二。')).toBe('一。二。')
})

it('large amounts are short enough for large type, in words a reader knows', () => {
  const written = (language: (typeof languages)[number]) =>
    format(language).claim(sampleClaims['broker.assets'].value) ?? ''
  const assets = (language: (typeof languages)[number]) => spaced(written(language))
  // A line breaks at a plain space alone.
  const longest = (text: string) => Math.max(...text.split(' ').map((part) => part.replace('\u200f', '').length))
  for (const language of languages) expect(longest(written(language)), language).toBeLessThan(13)
  expect(assets('de')).toBe('über 2,1 Mrd. $')
  expect(assets('fr')).toBe('plus de 2,1 Md $US')
  expect(assets('it')).toBe('oltre 2,1 Mld USD')
  expect(assets('hi')).toBe('$2.1 अरब या ज़्यादा')
  expect(assets('pt-BR')).toBe('mais de US$ 2,1 bi')
  expect(assets('es')).toBe('más de 2100 M US$')
  expect(assets('pt')).toMatch(/US\$$/)
})

it("a trade has prices with the language's decimal sign, and 24-hour times", () => {
  expect(format().price(2650.1)).toBe('2,650.10')
  expect(format('es').price(2650.1)).toBe('2650,10')
  for (const language of ['en', 'es', 'ar', 'hi'] as const)
    expect(format(language).clockMoment('2026-05-02T15:03:00'), language).toMatch(/15:03/)
})

describe('a stated amount', () => {
  const said = (value: Parameters<ReturnType<typeof format>['claim']>[0]) => format().claim(value, true)

  it('is not rounded up to a better one', () => {
    expect(said({ kind: 'percent', amount: 74.35 })).toBe('74.35%')
    expect(said({ kind: 'percent', amount: 99.95 })).toBe('99.95%')
    expect(said({ kind: 'money', amount: 2_150_000, currency: 'USD' })).toBe('$2.15M')
    expect(said({ kind: 'ratio', amount: 2.45 })).toBe('2.45:1')
  })

  it('has no more decimals than stated', () => {
    expect(said({ kind: 'percent', amount: 87.3 })).toBe('87.3%')
    expect(said({ kind: 'percent', amount: 74 })).toBe('74%')
    expect(said({ kind: 'money', amount: 12_000, currency: 'USD' })).toBe('$12,000')
  })
})

describe('ranges and periods', () => {
  it('are open at the top without an upper end', () => {
    expect(spaced(format().dollars({ from: 1_000, to: 5_000 }))).toBe('$1,000 – $5,000')
    expect(format().dollars({ from: 100_000, to: null })).toBe('$100,000+')
    expect(format().years({ from: 5, to: null })).toBe('5+ years')
    expect(spaced(format('de').dollars({ from: 100_000, to: null }))).toBe('über 100.000 $')
    expect(spaced(format('fr').years({ from: 5, to: null }))).toBe('plus de 5 ans')
    expect(spaced(format('it').years({ from: 5, to: null }))).toBe('oltre 5 anni')
    expect(spaced(format('es').years({ from: 5, to: null }))).toBe('más de 5 años')
  })

  it('have the point of thousands at both ends in Italian', () => {
    expect(spaced(format('it').dollars({ from: 5_000, to: 25_000 }))).toBe('5.000-25.000 USD')
    expect(spaced(format('it').amount(1518.51, 'USD'))).toBe('1.518,51 USD')
    expect(format('it').year(2026)).toBe('2026')
  })

  it('write the first of a month in French style, and no leading zero in Italian', () => {
    expect(format('fr').day('2026-06-01')).toBe('1er juin 2026')
    expect(format('fr').day('2026-06-11')).toBe('11 juin 2026')
    expect(spaced(format('fr').period('2026-06-01', '2026-07-01'))).toBe('1er juin – 1er juil. 2026')
    expect(spaced(format('it').period('2026-01-05', '2026-06-10'))).toBe('5 gen – 10 giu 2026')
  })

  it('are UTC days on any server', () => {
    expect(format().day('2026-01-01')).toBe('Jan 1, 2026')
    expect(spaced(format().period('2026-01-01', '2026-12-31'))).toBe('Jan 1 – Dec 31, 2026')
    expect(format('es').month(2026, 3)).toBe('marzo de 2026')
  })

  it('name the whole month in both Portuguese editions', () => {
    for (const language of ['pt', 'pt-BR'] as const) {
      expect(format(language).day('2026-05-02')).toBe('2 de maio de 2026')
      expect(spaced(format(language).monthPeriod('2026-04-01', '2026-06-30'))).toBe('abril – junho de 2026')
    }
  })
})
