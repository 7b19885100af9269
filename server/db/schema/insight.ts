import { urgentFrom } from '#domain/insight/insight.ts'
import type { LatestCheck } from '#domain/learning/latest-check.ts'
import type { Model } from '#domain/learning/learn.ts'
import { boolean, decimal, index, integer, jsonb, pgTable, sql, text, uuid, varchar } from '#server/db/drizzle.ts'
import { createdAt, moment, updatedAt } from './columns.ts'
import { leadInteractions, leads } from './leads.ts'

const lead = () =>
  uuid('lead_id')
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' })

export const aiAnalyses = pgTable(
  'ai_analyses',
  {
    id: uuid('id').primaryKey(),
    leadId: lead(),
    qualityScore: integer('quality_score').notNull(),
    conversionProbability: decimal('conversion_probability', { precision: 5, scale: 2 }).notNull(),
    engagementLevel: integer('engagement_level').notNull(),
    riskAssessment: varchar('risk_assessment', { length: 10 }).notNull(),
    confidenceLevel: decimal('confidence_level', { precision: 5, scale: 2 }).notNull(),
    keyInsights: jsonb('key_insights').notNull(),
    analysisData: jsonb('analysis_data').notNull(),
    language: varchar('language', { length: 5 }).notNull().default('en'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('ai_analyses_lead').on(t.leadId, t.createdAt)],
)

export const aiRecommendations = pgTable(
  'ai_recommendations',
  {
    id: uuid('id').primaryKey(),
    leadId: lead(),
    analysisId: uuid('analysis_id')
      .notNull()
      .references(() => aiAnalyses.id, { onDelete: 'cascade' }),
    type: varchar('type', { length: 50 }).notNull(),
    priority: integer('priority').notNull(),
    title: varchar('title', { length: 255 }).notNull(),
    description: text('description').notNull(),
    suggestedAction: text('suggested_action').notNull(),
    expectedOutcome: text('expected_outcome'),
    confidenceScore: decimal('confidence_score', { precision: 5, scale: 2 }).notNull(),
    status: text('status').notNull().default('pending'),
    language: varchar('language', { length: 5 }).notNull().default('en'),
    /** Its findings and the action of its button (`domain/insight/advice`); texts are generated from this. */
    facts: jsonb('facts').notNull().default({}),
    createdAt: createdAt(),
    implementedAt: moment('implemented_at'),
  },
  (t) => [
    index('ai_recommendations_lead').on(t.leadId, t.createdAt),
    index('ai_recommendations_analysis').on(t.analysisId),
  ],
)

export const sentimentAnalyses = pgTable(
  'sentiment_analyses',
  {
    id: uuid('id').primaryKey(),
    leadId: lead(),
    interactionId: uuid('interaction_id').references(() => leadInteractions.id, { onDelete: 'cascade' }),
    textAnalyzed: text('text_analyzed').notNull(),
    sentimentScore: decimal('sentiment_score', { precision: 3, scale: 2 }).notNull(),
    emotionDetected: text('emotion_detected'),
    urgencyLevel: integer('urgency_level').notNull(),
    keyPhrases: jsonb('key_phrases').notNull(),
    language: varchar('language', { length: 5 }).notNull().default('en'),
    /** Source: the lead's first message, a further one, or a text typed by a teammate. */
    source: text('source').notNull().default('typed'),
    /** 0 to 1. */
    confidence: decimal('confidence', { precision: 4, scale: 3 }).notNull().default('0'),
    isUnsure: boolean('is_unsure').notNull().default(false),
    analysisTimestamp: moment('analysis_timestamp').notNull().defaultNow(),
  },
  (t) => [
    index('sentiment_analyses_lead').on(t.leadId, t.analysisTimestamp),
    index('sentiment_analyses_interaction').on(t.interactionId),
    // For the board's marks: the newest pressing texts of visitors.
    index('sentiment_analyses_urgent')
      .on(t.analysisTimestamp)
      .where(sql.raw(`urgency_level >= ${urgentFrom} and source <> 'typed'`)),
  ],
)

/** Up to when leads and further messages were analysed as they arrived; one row. */
export const insightProgress = pgTable('insight_progress', {
  only: boolean('only').primaryKey().default(true),
  until: moment('until').notNull(),
})

/** The last model learned from converted and lost leads (`server/insight/learning`); one row. */
export const conversionLearning = pgTable('conversion_learning', {
  only: boolean('only').primaryKey().default(true),
  learnedAt: moment('learned_at').notNull(),
  /** Leads learned from. */
  closed: integer('closed').notNull(),
  converted: integer('converted').notNull(),
  /** Number of all closed leads at that time, which determines retraining. */
  closedInAll: integer('closed_in_all').notNull(),
  /** Null while nothing may be predicted: too few leads, or the latest ones ended otherwise than predicted. */
  model: jsonb('model').$type<Model>(),
  /** Outcomes of the latest leads compared with predictions; null if too few. */
  check: jsonb('quality').$type<LatestCheck>(),
})
