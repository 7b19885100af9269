import { describe, expect, it } from 'vitest'
import { isUnprovenName, unprovenWords } from '#domain/claims/public-words.ts'
import { looksOf, readingsOf } from './disguise.ts'

describe('disguised words', () => {
  it.each([
    // Cyrillic and Greek letters among Latin ones.
    'Guаrаnteed profit',
    'Νο risk at all, guaranteed prοfits',
    'guaranteed  profit',
    'guaranteed\u00a0\u00a0profit',
    'Guar@nteed pr0fit',
    'n0 risk',
    'g.u.a.r.a.n.t.e.e.d profit',
    'G u a r a n t e e d profit',
    'guara\u0336nteed profit',
    'FСA regulated',
    'Gana 30\u00a0% al mes',
    '٢٩٤٪ ربح في الشهر',
    'हर महीने २० % मुनाफ़ा',
    'Profit of 20 pct a month',
    'Gains ×3 in a year',
    'We made 10x in a month',
  ])('are found: %s', (text) => {
    expect(unprovenWords(text)).not.toEqual([])
  })

  it.each([
    'Мы не гарантируем доход в Orfine.',
    'MetaTrader 5 и MT4',
    'A B C D of trading',
    'Write to support@orfine.example',
    'Spread from 0.0 pips',
    'Ведём журнал сделок MT5',
    'Leverage is up to 1:500',
    'The x-axis shows months',
    '4 x 100 m relay',
  ])('are distinguished from honest ones: %s', (text) => {
    expect(unprovenWords(text)).toEqual([])
  })

  it('include no percentage in a name, in the digits of any script', () => {
    expect(['Gold ٢٠٪', 'Gold २०%', 'Gold 20 pct'].filter((name) => !isUnprovenName(name))).toEqual([])
  })

  it('that imitate a name match it', () => {
    expect(new Set(['Winner', 'Wіnnеr', 'WINNER', 'W i n n e r', 'Wínner', 'W1nner'].map(looksOf))).toEqual(
      new Set(['winner']),
    )
    expect(new Set(['АВС', 'ABC'].map(looksOf)).size).toBe(1)
    expect(looksOf('Gold 1')).not.toBe(looksOf('Gold 2'))
  })

  it('have a single reading in plain text', () => {
    expect(readingsOf('Gold  bot')).toEqual(['Gold bot'])
    expect(readingsOf('Gоld')).toEqual(['Gоld', 'Gold'])
  })
})
