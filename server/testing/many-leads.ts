import type pg from 'pg'
import { leadStatuses } from '#domain/leads/pipeline.ts'

/** SQL of the id of row `n` of a kind: a valid UUID (version 8), the same every time. */
export const madeIdSql = (kind: string, n = 'n'): string =>
  `overlay(overlay(md5('${kind}' || ${n}) placing '8' from 13) placing '8' from 17)::uuid`

/**
 * Fills an empty database with leads of two years, in order of arrival: one percent from the last week, most lost or
 * converted, a few with rare names, messages and languages, some of one country and teammate. Then gathers statistics,
 * as autovacuum would; or prevents it, as right after an import. `isNewestOfOneStage`: the newest twentieth is in stage
 * new, which hides the newest of other stages.
 */
export async function fillWithLeads(
  pool: pg.Pool,
  count: number,
  { isMeasured = true, isNewestOfOneStage = false } = {},
): Promise<void> {
  if (!isMeasured) await pool.query('alter table contact_requests set (autovacuum_enabled = false)')
  for (let left = count; left > 0; left -= batch) {
    await pool.query(insertLeads, [count, leadStatuses, Math.max(0, left - batch), left - 1, isNewestOfOneStage])
  }
  if (isMeasured) await pool.query('vacuum analyze contact_requests, lead_addresses')
}

/** Leads inserted by one statement. */
const batch = 10_000

/** Of $1 leads those from the $3rd to the $4th newest; $2: the stages; $5: the newest are of one stage. */
const insertLeads = `insert into contact_requests (id, name, email, phone, language, country, assigned_to, message, investment_experience, status, priority,
     platform, estimated_value, created_at, updated_at, score_base, priority_rank, email_key, phone_key)
   select id, name, email, phone, case n % 500 when 3 then 'hi' else 'es' end, case n % 7 when 0 then 'AE' else 'ES' end,
     case n % 40 when 0 then 'ana' end, case n % 2000 when 5 then 'Platinum, not gold: is that offered?' when 6 then '我想了解黄金价格' else repeat('m', 40) end, 'beginner', status, priority, platform, value, created_at,
     least(created_at + interval '1 hour', now()), 30 + (n * 7) % 45, case priority when 'high' then 3 when 'medium' then 2 else 1 end,
     email, '34' || (600000000 + n)
   from (
     select n, ${madeIdSql('lead')} as id, 'lead.' || n || '@example.com' as email, '+34 ' || (600000000 + n) as phone,
       case n % 2000 when 0 then 'Zenobia Quetzal' when 1 then '王小芳' else 'Maria Garcia ' || (n % 977) end as name,
       case when $5::boolean and k < $1::int / 20 then 'new' when n % 10 < 3 then ($2::text[])[1 + n % 9] when n % 10 < 5 then 'converted' else 'lost' end as status,
       (array['high', 'medium', 'low'])[1 + n % 3] as priority,
       (array['main', 'main', 'welcome-page-b', 'contact-form'])[1 + n % 4] as platform,
       (array[0, 10000, 25000, 50000, null])[1 + n % 5] as value,
       date_trunc('milliseconds', now() - k * interval '730 days' / $1) as created_at
     from (select k, 1 + k * 7919 % $1 as n from generate_series($3::int, $4) as k) numbered
   ) made order by created_at`
