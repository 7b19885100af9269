import type { SpokenLanguage } from '#domain/site/languages.ts'

/** Words, ranges and labels of AI analysis, recommendations and sentiment (docs/product.md#insight). */

export const aiQualities = ['excellent', 'good', 'fair', 'poor'] as const
export type AiQuality = (typeof aiQualities)[number]

/** Label of a quality score 0 to 100. */
export function aiQualityOf(score: number): AiQuality {
  if (score >= 80) return 'excellent'
  if (score >= 60) return 'good'
  if (score >= 40) return 'fair'
  return 'poor'
}

export const sentimentLabels = ['positive', 'neutral', 'negative'] as const
export type SentimentLabel = (typeof sentimentLabels)[number]

/** Label of a sentiment score −1 to 1; exactly 0.2 is neutral, exactly −0.2 negative. */
export function sentimentLabelOf(score: number): SentimentLabel {
  if (score > 0.2) return 'positive'
  if (score > -0.2) return 'neutral'
  return 'negative'
}

export const recommendationUrgencies = ['high', 'medium', 'low'] as const
export type RecommendationUrgency = (typeof recommendationUrgencies)[number]

/** Displayed urgency of a recommendation; priority 1 is the most urgent. */
export function recommendationUrgencyOf(priority: number): RecommendationUrgency {
  if (priority <= 2) return 'high'
  if (priority <= 3) return 'medium'
  return 'low'
}

export const recommendationStatuses = ['pending', 'implemented', 'dismissed'] as const
export type RecommendationStatus = (typeof recommendationStatuses)[number]

/** "Mark as implemented" and "dismiss" are offered only while a recommendation is pending. */
export function canSettleRecommendation(status: RecommendationStatus): boolean {
  return status === 'pending'
}

/** Maximum length of an analysed text. */
export const maxAnalysedText = 5_000

/** Urgency of a text, 0 to 10, from which it is pressing. */
export const urgentFrom = 7

/** Why a language model gave no text: no timely answer, or one that may not be shown. */
export const modelFailures = [
  'timeout',
  'unreachable',
  'denied',
  'limited',
  'failed',
  'unreadable',
  'rejected',
  'budget',
] as const
export type ModelFailure = (typeof modelFailures)[number]

export const riskLevels = ['low', 'medium', 'high'] as const
export type RiskLevel = (typeof riskLevels)[number]

export const insightCategories = ['quality', 'behavior', 'risk', 'opportunity'] as const
export type InsightCategory = (typeof insightCategories)[number]

export const impacts = ['high', 'medium', 'low'] as const
export type Impact = (typeof impacts)[number]

/** Smallest and largest value of each measure. */
export const insightRanges = {
  qualityScore: { min: 0, max: 100 },
  engagementLevel: { min: 0, max: 10 },
  urgencyLevel: { min: 0, max: 10 },
  conversionProbability: { min: 0, max: 100 },
  confidenceLevel: { min: 0, max: 100 },
  confidenceScore: { min: 0, max: 100 },
  sentimentScore: { min: -1, max: 1 },
} as const

/** Engagement 0 to 10 on the 0 to 100 scale its colour is chosen by. */
export function engagementPercent(engagementLevel: number): number {
  return engagementLevel * 10
}

export const emotions = ['joy', 'anger', 'fear', 'sadness', 'surprise'] as const
export type Emotion = (typeof emotions)[number]

/** Result of analysing a text. */
export type TextReading = {
  /** Null: none of the languages that are read. */
  language: SpokenLanguage | null
  /** −1 to 1. */
  score: number
  label: SentimentLabel
  emotion: Emotion | null
  /** 0 to 10. */
  urgency: number
  /** 0 to 1. */
  confidence: number
  /** True if the text is too short or vague for a result. */
  isUnsure: boolean
  phrases: string[]
}

/** Maximum stored analyses of a lead. */
export const maxAnalyses = 50
