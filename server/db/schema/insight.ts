import { decimal, index, integer, jsonb, pgTable, text, uuid, varchar } from '#server/db/drizzle.ts'
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
    analysisTimestamp: moment('analysis_timestamp').notNull().defaultNow(),
  },
  (t) => [
    index('sentiment_analyses_lead').on(t.leadId, t.analysisTimestamp),
    index('sentiment_analyses_interaction').on(t.interactionId),
  ],
)
