import { expect, test } from 'vitest'
import { capitalRanges, dollarRanges, investmentAmounts, lowerBound, priorities, priorityWeight } from './options.ts'

test.each([
  ['10k-50k', 10_000],
  ['50k-100k', 50_000],
  ['100k-500k', 100_000],
  ['500k-1m', 500_000],
  ['1m+', 1_000_000],
  ['1000-5000', 1_000],
  ['5000-10000', 5_000],
  ['10000-25000', 10_000],
  ['25000-50000', 25_000],
  ['50000-100000', 50_000],
  ['100000+', 100_000],
] as const)('%s starts at %d dollars', (choice, dollars) => {
  expect(lowerBound(choice)).toBe(dollars)
})

test.each([{ choices: capitalRanges }, { choices: investmentAmounts }])(
  'the ranges $choices follow each other without a gap and only the last is open',
  ({ choices }) => {
    const ranges = choices.map((choice) => dollarRanges[choice])
    expect(ranges.slice(0, -1).map(({ to }) => to)).toEqual(ranges.slice(1).map(({ from }) => from))
    expect(ranges.at(-1)?.to).toBeNull()
  },
)

test('the weights sort priorities high, medium, low', () => {
  expect(priorities.toSorted((a, b) => priorityWeight[b] - priorityWeight[a])).toEqual(['high', 'medium', 'low'])
  expect(priorityWeight.high).toBe(3)
})
