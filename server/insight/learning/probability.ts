import { probabilityOf } from '#domain/analytics/forecast.ts'
import type { Conversion } from '#domain/insight/facts.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { minChecked } from '#domain/learning/latest-check.ts'
import { leadFeatures } from '#domain/learning/lead-features.ts'
import { type Prediction, predictor } from '#domain/learning/learn.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { conversionLearning } from '#server/db/schema/insight.ts'
import { readStageRate } from '#server/db/stage-rates.ts'
import { countClosed } from './count-closed.ts'
import { featuresSql } from './lead-features.ts'

type Predict = (row: Readonly<Record<string, string>>) => Prediction

/** Returns conversion probabilities by the stored model, reloaded only when it changed. */
export function openConversion(): (db: Sql, lead: { id: string; status: string }) => Promise<Conversion> {
  let kept: { learnedAt: number; predict: Predict } | undefined

  const predictorOf = async (db: Sql, learnedAt: Date): Promise<Predict | null> => {
    if (kept?.learnedAt === learnedAt.getTime()) return kept.predict
    const [row] = await db
      .select({ model: conversionLearning.model })
      .from(conversionLearning)
      .where(eq(conversionLearning.learnedAt, learnedAt))
    if (!row?.model) return null
    kept = { learnedAt: learnedAt.getTime(), predict: predictor(row.model) }
    return kept.predict
  }

  return async (db, { id, status }) => {
    const [last] = await db
      .select({
        learnedAt: conversionLearning.learnedAt,
        closed: conversionLearning.closed,
        isLearned: sql<boolean>`${conversionLearning.model} is not null`,
      })
      .from(conversionLearning)
    const predict = last?.isLearned ? await predictorOf(db, last.learnedAt) : null
    const features = predict && (await featuresOf(db, id))
    if (!features) {
      const stage = status as LeadStatus
      const prior = Math.round(100 * probabilityOf(stage, await readStageRate(db, stage)))
      return { state: 'not_learned', closed: last?.closed ?? (await countClosed(db)), needed: minChecked, prior }
    }
    const { probability, low, high, reasons } = predict(features)
    const percent = (share: number) => Math.round(share * 100)
    return { state: 'learned', percent: percent(probability), low: percent(low), high: percent(high), reasons }
  }
}

async function featuresOf(db: Sql, id: string): Promise<Record<string, string> | null> {
  const { rows } = await db.execute<{ features: string[] }>(sql`
    select ${featuresSql} as features from contact_requests l left join lead_attributions a on a.lead_id = l.id
    where l.id = ${id}`)
  const [row] = rows
  return row ? Object.fromEntries(leadFeatures.map((name, index) => [name, row.features[index]!])) : null
}
