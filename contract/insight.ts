import { z } from 'zod'
import { measures } from '#domain/insight/analyse.ts'
import {
  aiQualities,
  emotions,
  impacts,
  insightCategories,
  maxAnalysedText,
  modelFailures,
  recommendationStatuses,
  recommendationUrgencies,
  riskLevels,
  sentimentLabels,
} from '#domain/insight/insight.ts'
import { maxTranslated } from '#domain/insight/translation.ts'
import { quickActions } from '#domain/leads/options.ts'
import { replyTemplates } from '#domain/letters/reply-template.ts'
import { languages, spokenLanguages, staffLanguages } from '#domain/site/languages.ts'
import { filter } from './query.ts'
import { routes } from './route.ts'
import { choice, id, longText, moment } from './text.ts'

/** Cause of an analysis: a teammate, a bulk change, or the lead's arrival. */
const analysisTriggers = ['request', 'bulk', 'arrival'] as const
/** Author of the summary: the embedded engine alone, or also a language model. Numbers are never the model's. */
const analysisEngines = ['embedded', 'model'] as const

/** A rule of a measure: its maximum, and the lead's value. */
const measureLine = z.strictObject({ rule: z.string(), points: z.number(), earned: z.number() })

const conversion = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('learned'),
    percent: z.number(),
    low: z.number(),
    high: z.number(),
    reasons: z.array(
      z.strictObject({
        feature: z.string(),
        value: z.string(),
        converted: z.int(),
        closed: z.int(),
        effect: z.number(),
      }),
    ),
  }),
  z.strictObject({ state: z.literal('not_learned'), closed: z.int(), needed: z.int(), prior: z.number() }),
])

const percent = z.number().min(0).max(100)

const analysis = z.strictObject({
  id,
  leadId: id,
  qualityScore: z.int().min(0).max(100),
  quality: choice(aiQualities),
  /** Percent: learned from closed leads, or the usual share of the lead's stage (`analysisData.conversion`). */
  conversionProbability: percent,
  engagementLevel: z.int().min(0).max(10),
  riskAssessment: choice(riskLevels),
  /** Completeness of the data behind the analysis, percent. */
  confidenceLevel: percent,
  keyInsights: z.array(
    z.strictObject({
      code: z.string(),
      category: choice(insightCategories),
      impact: choice(impacts),
      /** With the words, times and counts it is based on. */
      text: z.string(),
    }),
  ),
  analysisData: z.strictObject({
    trigger: choice(analysisTriggers),
    /** The requester; null for the product itself. */
    by: z.string().nullable(),
    /** The requested language; texts are in `language` if there are none in this one. */
    requestedLanguage: choice(languages),
    receipts: z.strictObject(
      Object.fromEntries(measures.map((measure) => [measure, z.array(measureLine)])) as Record<
        (typeof measures)[number],
        z.ZodArray<typeof measureLine>
      >,
    ),
    conversion,
    engine: choice(analysisEngines),
    /** Why the language model did not write, by code; null if it did, or if none is configured. */
    fallback: choice(modelFailures).nullable(),
    /** Written by the language model; null without one. */
    summary: z.string().nullable(),
    /** A reply in the lead's language, written by the language model, for a teammate to check; null without one. */
    draft: z.string().nullable(),
  }),
  language: choice(languages),
  createdAt: moment,
  updatedAt: moment,
})
export type LeadAnalysis = z.output<typeof analysis>

const recommendation = z.strictObject({
  id,
  leadId: id,
  analysisId: id,
  type: z.string(),
  /** 1 is the most urgent. */
  priority: z.int().min(1),
  urgency: choice(recommendationUrgencies),
  title: z.string(),
  description: z.string(),
  suggestedAction: z.string(),
  expectedOutcome: z.string().nullable(),
  /** Percent: the confidence of its analysis. */
  confidenceScore: percent,
  status: choice(recommendationStatuses),
  language: choice(languages),
  createdAt: moment,
  implementedAt: moment.nullable(),
  /** The button's action: a quick action, now or planned, or moving the lead to the bin. */
  action: z.strictObject({
    kind: choice([...quickActions, 'bin']),
    template: choice(replyTemplates).nullable(),
    at: moment.nullable(),
  }),
  /** Codes of the insights it is based on. */
  restsOn: z.array(z.string()),
})
export type Recommendation = z.output<typeof recommendation>

const textSources = ['message', 'interaction', 'typed'] as const

