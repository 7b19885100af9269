import { ApiError } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import type { Quarantined } from '#contract/quarantine.ts'
import type { SpamReason } from '#domain/screening/spam-score.ts'
import { announce } from '#server/db/announce.ts'
import { audit } from '#server/db/audit.ts'
import { decodeCursor, pageOf } from '#server/db/cursor.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { and, desc, eq, isNotNull, isNull, sql } from '#server/db/drizzle.ts'
import { quarantinedMessages as kept } from '#server/db/schema/quarantine.ts'
import type { Release } from './release.ts'

type Stored = typeof kept.$inferSelect
type QuarantineCalls = 'listQuarantine' | 'releaseQuarantined' | 'discardQuarantined'

const defaultPage = 50

/** The staff's calls on doubtful messages. */
export function quarantineHandlers({ sql: db }: Database, release: Release): Handlers<QuarantineCalls> {
  return {
    async listQuarantine({ query: { state = 'waiting', limit = defaultPage, cursor } }) {
      const [createdAt, id] = cursor ? decodeCursor(cursor, ['timestamptz', 'uuid']).keys : []
      const rows = await db
        .select()
        .from(kept)
        .where(
          and(
            state === 'waiting' ? isNull(kept.discardedAt) : isNotNull(kept.discardedAt),
            cursor ? sql`(${kept.createdAt}, ${kept.id}) < (${createdAt}::timestamptz, ${id}::uuid)` : undefined,
          ),
        )
        .orderBy(desc(kept.createdAt), desc(kept.id))
        .limit(limit + 1)
      const { data, nextCursor } = pageOf(rows, limit, (last) => [last.createdAt.toISOString(), last.id])
      return { data: data.map(asQuarantined), nextCursor }
    },

    releaseQuarantined: ({ params }, context) =>
      db.transaction(async (tx) => {
        const message = await lock(tx, params.id)
        const leadId = await release(tx, message)
        await tx.delete(kept).where(eq(kept.id, params.id))
        await audit(tx, context, {
          action: 'quarantine.released',
          entity: 'lead',
          entityId: leadId,
          detail: { score: message.spamScore, reasons: message.reasons },
        })
        await announce(tx, { topic: 'quarantine', change: 'removed', id: params.id })
        return { leadId }
      }),

    discardQuarantined: ({ params }, context) =>
      db.transaction(async (tx) => {
        const { discardedAt, spamScore, reasons } = await lock(tx, params.id)
        if (discardedAt) return undefined
        const discarded = { discardedAt: new Date(), discardedBy: context.actor.username }
        await tx.update(kept).set(discarded).where(eq(kept.id, params.id))
        await audit(tx, context, {
          action: 'quarantine.binned',
          entity: 'quarantine',
          entityId: params.id,
          detail: { score: spamScore, reasons },
        })
        await announce(tx, { topic: 'quarantine', change: 'changed', id: params.id })
        return undefined
      }),
  }
}

/** Locks a message, so that two teammates who decide at once take turns. */
async function lock(tx: Sql, id: string): Promise<Stored> {
  const [row] = await tx.select().from(kept).where(eq(kept.id, id)).for('update')
  if (!row) throw new ApiError('not_found')
  return row
}

function asQuarantined({ id, message, spamScore, reasons, createdAt, discardedAt, discardedBy }: Stored): Quarantined {
  const { name, email, phone, country, language, platform, message: text } = message.lead
  return {
    id,
    name,
    email,
    phone,
    country,
    language,
    platform,
    message: text,
    score: spamScore,
    reasons: reasons as SpamReason[],
    createdAt: createdAt.toISOString(),
    discardedAt: discardedAt?.toISOString() ?? null,
    discardedBy,
  }
}
