import type { AuditEntry, AuditFilter } from '#contract/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, gte, lt, sql } from '#server/db/drizzle.ts'
import { auditLog } from '#server/db/schema/staff.ts'

const leadName = sql<string | null>`case when ${auditLog.entity} = 'lead' and ${auditLog.entityId} ~ '^[0-9a-f-]{36}$'
  then (select name from contact_requests where id = ${auditLog.entityId}::uuid) end`

/** Entries that pass the filter, newest first, older than the entry `before`. */
export async function listAudit(
  db: Sql,
  { userId, action, entity, entityId, from, to }: AuditFilter,
  limit: number,
  before?: number,
): Promise<AuditEntry[]> {
  const rows = await db
    .select({ entry: auditLog, leadName })
    .from(auditLog)
    .where(
      and(
        userId === undefined ? undefined : eq(auditLog.userId, userId),
        action === undefined ? undefined : eq(auditLog.action, action),
        entity === undefined ? undefined : eq(auditLog.entity, entity),
        entityId === undefined ? undefined : eq(auditLog.entityId, entityId),
        from === undefined ? undefined : gte(auditLog.at, new Date(from)),
        to === undefined ? undefined : lt(auditLog.at, new Date(to)),
        before === undefined ? undefined : sql`(${auditLog.at}, ${auditLog.id}) < (${placeOf(before)})`,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
  return rows.map(({ entry: { at, detail, ...row }, leadName }) => ({
    ...row,
    leadName,
    at: at.toISOString(),
    detail: detail as Record<string, unknown>,
  }))
}

/** Position of an entry in the log. */
const placeOf = (id: number) => sql`select at, id from audit_log where id = ${id}`

/** Every distinct action, by skipping through an index: the log may be long, but has few kinds. */
export async function listActions(db: Sql): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive kinds as (
      select min(action) as action from audit_log
      union all
      select (select min(action) from audit_log where action > kinds.action) from kinds where kinds.action is not null
    )
    select action from kinds where action is not null`)
  return rows.map(({ action }) => action)
}
