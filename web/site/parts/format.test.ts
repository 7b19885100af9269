import { describe, expect, it } from 'vitest'
import { countryCodes } from '#domain/countries.ts'
import { languages } from '#domain/languages.ts'
import { sampleClaims } from '#domain/sample-claims.ts'
import { siteWords } from '#web/words/site/load.ts'
import { createFormat } from './format.ts'

const format = (language: (typeof languages)[number] = 'en') => createFormat(language, siteWords(language))

/** Every kind of space as the plain one. */
const spaced = (text: string) => text.replaceAll(/\s/g, ' ')

describe('figures', () => {
  it('are written as the specification writes them', () => {
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

  it('have Latin digits and a value in every language', () => {
    for (const language of languages)
      for (const { id, value } of Object.values(sampleClaims)) {
        const text = format(language).claim(value)
        expect(text, `${language} ${id}`).toBeTruthy()
        expect(text).not.toMatch(/[٠-٩۰-۹०-९]/)
      }
  })

  it('of pips keep their decimal', () => {
    expect(spaced(format().claim({ kind: 'pips', amount: 0 })!)).toBe('0.0 pips')
    expect(spaced(format('es').claim({ kind: 'pips', amount: 12 })!)).toContain('12,0')
  })

  it('without a value are none', () => {
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
})

describe('a name before what it names', () => {
  it('has the colon and the space of the language', () => {
    expect(format().label('Company')).toBe('Company: ')
    expect(format('fr').label('Société')).toBe('Société\u00a0: ')
    expect(format('zh').label('公司')).toBe('公司：')
  })
})

describe('a country', () => {
  it('is called by its name in every language, never by its code', () => {
    for (const language of languages)
      for (const code of countryCodes) expect(format(language).country(code), `${language} ${code}`).not.toBe(code)
    expect(format('pt').countries(['GB', 'US'])).toBe('Reino Unido e EUA')
  })
})

describe('sentences', () => {
  it('stand apart by a space, in Chinese by nothing', () => {
    expect(format('hi').sentences('एक।', 'दो।')).toBe('एक। दो।')
    expect(format('zh').sentences('一。', '二。')).toBe('一。二。')
  })
})

describe('large amounts', () => {
  it('are short enough for a figure in large type, and in words a reader knows', () => {
    const assets = (language: (typeof languages)[number]) =>
      spaced(format(language).claim(sampleClaims['broker.assets'].value) ?? '')
    for (const language of languages) expect(assets(language).replace('\u200f', '').length, language).toBeLessThan(13)
    expect(assets('it')).toBe('2,1+ Mld $')
    expect(assets('hi')).toBe('$2.1+ अरब')
    expect(assets('pt-BR')).toBe('US$ 2,1+ bi')
    expect(assets('es')).toBe('2100+ M US$')
    expect(assets('pt')).toMatch(/US\$$/)
  })
})

describe('a trade', () => {
  it('has its prices with the decimal sign of the language, and its times by 24 hours', () => {
    expect(format().price(2650.1)).toBe('2,650.10')
    expect(format('es').price(2650.1)).toBe('2650,10')
    for (const language of ['en', 'es', 'ar', 'hi'] as const)
      expect(format(language).clockMoment('2026-05-02T15:03:00'), language).toMatch(/15:03/)
  })
})

describe('a stated amount', () => {
  const said = (value: Parameters<ReturnType<typeof format>['claim']>[0]) => format().claim(value, true)

  it('is not rounded to a better one', () => {
    expect(said({ kind: 'percent', amount: 74.35 })).toBe('74.35%')
    expect(said({ kind: 'percent', amount: 99.95 })).toBe('99.95%')
    expect(said({ kind: 'money', amount: 2_150_000, currency: 'USD' })).toBe('$2.15M')
    expect(said({ kind: 'ratio', amount: 2.45 })).toBe('2.45:1')
  })

  it('has no more decimals than it was stated with', () => {
    expect(said({ kind: 'percent', amount: 87.3 })).toBe('87.3%')
    expect(said({ kind: 'percent', amount: 74 })).toBe('74%')
    expect(said({ kind: 'money', amount: 12_000, currency: 'USD' })).toBe('$12,000')
  })
})

describe('ranges and periods', () => {
  it('are open at the top where there is no upper end', () => {
    expect(spaced(format().dollars({ from: 1_000, to: 5_000 }))).toBe('$1,000 – $5,000')
    expect(format().dollars({ from: 100_000, to: null })).toBe('$100,000+')
    expect(format().years({ from: 5, to: null })).toBe('5+ years')
  })

  it('are days of UTC wherever the server stands', () => {
    expect(format().day('2026-01-01')).toBe('Jan 1, 2026')
    expect(spaced(format().period('2026-01-01', '2026-12-31'))).toBe('Jan 1 – Dec 31, 2026')
    expect(format('es').month(2026, 3)).toBe('marzo de 2026')
  })

  it('name the whole month in Portuguese, in both of its editions', () => {
    for (const language of ['pt', 'pt-BR'] as const) {
      expect(format(language).day('2026-05-02')).toBe('2 de maio de 2026')
      expect(spaced(format(language).monthPeriod('2026-04-01', '2026-06-30'))).toBe('abril – junho de 2026')
    }
  })
})
