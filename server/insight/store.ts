import { dayMs } from '#domain/basics/instant.ts'
import { type Analysis, analyse } from '#domain/insight/analyse.ts'
import type { Conversion } from '#domain/insight/facts.ts'
import { maxAnalyses, type TextReading } from '#domain/insight/insight.ts'
import { adviceText, analysisLanguageOf } from '#domain/insight/words.ts'
import { isLanguage, type Language, spokenLanguageOf } from '#domain/site/languages.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, ne, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { aiAnalyses, aiRecommendations, sentimentAnalyses } from '#server/db/schema/insight.ts'
import { type Reader, readFacts, type StoredLead, type StoredText } from './facts-store.ts'
import type { AnalysisData } from './shapes.ts'

/** Days for which a dismissed recommendation is not made again. */
const restDays = 7

/** The requester and language of an analysis. */
type Request = Pick<AnalysisData, 'trigger' | 'by'> & { readonly language: Language }

/** A language model's additions; numbers come from the engine alone. */
export type Written = Pick<AnalysisData, 'engine' | 'fallback' | 'summary' | 'draft'>

/** An analysis by the engine alone. */
export const embedded: Written = { engine: 'embedded', fallback: null, summary: null, draft: null }

/** Analyses a lead and stores the result, in the caller's transaction; returns the id of the analysis. */
export async function keepAnalysis(
  tx: Sql,
  lead: StoredLead,
  reader: Reader,
  request: Request,
  written: Written = embedded,
): Promise<string> {
  const { facts, texts } = await readFacts(tx, lead, reader)
  const now = new Date()
  const found = analyse(facts, now)
  const id = newId()
  const language = analysisLanguageOf(request.language)
  const { trigger, by } = request
  await tx.insert(aiAnalyses).values({
    id,
    leadId: lead.id,
    qualityScore: found.qualityScore,
    conversionProbability: String(found.conversionProbability),
    engagementLevel: found.engagementLevel,
    riskAssessment: found.riskAssessment,
    confidenceLevel: String(found.confidenceLevel),
    keyInsights: found.findings,
    analysisData: {
      trigger,
      by,
      requestedLanguage: request.language,
      receipts: found.receipts,
      conversion: conversionOnly(facts.conversion),
      ...written,
    } satisfies Record<keyof AnalysisData, unknown>,
    language,
    createdAt: now,
    updatedAt: now,
  })
  await dropOld(tx, lead.id)
  await keepAdvice(tx, lead.id, id, found, request, now)
  await keepReadings(tx, lead, texts)
  return id
}

/** Keeps as many as the history shows, and those with settled recommendations. */
const dropOld = (tx: Sql, leadId: string) =>
  tx.execute(sql`
    delete from ai_analyses where id in (
      select a.id from ai_analyses a
      where a.lead_id = ${leadId} and not exists (
        select from ai_recommendations r where r.analysis_id = a.id and r.status <> 'pending'
      )
      order by a.created_at desc offset ${maxAnalyses}
    )`)

/** The parts of a conversion that the contract names. */
function conversionOnly(conversion: Conversion): AnalysisData['conversion'] {
  if (conversion.state === 'not_learned') {
    const { state, closed, needed, prior } = conversion
    return { state, closed, needed, prior }
  }
  const { state, percent, low, high, reasons } = conversion
  return {
    state,
    percent,
    low,
    high,
    reasons: reasons.map(({ feature, value, converted, closed, effect }) => ({
      feature,
      value,
      converted,
      closed,
      effect,
    })),
  }
}

/** Replaces pending recommendations; recently dismissed ones are not repeated. */
async function keepAdvice(tx: Sql, leadId: string, analysisId: string, found: Analysis, request: Request, now: Date) {
  await tx
    .delete(aiRecommendations)
    .where(and(eq(aiRecommendations.leadId, leadId), eq(aiRecommendations.status, 'pending')))
  const since = new Date(now.getTime() - restDays * dayMs).toISOString()
  const dismissed = await tx
    .select({ type: aiRecommendations.type })
    .from(aiRecommendations)
    .where(
      and(
        eq(aiRecommendations.leadId, leadId),
        eq(aiRecommendations.status, 'dismissed'),
        sql`${aiRecommendations.createdAt} > ${since}::timestamptz`,
      ),
    )
  const resting = new Set(dismissed.map(({ type }) => type))
  const made = found.advice.filter(({ code }) => !resting.has(code))
  if (made.length === 0) return
  const language = analysisLanguageOf(request.language)
  await tx.insert(aiRecommendations).values(
    made.map((advice) => {
      const { title, description, suggestedAction, expectedOutcome } = adviceText(advice, language)
      const { code, values, action, restsOn, priority } = advice
      return {
        id: newId(),
        leadId,
        analysisId,
        type: code,
        priority,
        title: title.slice(0, 255),
        description,
        suggestedAction,
        expectedOutcome,
        confidenceScore: String(found.confidenceLevel),
        language,
        facts: { code, values, action, restsOn },
        createdAt: now,
      }
    }),
  )
}

/** The reading of each text of the visitor, once per text. */
async function keepReadings(tx: Sql, lead: StoredLead, texts: readonly StoredText[]): Promise<void> {
  const known = await tx
    .select({ interactionId: sentimentAnalyses.interactionId, text: sentimentAnalyses.textAnalyzed })
    .from(sentimentAnalyses)
    .where(and(eq(sentimentAnalyses.leadId, lead.id), ne(sentimentAnalyses.source, 'typed')))
  const keyOf = (interactionId: string | null, text: string) => `${interactionId ?? ''} ${text}`
  const read = new Set(known.map(({ interactionId, text }) => keyOf(interactionId, text)))
  const fresh = texts.filter(({ interactionId, text }) => !read.has(keyOf(interactionId, text)))
  if (fresh.length === 0) return
  await tx
    .insert(sentimentAnalyses)
    .values(
      fresh.map(({ text, at, reading, interactionId }) =>
        sentimentRow(lead, text, reading, { interactionId, at: new Date(at) }),
      ),
    )
}

/** A row for a text's reading; `language` is the text's, else the given one, else the lead's. */
export function sentimentRow(
  lead: Pick<StoredLead, 'id' | 'language'>,
  text: string,
  reading: TextReading,
  of: { interactionId?: string | null; at?: Date; typed?: boolean; language?: Language } = {},
): typeof sentimentAnalyses.$inferInsert {
  const { interactionId = null, at = new Date(), typed = false } = of
  return {
    id: newId(),
    leadId: lead.id,
    interactionId,
    source: typed ? 'typed' : interactionId === null ? 'message' : 'interaction',
    textAnalyzed: text,
    sentimentScore: reading.score.toFixed(2),
    emotionDetected: reading.emotion,
    urgencyLevel: Math.round(reading.urgency),
    keyPhrases: reading.phrases,
    language: spokenLanguageOf(reading.language ?? of.language ?? (isLanguage(lead.language) ? lead.language : 'en')),
    confidence: reading.confidence.toFixed(3),
    isUnsure: reading.isUnsure,
    analysisTimestamp: at,
  }
}
