import { describe, expect, it } from 'vitest'
import { languages } from '#domain/site/languages.ts'
import { promisesIn } from './promises.ts'
import { phrases } from './public-words.fixture.ts'

describe('a text', () => {
  it.each(languages)('with an excessive promise in %s is found', (language) => {
    expect(promisesIn(phrases[language].promise)).not.toEqual([])
  })

  it.each([
    'Trading carries risk: you can lose your whole deposit. Past results guarantee nothing.',
    'No puedo garantizarte resultados. Operar tiene riesgo.',
    'Gewinne sind nicht sicher. Kein Handel ist ohne Risiko.',
    'There is no risk-free trade, and nobody can guarantee returns.',
    'Ningún sistema opera sin riesgo.',
    'Aucun placement n’est sans risque.',
    '没有零风险的投资。',
  ])('that is true is accepted: %s', (text) => {
    expect(promisesIn(text)).toEqual([])
  })

  it.each([
    ['en', 'Guaranteed results', 'Double your money in a month', 'You trade with no losses', 'It is 100% safe'],
    ['es', 'Resultados garantizados', 'Duplica tu dinero', 'Opera sin pérdidas'],
    ['de', 'Der Gewinn ist garantiert', 'Verdoppeln Sie Ihr Geld', 'Handeln ohne Verluste'],
    ['fr', 'Nous garantissons vos gains', 'Doublez votre argent', 'Trader sans perte'],
    ['it', 'Risultati garantiti', 'Raddoppia il tuo capitale', 'Operare senza perdite'],
    ['pt', 'Garantimos resultados', 'Duplique o seu dinheiro', 'Negociar sem perdas'],
    [
      'pt-BR',
      'Rentabilidade mensal garantida',
      'Multiplique seu dinheiro',
      'Lucro certo',
      'O robô nunca perde',
      'Grana fácil',
    ],
    ['ru', 'Гарантируем доход', 'Удвойте ваш депозит', 'Торговля без потерь'],
    ['ar', 'نضمن لك الربح', 'ضاعف أموالك', 'تداول بدون خسائر'],
    ['hi', 'मुनाफे की गारंटी देते हैं', 'अपना पैसा दोगुना करें', 'बिना नुकसान कमाएँ'],
    ['zh', '收益有保证', '让资金翻倍', '零亏损交易'],
  ])('paraphrasing a promise is found in %s, too', (_language, ...texts) => {
    expect(texts.filter((text) => promisesIn(text).length === 0)).toEqual([])
  })

  it.each([
    'Profits are not guaranteed. We never promise to double your money.',
    'No garantizamos ganancias: nadie opera sin pérdidas.',
    'Gewinne sind nicht garantiert. Niemand handelt ohne Verluste.',
    'Nous ne garantissons aucun gain. Les gains ne sont pas garantis.',
    'Non garantiamo guadagni.',
    'Não garantimos lucros.',
    'Мы не гарантируем доход.',
    'لا نضمن الأرباح.',
    'हम मुनाफे की गारंटी नहीं देते।',
    '我们不保证盈利，收益没有保证。',
  ])('with a denial is no promise: %s', (text) => {
    expect(promisesIn(text)).toEqual([])
  })
})
