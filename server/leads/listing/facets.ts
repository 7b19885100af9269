import type pg from 'pg'
import type { AnswerOf } from '#contract/api.ts'
import { maxScanned } from './matches.ts'

/** Platforms that leads came from, most leads first. */
export async function listPlatforms(pool: pg.Pool): Promise<AnswerOf<'listPlatforms'>> {
  const { rows } = await pool.query<{ id: string; leads: string }>(
    'select platform as id, sum(leads) as leads from lead_totals group by platform having sum(leads) > 0 order by 2 desc, 1',
  )
  return { data: rows.map(({ id, leads }) => ({ id, leads: Number(leads) })) }
}

/** Values found at most in one column: countries and assignees are texts that people type. */
const maxValues = 300

/** Every campaign, one step along the index for each: few among many visits. */
const campaignsSql = `
  with recursive campaigns (campaign) as (
    (select utm_campaign from lead_attributions where utm_campaign is not null order by 1 limit 1)
    union all
    select (select utm_campaign from lead_attributions where utm_campaign > c.campaign order by 1 limit 1)
    from campaigns c where c.campaign is not null
  ) select campaign from campaigns limit ${maxValues}`

/** Filter values without a fixed list: those of the newest leads, and every teammate. */
export async function listLeadFacets(pool: pg.Pool): Promise<AnswerOf<'listLeadFacets'>> {
  const values = (
    sql: string,
  ) => `array(select distinct value from (${sql}) f (value) where value is not null order by 1
    limit ${maxValues})`
  const { rows } = await pool.query<AnswerOf<'listLeadFacets'>>({
    name: 'lead-facets',
    text: `with newest as materialized (
        select coalesce(preferred_language, language) as language, country, assigned_to, lead_source, tags
        from contact_requests where deleted_at is null order by created_at desc, id desc limit ${maxScanned}
      ) select ${values('select language from newest')} as languages, ${values('select country from newest')} as countries,
        ${values('select assigned_to from newest union all select username from users')} as assignees,
        ${values('select lead_source from newest')} as sources, ${values('select unnest(tags) from newest')} as tags,
        ${values(campaignsSql)} as campaigns`,
  })
  return rows[0]!
}
