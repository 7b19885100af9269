import { describe, expect, it } from 'vitest'
import { learnAndCheck } from './latest-check.ts'
import { inOneGo, learn, predictor } from './learn.ts'
import { changingAfter, linesOf, madeUpLeads, seeded } from './made-up-leads.fixture.ts'
import { judgeFile, UnusableFile } from './outcome-file.ts'
import { qualityOf } from './quality.ts'

describe('a model trained on made-up leads', () => {
  it('ranks with 200 closed leads', () => {
    expect(judgeFile(madeUpLeads(900, 8), 'Converted', 200).auc).toBeGreaterThan(0.78)
  })

  it('is withheld if the rest is unlike the training rows', () => {
    expect(judgeFile(madeUpLeads(4_000, 7, 4), 'Converted', null)).toMatchObject({ state: 'not_learned' })
  })

  it('is withheld if either outcome is too rare or absent', () => {
    const [head, ...lines] = linesOf(madeUpLeads(3_000, 7))
    const begunWith = (converted: number) => [
      head,
      ...lines.map((line, row) => (row < 200 ? line.replace(/.$/, row < converted ? '1' : '0') : line)),
    ]
    for (const converted of [0, 6]) {
      const judged = judgeFile(begunWith(converted).join('\n'), 'Converted', 200)
      expect(judged).toMatchObject({ n: 2_800, state: 'not_learned', reason: expect.stringContaining('Too few') })
      expect(judged.retrained.n).toBeGreaterThan(0)
    }
  })

  it('is withheld if a column varies only outside the training rows', () => {
    const [head, ...lines] = linesOf(madeUpLeads(2_000, 7))
    const months = lines.map((line, row) => `${row < 1_300 ? 'May' : 'June'},${line}`)
    const judged = judgeFile([`Month,${head}`, ...months].join('\n'), 'Converted', 1_200)
    expect(judged).toMatchObject({ state: 'not_learned', reason: expect.stringContaining('values unlike') })
  })

  it('is withheld if the conversion rate drifts within the training rows', () => {
    const random = seeded(5)
    const [head, ...lines] = linesOf(madeUpLeads(3_000, 7))
    const drifting = lines.map((line, row) => line.replace(/1$/, random() < (row / 3_000) ** 2 ? '1' : '0'))
    const judged = judgeFile([head, ...drifting].join('\n'), 'Converted', null)
    expect(judged).toMatchObject({ state: 'not_learned', reason: expect.stringContaining('drifts') })
  })

  it('is withheld if the conversion rate changes after the training rows', () => {
    const judged = judgeFile(changingAfter(2_000), 'Converted', 2_000)
    expect(judged).toMatchObject({ state: 'not_learned', reason: expect.stringContaining('changed after') })
    expect(judged.ece).toBeGreaterThan(0.2)
  })

  it('is withheld if different rows convert than before, at the same rate', () => {
    const random = seeded(13)
    const lines = linesOf(madeUpLeads(3_000, 7))
    const rate = lines.filter((line) => line.endsWith('1')).length / lines.length
    const byLot = lines.map((line, row) => (row > 2_000 ? line.replace(/.$/, random() < rate ? '1' : '0') : line))
    const judged = judgeFile(byLot.join('\n'), 'Converted', 2_000)
    expect(judged).toMatchObject({ state: 'not_learned', reason: expect.stringContaining('Other rows converted') })
  })

  it('does not take chance in a few rows for an error', () => {
    const few = linesOf(madeUpLeads(3_000, 7)).slice(0, 2_061).join('\n')
    const { ece, state } = judgeFile(few, 'Converted', 2_000)
    expect(ece).toBeGreaterThan(0.05)
    expect(state).toBeUndefined()
  })

  it('does not depend on the order of the columns', () => {
    const text = madeUpLeads(600, 5)
    const turned = linesOf(text).map((line) => line.split(',').reverse().join(','))
    expect(judgeFile(turned.join('\n'), 'Converted', null)).toEqual(judgeFile(text, 'Converted', null))
  })

  it('predicts a row independently of the other held-out rows', () => {
    const lines = linesOf(madeUpLeads(600, 5))
    const brierOf = (rest: string[]) => judgeFile([...lines.slice(0, 401), ...rest].join('\n'), 'Converted', 400).brier
    const own = lines[500]!
    const other = own.replaceAll(/,[^,]*/g, ',9').replace(/,9$/, ',1')
    const alone = brierOf([own])
    const both = brierOf([own, other])
    expect(both * 2 - brierOf([other])).toBeCloseTo(alone, 12)
  })

  it('gives the planted effect as the reason, with counts, and narrower intervals with more rows', () => {
    const predictAfter = (rows: number) => {
      const random = seeded(1)
      const table = Array.from({ length: rows }, (_, row) => [row % 4 === 0 ? 'call' : 'mail', String(random())])
      const outcomes = table.map(([kind]) => Number(random() < (kind === 'call' ? 0.8 : 0.1)))
      const model = JSON.parse(JSON.stringify(learn({ columns: ['kind', 'noise'], rows: table }, outcomes)))
      return { ...predictor(model)({ kind: 'call', noise: '0.5' }), table, outcomes }
    }
    const few = predictAfter(60)
    const many = predictAfter(2_000)
    const calls = many.outcomes.filter((_, row) => many.table[row]![0] === 'call')
    const converted = calls.reduce((sum, one) => sum + one, 0)
    expect(many.reasons[0]).toMatchObject({ feature: 'kind', value: 'call', closed: calls.length, converted })
    expect(many.reasons[0]!.effect).toBeGreaterThan(1)
    expect(Math.abs(many.probability - converted / calls.length)).toBeLessThan(0.06)
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 2)
    expect(many.low).toBeLessThan(many.probability)
    expect(many.high).toBeGreaterThan(many.probability)
  })
})

