import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { canSettleRecommendation, type RecommendationStatus } from '#domain/insight/insight.ts'
import { analysisLanguageOf } from '#domain/insight/words.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { aiRecommendations, sentimentAnalyses } from '#server/db/schema/insight.ts'
import { languageOfTeammate } from '#server/db/teammate.ts'
import { findLead, type Reader } from './facts-store.ts'
import { askModel, type Model } from './model-ask.ts'
import { listAnalyses, listUrgent, lockRecommendation, readInsights, refuseUnknown } from './reading.ts'
import { toRecommendation, toSentiment } from './shapes.ts'
import { keepAnalysis, sentimentRow } from './store.ts'

type InsightCalls =
  | 'readInsights'
  | 'listAnalyses'
  | 'listUrgentTexts'
  | 'analyseLead'
  | 'analyseSentiment'
  | 'settleRecommendation'

/** Calls for the analysis of leads and texts. */
export function insightHandlers(
  { sql: db }: Pick<Database, 'sql'>,
  reader: Reader,
  model: Model | null,
): Handlers<InsightCalls> {
  return {
    async readInsights({ params, query }, { actor }) {
      await refuseUnknown(db, params.id)
      const language = query.language ? analysisLanguageOf(query.language) : await languageOfTeammate(db, actor.userId)
      return readInsights(db, params.id, language)
    },

    async listAnalyses({ params }) {
      await refuseUnknown(db, params.id)
      return { data: await listAnalyses(db, params.id) }
    },

    listUrgentTexts: async () => ({ data: await listUrgent(db) }),

    async analyseLead({ params, body: { language } }, context) {
      const known = await findLead(db, params.id)
      if (!known) throw new ApiError('not_found')
      // Outside the transaction: a model may take seconds.
      const written = await askModel(db, model, known, reader, context, language)
      return db.transaction(async (tx) => {
        const lead = await findLead(tx, params.id)
        if (!lead) throw new ApiError('not_found')
        const request = { trigger: 'request', by: context.actor.username, language } as const
        await keepAnalysis(tx, lead, reader, request, written)
        const { engine, fallback } = written
        await audit(tx, context, {
          action: 'lead.analysed',
          entity: 'lead',
          entityId: lead.id,
          detail: { language, engine, ...(fallback && { fallback }) },
        })
        await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
        return readInsights(tx, lead.id, analysisLanguageOf(language))
      })
    },

    analyseSentiment: ({ params, body }, context) =>
      db.transaction(async (tx) => {
        const lead = await findLead(tx, params.id)
        if (!lead) throw new ApiError('not_found')
        const { text, language } = body
        const row = sentimentRow(lead, text, reader.readText(text), { typed: true, language })
        const [added] = await tx.insert(sentimentAnalyses).values(row).returning()
        await audit(tx, context, { action: 'lead.text_analysed', entity: 'lead', entityId: lead.id })
        return toSentiment(added!)
      }),

    settleRecommendation: ({ params, body }, context) =>
      db.transaction(async (tx) => {
        const before = await lockRecommendation(tx, params.id)
        const language = await languageOfTeammate(tx, context.actor.userId)
        if (!canSettleRecommendation(before.status as RecommendationStatus)) {
          throw new ApiError('conflict', { current: toRecommendation(before, language) })
        }
        const { status } = body
        const [after] = await tx
          .update(aiRecommendations)
          .set({ status, implementedAt: status === 'implemented' ? new Date() : null })
          .where(eq(aiRecommendations.id, before.id))
          .returning()
        await audit(tx, context, {
          action: `recommendation.${status}`,
          entity: 'lead',
          entityId: before.leadId,
          detail: { type: before.type },
        })
        await announce(tx, { topic: 'leads', change: 'changed', id: before.leadId })
        return toRecommendation(after!, language)
      }),
  }
}
