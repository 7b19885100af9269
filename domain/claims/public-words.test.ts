import { describe, expect, it } from 'vitest'
import { languages } from '#domain/site/languages.ts'
import { phrases } from './public-words.fixture.ts'
import { claimsRealMoney, isUnprovenName, unprovenWords } from './public-words.ts'

describe('a public text', () => {
  it.each(languages)('with an unsourced statement in %s is refused', (language) => {
    const lines = phrases[language].stated.split('\n')
    expect(lines.length).toBeGreaterThan(13)
    expect(lines.filter((line) => unprovenWords(line).length === 0)).toEqual([])
  })

  it.each(languages)('in %s without such a statement is accepted', (language) => {
    const lines = phrases[language].harmless.split('\n')
    expect(lines.length).toBeGreaterThan(13)
    expect(lines.flatMap((line) => unprovenWords(line))).toEqual([])
  })

  it('is judged the same with invisible or wide characters between its letters', () => {
    expect(unprovenWords('Regu\u00adlated b\u200by FC\u200bA')).toEqual(['FCA', 'Regulated'])
    expect(unprovenWords('Ｐrofit every ｍonth')).toEqual(['Profit every month'])
  })
})

describe('a name', () => {
  it('contains no percentage at all', () => {
    expect(['Gold 100%', 'Gold fifty percent', 'Oro 20 por ciento'].filter((name) => !isUnprovenName(name))).toEqual([])
    expect(['Orfine', 'Gold 2', 'Secure Trading Ltd.'].filter(isUnprovenName)).toEqual([])
  })

  it('of an account claims real money only in words for it', () => {
    const real = ['Gold LIVE real money', 'Echtgeld 1', 'Cuenta real', 'Реальные деньги', '实盘 1', 'حساب حقيقي']
    expect(real.filter((name) => !claimsRealMoney(name))).toEqual([])
    expect(['Gold demo', 'Deliver', 'Realistic test', 'Alive'].filter(claimsRealMoney)).toEqual([])
  })
})
