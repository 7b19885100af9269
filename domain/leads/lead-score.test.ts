import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs } from '#domain/basics/instant.ts'
import {
  ageBand,
  leadScore,
  leadScoreBase,
  type ScoredLead,
  scoreCap,
  scoreReceipt,
  scoreRulePoints,
  scoreRules,
  temperatureOf,
  temperatures,
} from './lead-score.ts'
import { investmentExperiences } from './options.ts'
import { leadStatuses } from './pipeline.ts'

const now = Date.UTC(2026, 5, 1, 12)
const old = now - 30 * dayMs
const base = (lead: Omit<ScoredLead, 'createdAt'>) => leadScoreBase(lead)

test.each([
  ['beginner', 5],
  ['intermediate', 15],
  ['advanced', 25],
  ['expert', 25],
  ['professional', 25],
  [null, 0],
  [undefined, 0],
] as const)('experience %s earns %d', (investmentExperience, points) => {
  expect(base({ investmentExperience })).toBe(points)
})

test.each([
  [1_000_000, 30],
  [100_000, 30],
  [99_999, 20],
  [50_000, 20],
  [49_999, 15],
  [25_000, 15],
  [24_999, 10],
  [10_000, 10],
  [9_999, 5],
  [1, 5],
  [0, 0],
  [-5, 0],
  [null, 0],
  [undefined, 0],
])('an estimated value of %s earns %d', (estimatedValue, points) => {
  expect(base({ estimatedValue })).toBe(points)
})

test.each([
  ['x'.repeat(21), '+34 60', 20],
  ['x'.repeat(20), '+34 60', 10],
  ['x'.repeat(21), '+34 6', 10],
  ['x'.repeat(20), '+34 6', 0],
  ['📈'.repeat(20), null, 0],
  ['📈'.repeat(21), null, 10],
  [null, undefined, 0],
])('message %j with phone %j earns %d', (message, phone, points) => {
  expect(base({ message, phone })).toBe(points)
})

test.each([
  ['new', 0],
  ['contacted', 4],
  ['responded', 0],
  ['no_response', 0],
  ['qualified', 6],
  ['proposal', 8],
  ['negotiation', 10],
  ['converted', 0],
  ['lost', 0],
  [null, 0],
] as const)('status %s earns %d', (status, points) => {
  expect(base({ status })).toBe(points)
})

describe('age', () => {
  test.each([
    [0, 15],
    [dayMs, 15],
    [dayMs + 1, 10],
    [3 * dayMs, 10],
    [3 * dayMs + 1, 5],
    [7 * dayMs, 5],
    [7 * dayMs + 1, 0],
    [-dayMs, 15],
  ])('%d ms earns %d', (age, points) => {
    expect(ageBand(now - age, now)).toBe(points)
  })

  test('counts from creation, whatever happened since', () => {
    const touched = { createdAt: old, updatedAt: now }
    expect(leadScore(touched, now)).toBe(0)
  })

  test('never earns more as time passes', () => {
    const instant = fc.integer({ min: now, max: now + 10 * dayMs })
    fc.assert(
      fc.property(instant, instant, (one, other) => {
        return ageBand(now, Math.max(one, other)) <= ageBand(now, Math.min(one, other))
      }),
    )
  })
})

const anyLead: fc.Arbitrary<ScoredLead> = fc.record({
  investmentExperience: fc.option(fc.constantFrom(...investmentExperiences)),
  estimatedValue: fc.option(fc.integer()),
  message: fc.option(fc.string()),
  phone: fc.option(fc.string()),
  status: fc.option(fc.constantFrom(...leadStatuses)),
  createdAt: fc.integer({ min: old, max: now }),
})

test('the best possible lead reaches the cap', () => {
  const best: ScoredLead = {
    investmentExperience: 'advanced',
    estimatedValue: 100_000,
    message: 'I would like to understand the risk first.',
    phone: '+34 600111222',
    status: 'negotiation',
    createdAt: now,
  }
  expect(leadScore(best, now)).toBe(100)
})

test('a score lies between 0 and 100 and is base and age, capped', () => {
  fc.assert(
    fc.property(anyLead, (lead) => {
      const score = leadScore(lead, now)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(scoreCap)
      expect(score).toBe(Math.min(scoreCap, leadScoreBase(lead) + ageBand(lead.createdAt, now)))
    }),
  )
})

test('the receipt names each rule once and adds up to the score', () => {
  fc.assert(
    fc.property(anyLead, (lead) => {
      const receipt = scoreReceipt(lead, now)
      expect(receipt.map(({ rule }) => rule)).toEqual(scoreRules)
      expect(receipt.reduce((sum, { earned }) => sum + earned, 0)).toBe(leadScore(lead, now))
      for (const { rule, points, earned } of receipt) {
        expect(points).toBe(scoreRulePoints[rule])
        expect(earned).toBeLessThanOrEqual(points)
      }
    }),
  )
})

test.each([
  [100, 'hot'],
  [80, 'hot'],
  [79, 'warm'],
  [60, 'warm'],
  [59, 'cool'],
  [40, 'cool'],
  [39, 'cold'],
  [0, 'cold'],
] as const)('a score of %d is %s', (score, temperature) => {
  expect(temperatureOf(score)).toBe(temperature)
})

test('temperatures are ordered from hot to cold', () => {
  expect(temperatures).toEqual(['hot', 'warm', 'cool', 'cold'])
})
