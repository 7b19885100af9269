import type { LeadAnalysis, PastAnalysis, Recommendation, Sentiment } from '#contract/insight.ts'
import type { Advice } from '#domain/insight/advice.ts'
import type { Finding } from '#domain/insight/findings.ts'
import {
  aiQualityOf,
  type Emotion,
  type RecommendationStatus,
  type RiskLevel,
  recommendationUrgencyOf,
  sentimentLabelOf,
} from '#domain/insight/insight.ts'
import { adviceText, findingText } from '#domain/insight/words.ts'
import type { Language, StaffLanguage } from '#domain/site/languages.ts'
import type { aiAnalyses, aiRecommendations, sentimentAnalyses } from '#server/db/schema/insight.ts'

type StoredAnalysis = typeof aiAnalyses.$inferSelect
export type StoredRecommendation = typeof aiRecommendations.$inferSelect
type StoredSentiment = typeof sentimentAnalyses.$inferSelect

/** The stored part of a finding: its wording is generated in the reader's language. */
type StoredFinding = Pick<Finding, 'code' | 'category' | 'impact' | 'values'>
/** As of a finding, of a recommendation. */
type StoredAdvice = Pick<Advice, 'code' | 'values' | 'action' | 'restsOn'>
export type AnalysisData = LeadAnalysis['analysisData']

const figures = (row: StoredAnalysis) => ({
  id: row.id,
  qualityScore: row.qualityScore,
  quality: aiQualityOf(row.qualityScore),
  conversionProbability: Number(row.conversionProbability),
  engagementLevel: row.engagementLevel,
  riskAssessment: row.riskAssessment as RiskLevel,
  confidenceLevel: Number(row.confidenceLevel),
  createdAt: row.createdAt.toISOString(),
})

/** An analysis in the contract's shape, its insights in the reader's language. */
export function toAnalysis(row: StoredAnalysis, language: StaffLanguage): LeadAnalysis {
  return {
    ...figures(row),
    leadId: row.leadId,
    keyInsights: (row.keyInsights as StoredFinding[]).map((finding) => ({
      code: finding.code,
      category: finding.category,
      impact: finding.impact,
      text: findingText(finding as Finding, language),
    })),
    analysisData: row.analysisData as AnalysisData,
    language,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The figures of an earlier analysis. */
export function toPastAnalysis(row: StoredAnalysis): PastAnalysis {
  const { trigger, by, engine } = row.analysisData as AnalysisData
  return { ...figures(row), trigger, by, engine }
}

/** A recommendation in the contract's shape and the reader's language. */
export function toRecommendation(row: StoredRecommendation, language: StaffLanguage): Recommendation {
  const advice = row.facts as StoredAdvice
  return {
    id: row.id,
    leadId: row.leadId,
    analysisId: row.analysisId,
    type: row.type,
    priority: row.priority,
    urgency: recommendationUrgencyOf(row.priority),
    ...adviceText(advice as Advice, language),
    confidenceScore: Number(row.confidenceScore),
    status: row.status as RecommendationStatus,
    language,
    createdAt: row.createdAt.toISOString(),
    implementedAt: row.implementedAt?.toISOString() ?? null,
    action: advice.action,
    restsOn: [...advice.restsOn],
  }
}

export function toSentiment(row: StoredSentiment): Sentiment {
  const sentimentScore = Number(row.sentimentScore)
  return {
    id: row.id,
    leadId: row.leadId,
    interactionId: row.interactionId,
    source: row.source as Sentiment['source'],
    textAnalyzed: row.textAnalyzed,
    sentimentScore,
    sentiment: sentimentLabelOf(sentimentScore),
    emotionDetected: row.emotionDetected as Emotion | null,
    urgencyLevel: row.urgencyLevel,
    keyPhrases: row.keyPhrases as string[],
    language: row.language as Language,
    confidence: Number(row.confidence),
    isUnsure: row.isUnsure,
    analysisTimestamp: row.analysisTimestamp.toISOString(),
  }
}
