import type pg from 'pg'
import type { AnswerOf } from '#contract/api.ts'
import { newestLookedThrough } from './matches.ts'

/** Platforms that leads came from, most leads first. */
export async function listPlatforms(pool: pg.Pool): Promise<AnswerOf<'listPlatforms'>> {
  const { rows } = await pool.query<{ id: string; leads: string }>(
    'select platform as id, sum(leads) as leads from lead_totals group by platform having sum(leads) > 0 order by 2 desc, 1',
  )
  return { data: rows.map(({ id, leads }) => ({ id, leads: Number(leads) })) }
}

/** Values found at most in one column: countries and assignees are texts that people type. */
const maxValues = 300

/** What leads can be filtered by, beside what has a fixed list: what the newest leads have, and every teammate. */
export async function listLeadFacets(pool: pg.Pool): Promise<AnswerOf<'listLeadFacets'>> {
  const values = (
    sql: string,
  ) => `array(select distinct value from (${sql}) f (value) where value is not null order by 1
    limit ${maxValues})`
  const { rows } = await pool.query<AnswerOf<'listLeadFacets'>>({
    name: 'lead-facets',
    text: `with newest as materialized (
        select coalesce(preferred_language, language) as language, country, assigned_to
        from contact_requests where deleted_at is null order by created_at desc, id desc limit ${newestLookedThrough}
      ) select ${values('select language from newest')} as languages, ${values('select country from newest')} as countries,
        ${values('select assigned_to from newest union all select username from users')} as assignees`,
  })
  return rows[0]!
}
