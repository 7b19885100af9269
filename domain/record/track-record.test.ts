import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compoundedReturn,
  consistency,
  dollarsOfCents,
  InvalidPercentageError,
  isLong,
  maxDrawdown,
  missingMonths,
  monthOrder,
  percentHundredths,
  type RecordedMonth,
  sharpe,
  sumOfMonths,
} from './track-record.ts'

/** Months from January 2025 on with these gains. */
const months = (...gains: string[]): RecordedMonth[] =>
  gains.map((percentageGain, index) => ({
    year: 2025 + Math.floor(index / 12),
    month: (index % 12) + 1,
    percentageGain,
    profitAmount: 0,
  }))

const hundredths = fc.integer({ min: -9_999, max: 9_999 })
const percentage = hundredths.map((value) => (value / 100).toFixed(2))
const someMonths = fc.array(percentage, { minLength: 1, maxLength: 24 }).map((gains) => months(...gains))

test('COMPRA is long, anything else short', () => {
  expect(['COMPRA', 'VENTA', 'compra', 'BUY', ''].map(isLong)).toEqual([true, false, false, false, false])
})

describe('a percentage as stored', () => {
  test.each([
    ['12.80', 1280],
    ['12.8', 1280],
    ['12', 1200],
    ['0', 0],
    ['-3.20', -320],
    ['-0.00', 0],
    ['0.07', 7],
    ['-0.05', -5],
  ])('%s is %d hundredths', (text, value) => {
    expect(percentHundredths(text)).toBe(value)
  })
  test.each(['', '1.234', '1,5', '+1', '1.', '.5', '1e3', ' 1', 'NaN', '--1'])('%j is refused', (text) => {
    expect(() => percentHundredths(text)).toThrow(InvalidPercentageError)
  })
})

describe('months', () => {
  test('are sorted by year, then month', () => {
    const shuffled = [
      { year: 2026, month: 1 },
      { year: 2025, month: 12 },
      { year: 2025, month: 2 },
    ]
    expect(shuffled.toSorted(monthOrder).map(({ year, month }) => `${year}-${month}`)).toEqual([
      '2025-2',
      '2025-12',
      '2026-1',
    ])
  })

  test('missing in between are listed, also across a new year', () => {
    const present = [
      { year: 2026, month: 2 },
      { year: 2025, month: 10 },
      { year: 2025, month: 12 },
    ].map((month) => ({ ...month, percentageGain: '1', profitAmount: 0 }))
    expect(missingMonths(present)).toEqual([
      { year: 2025, month: 11 },
      { year: 2026, month: 1 },
    ])
    expect(missingMonths([])).toEqual([])
  })

  test('add up exactly, to one decimal, rounding half away from zero', () => {
    expect(sumOfMonths(months('0.10', '0.20'))).toBe(0.3)
    expect(sumOfMonths(months('12.80', '9.40', '-3.20'))).toBe(19)
    expect(sumOfMonths(months('0.05'))).toBe(0.1)
    expect(sumOfMonths(months('-0.05'))).toBe(-0.1)
    expect(sumOfMonths(months('-0.04'))).toBe(0)
    expect(sumOfMonths([])).toBeNull()
  })

  test("compound to the account's growth", () => {
    expect(compoundedReturn(months('10.00', '10.00'))).toBeCloseTo(21, 10)
    expect(compoundedReturn(months('100.00', '-50.00'))).toBe(0)
    expect(compoundedReturn([])).toBeNull()
  })

  test('with a positive sum may compound to a loss', () => {
    const stopOut = months('200.00', '-98.00', '20.00')
    expect(sumOfMonths(stopOut)).toBe(122)
    expect(compoundedReturn(stopOut)).toBeLessThan(-90)
  })

  test("can't lose more than everything", () => {
    expect(compoundedReturn(months('-150.00', '300.00'))).toBe(-100)
    expect(maxDrawdown(months('-150.00', '300.00'))).toBe(100)
  })

  test('are consistent by the share that gained', () => {
    expect(consistency(months('1', '0', '-1', '2'))).toBe(50)
    expect(consistency([])).toBeNull()
  })

  test('store profits in cents', () => {
    expect(dollarsOfCents(-1_234_56)).toBe(-1234.56)
  })
})

describe('maximum drawdown', () => {
  test('is the deepest fall from an earlier high', () => {
    expect(maxDrawdown(months('10', '-20', '50', '-10'))).toBeCloseTo(20, 10)
    expect(maxDrawdown(months('10', '-20', '5', '-10'))).toBeCloseTo(24.4, 10)
  })
  test('counts a fall from the start', () => {
    expect(maxDrawdown(months('-7'))).toBeCloseTo(7, 10)
  })
  test('is 0 while every month gains, and null without months', () => {
    expect(maxDrawdown(months('1', '2'))).toBe(0)
    expect(maxDrawdown([])).toBeNull()
  })
  test('lies between the total loss and everything', () => {
    fc.assert(
      fc.property(someMonths, (record) => {
        const drawdown = maxDrawdown(record) ?? Number.NaN
        expect(drawdown).toBeGreaterThanOrEqual(Math.max(0, -(compoundedReturn(record) ?? 0)) - 1e-9)
        expect(drawdown).toBeLessThanOrEqual(100)
      }),
    )
  })
  test('does not depend on the order of months', () => {
    fc.assert(
      fc.property(someMonths, (record) => {
        const reversed = record.toReversed()
        expect(maxDrawdown(reversed)).toBe(maxDrawdown(record))
        expect(compoundedReturn(reversed)).toBe(compoundedReturn(record))
      }),
    )
  })
})

describe('Sharpe ratio', () => {
  test('is mean over sample standard deviation of the months', () => {
    const year = months(...Array.from({ length: 6 }, () => ['3', '1']).flat())
    expect(sharpe(year)).toBeCloseTo(2 / Math.sqrt(12 / 11), 10)
  })
  test('needs twelve months that differ', () => {
    expect(sharpe(months(...Array.from({ length: 11 }, (_, index) => String(index))))).toBeNull()
    expect(sharpe(months(...Array.from({ length: 12 }, () => '2.1')))).toBeNull()
  })
  test('is finite and has the sign of the sum of months', () => {
    const years = fc.array(percentage, { minLength: 12, maxLength: 36 }).map((gains) => months(...gains))
    fc.assert(
      fc.property(years, (record) => {
        const ratio = sharpe(record)
        if (ratio === null) return
        expect(Number.isFinite(ratio)).toBe(true)
        const sum = record.reduce((total, month) => total + percentHundredths(month.percentageGain), 0)
        expect(Math.sign(ratio)).toBe(Math.sign(sum))
      }),
    )
  })
})
