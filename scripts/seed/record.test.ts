import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxDrawdown, monthOrder } from '#domain/record/track-record.ts'
import { totalProfit, tradeCounts } from '#domain/report/trade-figures.ts'
import { makeRecord, recordedMonths } from './record.ts'

const anySeed = fc.string()
const anyNow = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2028, 0, 1) })

describe('makeRecord', () => {
  it('is the same for the same seed', () => {
    const now = Date.UTC(2026, 10, 21)
    expect(makeRecord('a', now)).toEqual(makeRecord('a', now))
    expect(makeRecord('a', now)).not.toEqual(makeRecord('b', now))
  })

  it('has about 300 demo operations, long and short, some won, some lost, some even', () => {
    const { operations, months } = makeRecord('counts', Date.UTC(2026, 10, 21))
    const { wins, losses, breakEven } = tradeCounts(operations)
    expect(operations.length).toBeGreaterThan(240)
    expect(operations.length).toBeLessThan(400)
    expect(wins).toBeGreaterThan(losses)
    expect(losses).toBeGreaterThan(60)
    expect(breakEven).toBeGreaterThan(3)
    expect(new Set(operations.map(({ type }) => type))).toEqual(new Set(['COMPRA', 'VENTA']))
    expect(new Set(operations.map(({ accountType }) => accountType))).toEqual(new Set(['demo']))
    expect([...operations, ...months].every(({ isMadeUp }) => isMadeUp)).toBe(true)
  })

  it('has fourteen whole months before the current one, four of them lost, three in a row', () => {
    fc.assert(
      fc.property(anySeed, anyNow, (seed, now) => {
        const { months } = makeRecord(seed, now)
        const last = new Date(now)
        expect(months).toHaveLength(recordedMonths)
        expect(months).toEqual(months.toSorted(monthOrder))
        expect(Date.UTC(months.at(-1)!.year, months.at(-1)!.month)).toBe(
          Date.UTC(last.getUTCFullYear(), last.getUTCMonth()),
        )
        const lost = months.map(({ profitAmount }) => Number(profitAmount < 0)).join('')
        expect(lost.replaceAll('0', '')).toHaveLength(4)
        expect(lost).toContain('111')
        expect(maxDrawdown(months)).toBeGreaterThan(0)
      }),
      { numRuns: 30 },
    )
  })

  it('adds up: each month from its operations, each result from its prices', () => {
    fc.assert(
      fc.property(anySeed, anyNow, (seed, now) => {
        const { operations, months } = makeRecord(seed, now)
        for (const { year, month, profitAmount, percentageGain } of months) {
          const own = operations.filter(
            ({ executedAt: at }) => at.getUTCFullYear() === year && at.getUTCMonth() === month - 1,
          )
          expect(profitAmount).toBe(100 * totalProfit(own))
          expect(Math.sign(Number(percentageGain))).toBe(Math.sign(profitAmount))
        }
        for (const { type, entryPrice, exitPrice, result, pips } of operations) {
          const moved = Math.round((Number(exitPrice) - Number(entryPrice)) * 10)
          expect(type === 'COMPRA' ? moved : 0 - moved).toBe(result)
          expect(Number(pips)).toBe(result)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('trades on working days only and never in the future', () => {
    fc.assert(
      fc.property(anySeed, anyNow, (seed, now) => {
        for (const { executedAt } of makeRecord(seed, now).operations) {
          expect(executedAt.getUTCDay() % 6).not.toBe(0)
          expect(executedAt.getTime()).toBeLessThanOrEqual(now)
        }
      }),
      { numRuns: 20 },
    )
  })
})
