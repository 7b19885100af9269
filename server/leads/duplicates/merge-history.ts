import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { MovedRows } from '#server/db/schema/lead-data.ts'

/** Records the stages of leads that did not come there by a move, before a merge into the first of them chooses another. */
export async function keepStages(
  tx: Sql,
  mergeId: string,
  ids: readonly [stays: string, ...others: string[]],
  stage: string,
): Promise<void> {
  await tx.execute(sql`
    insert into lead_stage_changes (lead_id, from_stage, to_stage, at, owner, merge_id)
    select ${ids[0]}::uuid, l.status, l.status, l.created_at, l.assigned_to, ${mergeId}::uuid from contact_requests l
    where l.id = any(${sql.param([...ids])}::uuid[]) and l.status <> ${stage} and not exists (
      select from lead_stage_changes c where c.lead_id = l.id and l.status in (c.from_stage, c.to_stage))`)
}

/** Moves a lead's visit to the surviving lead if that has none. */
export async function moveVisit(tx: Sql, to: string, from: readonly string[]): Promise<MovedRows[]> {
  const { rows } = await tx.execute<{ from: string }>(sql`
    with first as (
      select a.lead_id from lead_attributions a join contact_requests l on l.id = a.lead_id
      where a.lead_id = any(${sql.param([...from])}::uuid[])
        and not exists (select from lead_attributions where lead_id = ${to})
      order by l.created_at, l.id limit 1
    )
    update lead_attributions a set lead_id = ${to} from first where a.lead_id = first.lead_id
    returning first.lead_id as "from"`)
  return rows.map((row) => ({ table: 'lead_attributions', from: row.from, ids: [] }))
}

/** When a merge is undone, moves the visit back and deletes the stages that the merge recorded. */
export async function partHistories(tx: Sql, mergeId: string, stays: string, moved: readonly MovedRows[]) {
  await tx.execute(sql`delete from lead_stage_changes where merge_id = ${mergeId}`)
  for (const { from } of moved.filter(({ table }) => table === 'lead_attributions')) {
    await tx.execute(sql`update lead_attributions set lead_id = ${from} where lead_id = ${stays}`)
  }
}
