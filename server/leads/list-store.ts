import type pg from 'pg'
import type { AnswerOf } from '#contract/api.ts'
import type { LeadQuery } from '#contract/leads.ts'
import { encodeCursor } from '#server/db/cursor.ts'
import { isCounted, totalCapOf } from './filter-sql.ts'
import { leadOf, rowTypes } from './lead-row.ts'
import { leadsVersionSql, listStatement } from './list-query.ts'

/** The version of all leads, for ETags: one small page read. */
export async function leadsVersion(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: 'leads-version',
    text: `select ${leadsVersionSql} as version`,
  })
  return rows[0]!.version
}

/** A page of leads with the version it shows. */
export async function listLeads(
  pool: pg.Pool,
  query: LeadQuery,
  at: Date,
): Promise<{ version: string; page: AnswerOf<'listLeads'> }> {
  const limit = query.limit ?? 50
  const { text, values, keysAt, width, now, name } = listStatement(query, limit, at)
  // As arrays: naming 34 values in each row costs more than reading them.
  const { rows } = await pool.query<unknown[]>({ name, text, values, types: rowTypes, rowMode: 'array' })
  // Version and total stand in a row of their own, without a lead's number.
  const kept = rows.find(([id]) => id === null)!
  const [version, total] = kept.slice(width) as [string, string]
  const found = rows.filter((row) => row !== kept)
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const counted = Number(total)
  return {
    version,
    page: {
      data: shown.map((row) => leadOf(row, at)),
      nextCursor:
        found.length > limit && last
          ? encodeCursor({ now, keys: keysAt.map((place) => last[place] as string | number) })
          : null,
      total: isCounted(query) ? Math.min(counted, totalCapOf(query)) : counted,
      totalIsCapped: isCounted(query) && counted > totalCapOf(query),
    },
  }
}

/** Platforms that leads came from, most leads first. */
export async function listPlatforms(pool: pg.Pool): Promise<AnswerOf<'listPlatforms'>> {
  const { rows } = await pool.query<{ id: string; leads: string }>(
    'select platform as id, sum(leads) as leads from lead_totals group by platform having sum(leads) > 0 order by 2 desc, 1',
  )
  return { data: rows.map(({ id, leads }) => ({ id, leads: Number(leads) })) }
}

/** Values found at most in one column: countries and assignees are texts that people type. */
const facetsAtMost = 300

/** The values that a column has, each found by one probe of its index from the one before, however many leads there are. */
const facetSql = (column: string) => `with recursive found (value, place) as (
    (select ${column}, 1 from contact_requests l where l.deleted_at is null and ${column} is not null order by 1 limit 1)
    union all
    select (select ${column} from contact_requests l where l.deleted_at is null and ${column} > f.value order by 1 limit 1), place + 1
    from found f where f.value is not null and place < ${facetsAtMost}
  ) select coalesce(json_agg(value order by value), '[]') from found where value is not null`

/** What leads can be filtered by, beside what has a fixed list. */
export async function listLeadFacets(pool: pg.Pool): Promise<AnswerOf<'listLeadFacets'>> {
  const { rows } = await pool.query<AnswerOf<'listLeadFacets'>>({
    name: 'lead-facets',
    text: `select (${facetSql('coalesce(l.preferred_language, l.language)')}) as languages,
      (${facetSql('l.country')}) as countries, (${facetSql('l.assigned_to')}) as assignees`,
  })
  return rows[0]!
}
