import { expect, test } from 'vitest'
import {
  aiQualityOf,
  canSettleRecommendation,
  engagementPercent,
  recommendationStatuses,
  recommendationUrgencyOf,
  sentimentLabelOf,
} from './insight.ts'

test.each([
  [100, 'excellent'],
  [80, 'excellent'],
  [79, 'good'],
  [60, 'good'],
  [59, 'fair'],
  [40, 'fair'],
  [39, 'poor'],
  [0, 'poor'],
] as const)('a quality score of %d is %s', (score, quality) => {
  expect(aiQualityOf(score)).toBe(quality)
})

test.each([
  [1, 'positive'],
  [0.21, 'positive'],
  [0.2, 'neutral'],
  [0, 'neutral'],
  [-0.19, 'neutral'],
  [-0.2, 'negative'],
  [-1, 'negative'],
] as const)('a sentiment of %d is %s', (score, label) => {
  expect(sentimentLabelOf(score)).toBe(label)
})

test.each([
  [1, 'high'],
  [2, 'high'],
  [3, 'medium'],
  [4, 'low'],
] as const)('a recommendation of priority %d is of %s urgency', (priority, urgency) => {
  expect(recommendationUrgencyOf(priority)).toBe(urgency)
})

test('a recommendation can be settled only while pending', () => {
  expect(recommendationStatuses.filter(canSettleRecommendation)).toEqual(['pending'])
})

test('full engagement is 100 percent', () => {
  expect(engagementPercent(10)).toBe(100)
})