const sentiment = z.strictObject({
  id,
  leadId: id,
  interactionId: id.nullable(),
  source: choice(textSources),
  textAnalyzed: z.string(),
  /** −1 to 1. */
  sentimentScore: z.number().min(-1).max(1),
  sentiment: choice(sentimentLabels),
  emotionDetected: choice(emotions).nullable(),
  urgencyLevel: z.int().min(0).max(10),
  keyPhrases: z.array(z.string()),
  /** Language of the text. */
  language: choice(languages),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** The text is too short or vague for a clear result. */
  isUnsure: z.boolean(),
  analysisTimestamp: moment,
})
export type Sentiment = z.output<typeof sentiment>

const insights = z.strictObject({
  /** The latest; null before the first. */
  analysis: analysis.nullable(),
  /** Pending ones first, most urgent first, then settled ones; at most 50. */
  recommendations: z.array(recommendation),
  /** Newest first, at most 100. */
  sentimentHistory: z.array(sentiment),
})
export type Insights = z.output<typeof insights>

const pastAnalysis = analysis
  .pick({
    id: true,
    qualityScore: true,
    quality: true,
    conversionProbability: true,
    engagementLevel: true,
    riskAssessment: true,
    confidenceLevel: true,
    createdAt: true,
  })
  .extend({ trigger: choice(analysisTriggers), by: z.string().nullable(), engine: choice(analysisEngines) })
export type PastAnalysis = z.output<typeof pastAnalysis>

/** The language model's text; null with the reason if it gave none that may be shown. Not stored. */
const translation = z.strictObject({
  text: z.string().nullable(),
  problem: choice(modelFailures).nullable(),
  /** False: only the beginning was translated. */
  isWhole: z.boolean(),
})
export type Translation = z.output<typeof translation>

const params = z.strictObject({ id })
const read = { access: { staff: 'insight.read' }, limit: { max: 1200, windowSeconds: 60 } } as const
const run = { access: { staff: 'insight.run' }, limit: { max: 120, windowSeconds: 60 } } as const

export const insightRoutes = routes({
  readInsights: {
    method: 'GET',
    path: '/api/leads/{id}/ai-insights',
    summary: 'The latest analysis of a lead, its recommendations, and what its texts say',
    ...read,
    params,
    /** The language of the texts; without one the caller's own. */
    query: z.strictObject({ language: filter(choice(languages)) }),
    response: insights,
  },
  listAnalyses: {
    method: 'GET',
    path: '/api/leads/{id}/ai-analyses',
    summary: 'Figures of the last 50 analyses of a lead, newest first',
    ...read,
    params,
    response: z.strictObject({ data: z.array(pastAnalysis) }),
  },
  listUrgentTexts: {
    method: 'GET',
    path: '/api/urgent-texts',
    summary: 'Leads that wait for a reply to a pressing text, of the last 200 such texts of two weeks',
    ...read,
    response: z.strictObject({
      data: z.array(z.strictObject({ leadId: id, urgencyLevel: z.int(), phrase: z.string().nullable() })),
    }),
  },
  analyseLead: {
    method: 'POST',
    path: '/api/leads/{id}/analyze',
    summary: 'Analyse a lead now; pending recommendations of earlier analyses are replaced',
    ...run,
    params,
    body: z.strictObject({ language: choice(languages) }),
    response: insights,
  },
  analyseSentiment: {
    method: 'POST',
    path: '/api/leads/{id}/analyze-sentiment',
    summary: 'What a text of the lead says: mood, emotion, urgency, key phrases. Kept in its sentiment history',
    ...run,
    params,
    body: z.strictObject({ text: longText(maxAnalysedText, 1), language: choice(languages) }),
    response: sentiment,
  },
  settleRecommendation: {
    method: 'PATCH',
    path: '/api/ai-recommendations/{id}/status',
    summary: 'Mark a pending recommendation as implemented, or dismiss it; a settled one is a conflict',
    ...run,
    params,
    body: z.strictObject({ status: choice(['implemented', 'dismissed']) }),
    response: recommendation,
    errors: ['conflict'],
  },
  translateMessage: {
    method: 'POST',
    path: '/api/messages/{id}/translation',
    summary:
      'Have the language model translate what somebody wrote to us; with the id of a lead, what they wrote in the form',
    ...run,
    params,
    body: z.strictObject({ language: choice(staffLanguages) }),
    response: translation,
  },
  translateDraft: {
    method: 'POST',
    path: '/api/leads/{id}/draft-translation',
    summary: 'Have the language model write a draft to a lead in another language; nothing is sent',
    ...run,
    params,
    body: z.strictObject({ text: longText(maxTranslated, 1), language: choice(spokenLanguages) }),
    response: translation,
  },
})