describe('the probability of a lead', () => {
  /** Closed leads of two kinds; `effect` is how much more often the first kind converts. */
  const learnedFrom = (seed: number, effect: number) => {
    const random = seeded(seed)
    const rows = Array.from({ length: 700 }, (_, row) => [row % 2 === 0 ? 'call' : 'mail', String(random())])
    const outcomes = rows.map(([kind]) => Number(random() < 0.15 + (kind === 'call' ? effect : 0)))
    return inOneGo(learnAndCheck({ columns: ['kind', 'noise'], rows }, outcomes))
  }
  const seeds = Array.from({ length: 12 }, (_, seed) => seed + 1)

  it('is almost never learned from pure chance, even if as many convert as expected', () => {
    const found = seeds.map((seed) => learnedFrom(seed, 0))
    expect(found.filter(({ check }) => check!.holds).length).toBeGreaterThan(10)
    expect(found.filter(({ model }) => model !== null).length).toBeLessThan(3)
  })

  it('is learned if the leads show which of them convert', () => {
    expect(seeds.filter((seed) => learnedFrom(seed, 0.4).model !== null).length).toBeGreaterThan(10)
  })

  it('is not learned before there are enough recent leads to check it', () => {
    const random = seeded(4)
    const rows = Array.from({ length: 90 }, (_, row) => [row % 2 === 0 ? 'call' : 'mail'])
    const outcomes = rows.map(([kind]) => Number(random() < (kind === 'call' ? 0.9 : 0.1)))
    expect(inOneGo(learnAndCheck({ columns: ['kind'], rows }, outcomes))).toEqual({ model: null, check: null })
  })
})

describe('a file of outcomes', () => {
  const text = madeUpLeads(300, 2)

  it('may use semicolons or tabs, begin with a byte order mark, and have empty and ragged rows', () => {
    const expected = judgeFile(text, 'Converted', 200)
    const marked = `\ufeff${text.replaceAll(',', ';').replaceAll('\n', '\r\n\r\n')}`
    expect(judgeFile(marked, 'converted', 200)).toEqual(expected)
    const sold = text.replaceAll(/0$/gm, 'Lost').replaceAll(/1$/gm, 'Closed won')
    expect(judgeFile(sold, 'Converted', 200)).toEqual(expected)
    expect(judgeFile(text.replaceAll(',', ';').replaceAll(/([01])$/gm, '$1,0'), 'Converted', 200)).toEqual(expected)
    const words = text.replaceAll(',', '\t').replaceAll(/0$/gm, 'No').replaceAll(/1$/gm, 'TRUE')
    expect(judgeFile(words, 'Converted', 200)).toEqual(expected)
    const first = linesOf(text).map((line) => line.split(',').toReversed().join(','))
    expect(judgeFile([...first, '1', '0,Yes'].join('\n'), 'Converted', 200).n).toBe(102)
  })

  it.each([
    ['no such column', text, 'Won', /no column "Won"/],
    ['one outcome', text.replaceAll(/1$/gm, '0'), 'Converted', /Too few.* 0 of the rarer outcome/],
    ['too few rows', linesOf(text).slice(0, 20).join('\n'), 'Converted', /Too few/],
    ['outcomes of other words', text.replaceAll(/1$/gm, 'maybe'), 'Converted', /Line \d+: "maybe"/],
    ['binary data', 'PK\0\u0003', 'Converted', /not a CSV/],
    ['no text', '', 'Converted', /not a CSV/],
  ])('is refused with %s', (_, file, column, message) => {
    expect(() => judgeFile(file, column, null)).toThrow(UnusableFile)
    expect(() => judgeFile(file, column, null)).toThrow(message)
  })
})

it('the quality of predictions measures ranking, squared error and calibration gaps', () => {
  const { auc, brier, ece } = qualityOf([0.9, 0.9, 0.1, 0.1], [1, 0, 0, 0])
  expect(auc).toBeCloseTo(5 / 6)
  expect(brier).toBeCloseTo((0.01 + 0.81 + 0.01 + 0.01) / 4)
  expect(ece).toBeCloseTo((0.4 + 0.1) / 2)
  expect(qualityOf([0.3], [1]).auc).toBe(0.5)
})
