import { ageBands } from '#domain/leads/lead-score.ts'
import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'

/** The channel on which events that rules act on are announced, by their kind. */
export const automationChannel = 'automation'

/** SQL: the points that a lead `l` has for its age now (`domain/leads/lead-score`). */
const agePointsSql = `case ${ageBands.map(({ upToMs, points }) => `when now() - l.created_at <= interval '${upToMs} milliseconds' then ${points}`).join(' ')} else 0 end`

/** Records the arrival of a backdated lead, which the sweep for arrivals would miss. */
export async function recordLateArrival(tx: Sql, leadId: string): Promise<void> {
  await tx.execute(sql`
    insert into automation_events (kind, lead_id, key, at, request_id, facts)
    select 'arrived', l.id, '', now(), l.request_id, jsonb_build_object('late', true, 'score',
      jsonb_build_object('from', null, 'to', l.score_base + ${sql.raw(agePointsSql)}))
    from contact_requests l where l.id = ${leadId}
    on conflict (lead_id, kind, key) do nothing`)
  await tx.execute(sql`select pg_notify(${automationChannel}, 'arrived')`)
}

/** Records that a teammate starts a rule for these leads, once per lead and `key`. Returns their number. */
export async function recordStarts(
  tx: Sql,
  { rule, leads, key }: { readonly rule: string; readonly leads: readonly string[]; readonly key: string },
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into automation_events (kind, lead_id, key, at, facts)
    select 'by_hand', l.id, ${key}, now(), jsonb_build_object('rule', ${rule}::text)
    from contact_requests l where l.id = any(${sql.param([...leads])}::uuid[]) and l.deleted_at is null
    on conflict (lead_id, kind, key) do nothing returning lead_id as id`)
  await tx.execute(sql`select pg_notify(${automationChannel}, ${wakeNow})`)
  return rows.map(({ id }) => id)
}

/** Announced when rules should run at once: a stopped run is retried, or a teammate starts one. */
export const wakeNow = 'wake'
