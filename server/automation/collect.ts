import { eventKindsOf } from '#domain/automation/events.ts'
import { minuteMs } from '#domain/basics/instant.ts'
import { ageBands } from '#domain/leads/lead-score.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { automationProgress } from '#server/db/schema/automation.ts'
import type { ActiveRule } from './rules-store.ts'

/** Overlap of successive reads: a message may commit this long after its timestamp. */
const overlapMs = 2 * minuteMs
/** Rows of one statement; more are read by the next one. */
const pageSize = 500

const kinds = {
  arrived: {
    at: 'created_at',
    rest: 'imported_at is null',
    key: `''`,
    request: 'request_id',
    facts: `jsonb_build_object('score', jsonb_build_object('from', null, 'to', score_base + ${ageBands[0].points}))`,
  },
  returned: {
    at: 'last_returned_at',
    rest: 'last_returned_at is not null',
    key: 'last_returned_at::text',
    // The message's request: one statement wrote both.
    request: `(select n.request_id from lead_interactions n
      where n.lead_id = l.id and n.created_at = l.last_returned_at and n.by_visitor limit 1)`,
    facts: `'{}'::jsonb`,
  },
} as const
type Collected = keyof typeof kinds

/**
 * Records events for new leads and for visitors who wrote again, each once, along an index by date; reads nothing while no rule
 * is triggered by them. So rules add nothing to the cost of a message.
 */
export async function collectArrivals(db: Sql, rules: readonly ActiveRule[]): Promise<void> {
  const now = new Date()
  const [progress] = await db.select().from(automationProgress)
  for (const kind of Object.keys(kinds) as Collected[]) {
    const waiting = rules.filter(({ rule }) => eventKindsOf(rule.trigger).includes(kind))
    if (waiting.length === 0) continue
    const onSince = Math.min(...waiting.map((rule) => rule.onSince.getTime()))
    const since = Math.max(onSince, (progress?.until.getTime() ?? 0) - overlapMs)
    await collect(db, kind, new Date(since), now)
  }
  await db
    .insert(automationProgress)
    .values({ until: now })
    .onConflictDoUpdate({ target: automationProgress.only, set: { until: now } })
}

async function collect(db: Sql, kind: Collected, since: Date, until: Date): Promise<void> {
  const { at, rest, key, request, facts } = kinds[kind]
  let from = since.toISOString()
  for (;;) {
    const { rows } = await db.execute<{ last: string | null; found: number }>(sql`
      with found as materialized (
        select id, ${sql.raw(at)} as at, ${sql.raw(key)} as key, ${sql.raw(request)} as request_id,
          ${sql.raw(facts)} as facts
        from contact_requests l
        where deleted_at is null and ${sql.raw(rest)} and ${sql.raw(at)} >= ${from}::timestamptz
          and ${sql.raw(at)} <= ${until.toISOString()}::timestamptz
        order by ${sql.raw(at)}, id limit ${pageSize}
      ), noted as (
        insert into automation_events (kind, lead_id, key, at, request_id, facts)
        select ${kind}, id, key, at, request_id, facts from found
        on conflict (lead_id, kind, key) do nothing
      )
      select max(at)::text as last, count(*)::int as found from found`)
    const { last, found } = rows[0]!
    if (found < pageSize || last === null || last === from) break
    from = last
  }
}
