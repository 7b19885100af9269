import { setImmediate } from 'node:timers/promises'
import { dayMs } from '#domain/basics/instant.ts'
import { type Learned, learnAndCheck, maxClosed } from '#domain/learning/latest-check.ts'
import { leadFeatures } from '#domain/learning/lead-features.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { conversionLearning } from '#server/db/schema/insight.ts'
import { countClosed } from './count-closed.ts'
import { featuresSql } from './lead-features.ts'

/** The job that learns from closed leads. */
export const learningJob = 'conversion-learning'

/** Retrained after this many closings, and once a day. */
const closingsBetween = 10

/** Learns anew if ten leads were closed or reopened since, or a day has passed. Running it twice at once does no harm. */
export async function learnIfDue({ sql: db }: Pick<Database, 'sql'>, now = new Date()): Promise<void> {
  const [last] = await db
    .select({ learnedAt: conversionLearning.learnedAt, closedInAll: conversionLearning.closedInAll })
    .from(conversionLearning)
  const closedInAll = await countClosed(db)
  const isRecent = last && now.getTime() - last.learnedAt.getTime() < dayMs
  if (isRecent && Math.abs(closedInAll - last.closedInAll) < closingsBetween) return
  await learn(db, closedInAll, now)
}

/** Trains on the closed leads, and replaces the stored model. */
export async function learn(db: Sql, closedInAll: number, now = new Date()): Promise<void> {
  const { rows, outcomes } = await readClosed(db)
  const { model, check } = await inSlices(learnAndCheck({ columns: leadFeatures, rows }, outcomes))
  const converted = outcomes.reduce((sum, one) => sum + one, 0)
  const learned = { learnedAt: now, closed: outcomes.length, converted, closedInAll, model, check }
  await db
    .insert(conversionLearning)
    .values(learned)
    .onConflictDoUpdate({ target: conversionLearning.only, set: learned })
}

/**
 * The newest closed leads, oldest first. Excludes the bin, where tests and spam end up, and imported leads, which had
 * no visit.
 */
async function readClosed(db: Sql): Promise<{ rows: string[][]; outcomes: number[] }> {
  const newest = (stage: string) => sql`
    (select * from contact_requests where deleted_at is null and imported_at is null and status = ${stage}
      order by created_at desc, id desc limit ${maxClosed})`
  const { rows } = await db.execute<{ features: string[]; converted: boolean }>(sql`
    select ${featuresSql} as features, l.status = 'converted' as converted
    from (${newest('converted')} union all ${newest('lost')} order by created_at desc, id desc limit ${maxClosed}) l
    left join lead_attributions a on a.lead_id = l.id
    order by l.created_at, l.id`)
  return { rows: rows.map(({ features }) => features), outcomes: rows.map(({ converted }) => Number(converted)) }
}

/** Lets the server serve between steps. */
async function inSlices(steps: Generator<undefined, Learned>): Promise<Learned> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await setImmediate()
  }
}
