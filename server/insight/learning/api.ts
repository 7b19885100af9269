import type { Handlers } from '#contract/handler.ts'
import type { LearningAnswer } from '#contract/learning.ts'
import type { LatestCheck, LearningState } from '#domain/learning/latest-check.ts'
import { audit } from '#server/db/audit.ts'
import type { Databases, Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { conversionLearning } from '#server/db/schema/insight.ts'
import { countClosed } from './count-closed.ts'
import { learn } from './learn-conversions.ts'

/** Basis and quality of the win probability, and retraining on request. */
export function learningHandlers({
  staff,
  background,
}: Pick<Databases, 'staff' | 'background'>): Handlers<'readLearning' | 'learnNow'> {
  return {
    readLearning: () => readLearning(staff.sql),

    async learnNow(_, context) {
      await learn(background.sql, await countClosed(background.sql))
      await staff.sql.transaction((tx) =>
        audit(tx, context, { action: 'learning.run', entity: 'learning', entityId: null }),
      )
      return readLearning(staff.sql)
    },
  }
}

async function readLearning(db: Sql): Promise<LearningAnswer> {
  const [row] = await db
    .select({
      learnedAt: conversionLearning.learnedAt,
      closed: conversionLearning.closed,
      converted: conversionLearning.converted,
      check: conversionLearning.check,
      isLearned: sql<boolean>`${conversionLearning.model} is not null`,
    })
    .from(conversionLearning)
  if (!row) return { state: 'pending', learnedAt: null, closed: await countClosed(db), converted: 0, check: null }
  const { learnedAt, closed, converted, check, isLearned } = row
  return {
    state: stateOf(isLearned, check),
    learnedAt: learnedAt.toISOString(),
    closed,
    converted,
    check: check && { ...check, bins: [...check.bins] },
  }
}

function stateOf(isLearned: boolean, check: LatestCheck | null): LearningState {
  if (isLearned) return 'learned'
  if (check === null) return 'too_few'
  return check.holds ? 'level_only' : 'does_not_hold'
}
