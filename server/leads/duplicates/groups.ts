import type pg from 'pg'
import type { DuplicateGroup } from '#contract/duplicates.ts'
import { ApiError } from '#contract/errors.ts'
import type { Lead } from '#contract/leads.ts'
import type { AddressKind } from '#domain/addresses/lead-addresses.ts'
import type { DuplicateKind } from '#domain/leads/duplicates.ts'
import { maxMerged } from '#domain/leads/duplicates.ts'
import { binDays } from '#domain/privacy/retention.ts'
import { decodeCursor, pageOf } from '#server/db/cursor.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { leadsSharing } from '#server/db/lead-of-person.ts'
import { type LeadRow, leadColumns, rowTypes, toLead } from '../lead-row.ts'
import { mayBeOneSql, sharedKeySql } from './find-sql.ts'

/** Names of more people are ignored (`find-sql`). */
const maxNamesakes = 5

const namesakes = `array(select l.id from contact_requests l where name_person(l.name) = g.key and l.deleted_at is null
    order by l.created_at, l.id limit ${maxNamesakes + 1})`
/** A lead may have a mailbox in two spellings. */
const sharers = (kind: AddressKind) => `array(select c.id from (
    select distinct l.id, l.created_at from ${leadsSharing(kind, 'g.key')}
  ) as c order by c.created_at, c.id limit ${maxMerged})`

/** The leads of a group `g` now, oldest first; each by the index of its key. */
const membersSql = `case g.kind
    when 'email' then ${sharers('email')}
    when 'phone' then ${sharers('phone')}
    else ${namesakes} end`

/** Few people share a name, and two of them may be one person only if no country tells them apart. */
const isGroupSql = `cardinality(m.ids) >= 2 and (g.kind <> 'name' or cardinality(m.ids) <= ${maxNamesakes}
    and (select ${mayBeOneSql} from contact_requests o where o.id = any(m.ids)))`

type GroupRow = { id: string; kind: DuplicateKind; foundAt: Date; ids: string[] }

/** A page of open questions; those about the very same leads are one. */
export async function listGroups(
  pool: pg.Pool,
  { limit = 20, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  now: Date,
): Promise<{ data: DuplicateGroup[]; nextCursor: string | null }> {
  const end = cursor ? decodeCursor(cursor, ['timestamptz', 'uuid']).keys : null
  const { rows } = await pool.query<GroupRow>(
    `select g.id, g.kind, g.found_at as "foundAt", m.ids
     from duplicate_groups g cross join lateral (select ${membersSql} as ids) m
     where g.dismissed is null and ${isGroupSql} ${end ? 'and (g.found_at, g.id) < ($2::timestamptz, $3::uuid)' : ''}
     order by g.found_at desc, g.id desc limit $1`,
    [limit + 1, ...(end ?? [])],
  )
  const { data: page, nextCursor } = pageOf(rows, limit, (last) => [last.foundAt.toISOString(), last.id], now.getTime())
  const leads = await readLeads(pool, [...new Set(page.flatMap(({ ids }) => ids))], now)
  return {
    data: [...Map.groupBy(page, ({ ids }) => ids.join()).values()].map((same) => ({
      ids: same.map(({ id }) => id),
      reasons: same.map(({ kind }) => kind).toSorted(),
      foundAt: same[0]!.foundAt.toISOString(),
      leads: same[0]!.ids.flatMap((id) => leads.get(id) ?? []),
    })),
    nextCursor,
  }
}

/** Leads that share something with this one, and what. */
export async function listDuplicatesOf(
  pool: pg.Pool,
  { id, name }: Pick<LeadRow, 'id' | 'name'>,
  now: Date,
): Promise<{ lead: Lead; reasons: DuplicateKind[] }[]> {
  const { rows } = await pool.query<{ kind: DuplicateKind; ids: string[] }>(
    `select g.kind, m.ids
     from (select distinct a.kind, ${sharedKeySql} as key from lead_addresses a where a.lead_id = $1
       union all select 'name', name_person($2)) g
     cross join lateral (select ${membersSql} as ids) m
     where g.key is not null and ${isGroupSql}`,
    [id, name],
  )
  const reasons = new Map<string, DuplicateKind[]>()
  for (const { kind, ids } of rows) {
    for (const other of ids) if (other !== id) reasons.set(other, [...new Set([...(reasons.get(other) ?? []), kind])])
  }
  const leads = await readLeads(pool, [...reasons.keys()], now)
  return [...leads.values()].map((lead) => ({ lead, reasons: reasons.get(lead.id)!.toSorted() }))
}

async function readLeads(pool: pg.Pool, ids: readonly string[], now: Date): Promise<Map<string, Lead>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<LeadRow>({
    text: `select ${leadColumns} from contact_requests l where l.id = any($1) and l.deleted_at is null`,
    values: [ids],
    types: rowTypes,
  })
  return new Map(rows.map((row) => [row.id, toLead(row, now)]))
}

/** Dismisses groups of leads as different people; returns the number of groups. */
export async function dismissGroups(
  tx: Sql,
  ids: readonly string[],
  seen: readonly string[] | undefined,
): Promise<number> {
  if (seen) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select distinct unnest(${sql.raw(membersSql)})::text as id from duplicate_groups g
      where g.id = any(${sql.param([...ids])}::uuid[]) and g.dismissed is null`)
    if (rows.some(({ id }) => !seen.includes(id))) throw new ApiError('conflict')
  }
  const { rowCount } = await tx.execute(
    sql`update duplicate_groups g set dismissed = ${sql.raw(membersSql)}
      where g.id = any(${sql.param([...ids])}::uuid[]) and g.dismissed is null`,
  )
  return rowCount ?? 0
}

/** Removes resolved groups, and the undo data of merges whose leads have been permanently deleted. */
export async function purgeDuplicates(pool: pg.Pool): Promise<void> {
  await pool.query(
    `delete from duplicate_groups d using duplicate_groups g cross join lateral (select ${membersSql} as ids) m
     where d.id = g.id and not (${isGroupSql})`,
  )
  await pool.query('delete from lead_merges where merged_at < settled_now() - make_interval(days => $1)', [binDays])
}
