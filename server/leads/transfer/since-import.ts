import type { ChangedSince } from '#contract/imports.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'

/** Leads that are named at most. */
const maxNamed = 100

/**
 * SQL: whether anything came to the imported lead `l` since: a message of its person, a note, a task or a file of a teammate, a
 * lead merged into it, an edit by hand, another file. What rules did by themselves is part of the import, and so is what later
 * rows of it (`r`) did.
 */
export const cameSinceSql = `(l.returned_count > 0
  or exists (select from lead_interactions i where i.lead_id = l.id)
  or exists (select from lead_tasks t where t.lead_id = l.id and t.created_by is not null)
  or exists (select from lead_attachments f where f.lead_id = l.id)
  or exists (select from lead_merges m where m.lead_id = l.id)
  or exists (select from lead_bulk_items b where b.lead_id = l.id)
  or exists (select from audit_log e where e.entity_id = l.id::text and e.entity = 'lead' and e.user_id is not null
    and e.at >= l.imported_at and e.detail ->> 'import' is distinct from r.import_id::text))`

/** The leads of a file to which something came since, by line: undoing the import leaves them as they are. */
export async function listChangedSince(db: Sql, importId: string): Promise<ChangedSince> {
  const { rows } = await db.execute<{ id: string; name: string; total: number }>(sql`
    select l.id, l.name, (count(*) over ())::int as total from import_rows r join contact_requests l on l.id = r.lead_id and l.deleted_at is null
    where r.import_id = ${importId} and r.state = 'imported' and ${sql.raw(cameSinceSql)}
    order by r.line limit ${maxNamed}`)
  return { data: rows.map(({ id, name }) => ({ id, name })), total: rows[0]?.total ?? 0 }
}
