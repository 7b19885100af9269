import { ApiError } from '#contract/errors.ts'
import type { Insights, PastAnalysis, Recommendation } from '#contract/insight.ts'
import { maxAnalyses, urgentFrom } from '#domain/insight/insight.ts'
import type { StaffLanguage } from '#domain/site/languages.ts'
import type { Sql } from '#server/db/database.ts'
import { desc, eq, sql } from '#server/db/drizzle.ts'
import { aiAnalyses, aiRecommendations, sentimentAnalyses } from '#server/db/schema/insight.ts'
import { findLead } from './facts-store.ts'
import { type StoredRecommendation, toAnalysis, toPastAnalysis, toRecommendation, toSentiment } from './shapes.ts'

const maxRecommendations = 50
const maxTexts = 100
const maxUrgent = 200

/** Throws `not_found` for an unknown lead, or one in the recycle bin. */
export async function refuseUnknown(db: Sql, leadId: string): Promise<void> {
  if (!(await findLead(db, leadId))) throw new ApiError('not_found')
}

/** The analysis of a lead, in the reader's language. */
export async function readInsights(db: Sql, leadId: string, language: StaffLanguage): Promise<Insights> {
  const [latest] = await db
    .select()
    .from(aiAnalyses)
    .where(eq(aiAnalyses.leadId, leadId))
    .orderBy(desc(aiAnalyses.createdAt))
    .limit(1)
  const recommendations = await db
    .select()
    .from(aiRecommendations)
    .where(eq(aiRecommendations.leadId, leadId))
    .orderBy(desc(aiRecommendations.createdAt))
    .limit(maxRecommendations)
  const texts = await db
    .select()
    .from(sentimentAnalyses)
    .where(eq(sentimentAnalyses.leadId, leadId))
    .orderBy(desc(sentimentAnalyses.analysisTimestamp))
    .limit(maxTexts)
  return {
    analysis: latest ? toAnalysis(latest, language) : null,
    recommendations: recommendations.map((row) => toRecommendation(row, language)).toSorted(pendingFirst),
    sentimentHistory: texts.map(toSentiment),
  }
}

const pendingFirst = (a: Recommendation, b: Recommendation) =>
  Number(a.status !== 'pending') - Number(b.status !== 'pending') || a.priority - b.priority

/** The figures of earlier analyses, newest first. */
export async function listAnalyses(db: Sql, leadId: string): Promise<PastAnalysis[]> {
  const rows = await db
    .select()
    .from(aiAnalyses)
    .where(eq(aiAnalyses.leadId, leadId))
    .orderBy(desc(aiAnalyses.createdAt))
    .limit(maxAnalyses)
  return rows.map(toPastAnalysis)
}

/** A recommendation of a lead outside the bin, locked until the transaction ends; throws `not_found`. */
export async function lockRecommendation(tx: Sql, id: string): Promise<StoredRecommendation> {
  const [row] = await tx.select().from(aiRecommendations).where(eq(aiRecommendations.id, id)).for('update')
  if (!row) throw new ApiError('not_found')
  await refuseUnknown(tx, row.leadId)
  return row
}

/** Leads whose visitor waits for a reply to a pressing text, each once. One look-up per text. */
export async function listUrgent(db: Sql) {
  const { rows } = await db.execute<{ leadId: string; urgencyLevel: number; phrase: string | null }>(sql`
    select distinct on (s.lead_id) s.lead_id as "leadId", s.urgency_level as "urgencyLevel", s.key_phrases ->> 0 as phrase
    from (select * from sentiment_analyses
      where urgency_level >= ${sql.raw(String(urgentFrom))} and source <> 'typed'
        and analysis_timestamp > now() - interval '14 days'
      order by analysis_timestamp desc limit ${maxUrgent}) s
    cross join lateral (select from contact_requests l
      where l.id = s.lead_id and l.deleted_at is null and l.clock_event is distinct from 'reply'
        and l.status not in ('converted', 'lost')
        and (l.last_reply_at is null or l.last_reply_at < s.analysis_timestamp)
      limit 1) waiting
    order by s.lead_id, s.analysis_timestamp desc`)
  return rows
}
