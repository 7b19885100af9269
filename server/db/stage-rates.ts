import type pg from 'pg'
import type { StageRate } from '#domain/analytics/forecast.ts'
import { type LeadStatus, leadStatuses } from '#domain/leads/pipeline.ts'
import type { Sql } from './database.ts'
import { stageRates } from './schema/analytics.ts'

type Row = StageRate & { readonly stage: string }

/** Last counted outcomes of earlier leads by stage; a stage without a row is unknown. */
export async function readStageRates(pool: pg.Pool): Promise<Record<LeadStatus, StageRate>> {
  const { rows } = await pool.query<Row>({
    name: 'stage-rates',
    text: 'select stage, reached, converted from stage_rates',
  })
  return Object.fromEntries(leadStatuses.map((status) => [status, rateOf(rows, status)])) as Record<
    LeadStatus,
    StageRate
  >
}

/** The outcomes of one stage. */
export const readStageRate = async (db: Sql, stage: LeadStatus): Promise<StageRate> =>
  rateOf(await db.select().from(stageRates), stage)

const rateOf = (rows: readonly Row[], status: LeadStatus): StageRate =>
  rows.find(({ stage }) => stage === status) ?? { reached: 0, converted: 0 }
