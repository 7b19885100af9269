import { describe, expect, it } from 'vitest'
import { learn } from './learn.ts'
import { changingAfter, linesOf, madeUpLeads, seeded } from './made-up-leads.fixture.ts'
import { judgeFile } from './outcome-file.ts'

describe('a model trained on thousands of made-up leads', () => {
  it('ranks and is calibrated with 5,000 closed leads', () => {
    const many = judgeFile(madeUpLeads(7_000, 7), 'Converted', 5_000)
    expect(many.auc).toBeGreaterThan(0.88)
    expect(many.ece).toBeLessThan(0.05)
    expect(many.state).toBeUndefined()
  })

  it('stays calibrated by retraining while the share changes, or is withheld', () => {
    const { retrained, ece } = judgeFile(changingAfter(2_000), 'Converted', 2_000)
    expect(retrained.ece).toBeLessThan(ece / 2)
    expect(retrained.notLearned).toBeGreaterThan(0)
    expect(retrained.n + retrained.notLearned).toBe(1_000)
    const steady = judgeFile(madeUpLeads(3_000, 7), 'Converted', 2_000).retrained
    expect(steady).toMatchObject({ n: 1_000, notLearned: 0 })
    expect(steady.ece).toBeLessThan(0.06)
  })

  it('is not buried by many columns of noise, and stays narrow', () => {
    const random = seeded(9)
    const [head, ...lines] = linesOf(madeUpLeads(2_000, 7))
    const noise = (cell: (column: number) => string) =>
      Array.from({ length: 40 }, (_, column) => cell(column)).join(',')
    const wide = lines.map((line) => `${noise((column) => `n${Math.floor(random() ** 2.5 * (4 + column))}`)},${line}`)
    const text = [`${noise((column) => `Noise ${column}`)},${head}`, ...wide].join('\n')
    expect(judgeFile(text, 'Converted', 200).auc).toBeGreaterThan(0.72)
    const rows = wide.map((line) => line.split(','))
    const model = learn(
      { columns: [...Array(40).keys(), ...head!.split(',')].map(String).slice(0, -1), rows },
      rows.map((row) => Number(row.at(-1))),
    )
    expect(model.effects.length).toBeLessThanOrEqual(420)
  })

  it('finds nothing in shuffled outcomes', () => {
    const random = seeded(3)
    const shuffled = linesOf(madeUpLeads(4_000, 7)).map((line, row) =>
      row === 0 ? line : line.replace(/[01]$/, random() < 0.4 ? '1' : '0'),
    )
    const { auc, ece } = judgeFile(shuffled.join('\n'), 'Converted', null)
    expect(Math.abs(auc - 0.5)).toBeLessThan(0.05)
    expect(ece).toBeLessThan(0.06)
  })
})
