import { ApiError } from '#contract/errors.ts'
import { clashesOf, keptUntouched, markOf, touchedOf } from '#domain/leads/seen.ts'
import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'

/** A record as the audit log names it; without an id, the answer does not say who changed it. */
type Seen = { readonly entity: string; readonly id: string | null; readonly current: object }

/**
 * Refuses a change of fields that a teammate has changed since the caller's screen showed them: `conflict`, with the
 * record as it is and who changed it. Without `seen`, as from a program, the change counts.
 */
export async function refuseUnseen(
  tx: Sql,
  { entity, id, current }: Seen,
  wanted: object,
  seen: object | undefined,
): Promise<void> {
  if (!seen) return
  const fields = clashesOf({ ...current }, { ...wanted }, { ...seen })
  if (fields.length > 0) throw await changedSince(tx, { entity, id, current }, fields)
}

/**
 * The values to write for a whole form: unedited fields keep their current values, and edited ones are refused if a
 * teammate has changed them since (`refuseUnseen`).
 */
export async function meantOf<W extends object>(
  tx: Sql,
  record: Seen,
  wanted: W,
  seen: { readonly [K in keyof W]?: unknown } | undefined,
): Promise<W> {
  if (!seen) return wanted
  const shown = Object.keys(seen) as (keyof W)[]
  const touched = touchedOf<object>(seen, Object.fromEntries(shown.map((field) => [field, wanted[field]])))
  if (touched) await refuseUnseen(tx, record, touched.change, touched.seen)
  return keptUntouched(wanted, record.current, seen)
}

/** Refuses a change based on an outdated version. */
export async function refuseOldVersion(
  tx: Sql,
  { entity, id, current }: Seen & { readonly current: { readonly version: number } },
  version: number | undefined,
): Promise<void> {
  if (version !== undefined && version !== current.version) throw await changedSince(tx, { entity, id, current }, [])
}

/** Refuses a change based on outdated values; `shown`: the relevant fields. */
export async function refuseOutdatedValues(
  tx: Sql,
  { entity, id, current }: Seen,
  shown: object,
  mark: string | undefined,
): Promise<void> {
  if (mark !== undefined && mark !== markOf(shown)) throw await changedSince(tx, { entity, id, current }, [])
}

/** The conflict, with who made the last change, of those fields where the log names fields. */
export async function changedSince(
  tx: Sql,
  { entity, id, current }: Seen,
  fields: readonly string[],
): Promise<ApiError> {
  const { rows } = await tx.execute<{ username: string | null }>(sql`
    select username from audit_log where entity_id = ${id}::text and entity = ${entity}
      and (${fields.length === 0} or coalesce(detail -> 'fields' ?| ${sql.param([...fields])}::text[], true))
    order by at desc, id desc limit 1`)
  const by = rows[0]?.username
  return new ApiError('conflict', { current, ...(by && { by }) })
}
