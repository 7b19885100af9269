import { binEdges, noBin } from '#domain/analytics/bins.ts'
import { type Dimension, dimensions, qualifiedStages } from '#domain/analytics/cells.ts'
import { addedByHand } from '#domain/leads/added-lead.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'
import { onShiftSql } from '#server/db/team-time-sql.ts'

const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

/** Bin of the seconds between two times; none if one is unknown. */
const binSql = (from: string, to: string) =>
  `case when ${to} is null then ${noBin} else ${bucketSql(`extract(epoch from ${to} - ${from})`)} end`

const bucketSql = (seconds: string) =>
  `width_bucket(greatest(0, ${seconds})::float8, '{${binEdges.join(',')}}'::float8[])`

/** Dimensions and counts of each lead `l`, from its row, its visit and its moves. */
const factsSql = (where: string, timeZone: string) => `
  select l.id, l.status, l.platform, l.country, l.lost_reason, l.created_at, l.updated_at,
    coalesce(l.preferred_language, l.language) as language, coalesce(l.assigned_to, '') as owner,
    l.lead_source as source, a.utm_campaign as campaign, a.referrer_host as referrer, a.variant,
    (l.created_at at time zone ${timeZone})::date as day,
    extract(hour from l.created_at at time zone ${timeZone})::text as hour,
    l.imported_at is null and l.platform <> '${addedByHand}' as waited,
    ${binSql('l.created_at', 'l.first_reply_at')} as reply_bin,
    exists (select from team_shifts) as has_shifts,
    case when not exists (select from team_shifts) or l.first_reply_at is null then ${noBin}
      else ${bucketSql('worked_until(l.first_reply_at) - worked_until(l.created_at)')} end as working_bin,
    exists (select from team_shifts) and ${onShiftSql} as on_shift,
    (l.first_reply_at is not null)::int as replied,
    (l.status in (${list(qualifiedStages)}) or coalesce(m.was_qualified, false))::int as qualified,
    (l.status = 'converted')::int as converted,
    case when l.status = 'converted' then coalesce(l.estimated_value, 0) else 0 end as won,
    coalesce(m.first_stage, l.status) as first_stage,
    case when l.status = 'lost' then coalesce(m.lost_from, l.status) else l.status end as stopped,
    ${binSql('l.created_at', 'm.converted_at')} as converted_bin,
    l.status = 'converted' and m.conversions > 1 as won_again
  from contact_requests l
  left join lead_attributions a on a.lead_id = l.id
  left join lateral (
    select (array_agg(c.from_stage order by c.at, c.id))[1] as first_stage,
      (array_agg(c.from_stage order by c.at desc, c.id desc) filter (where c.to_stage = 'lost'))[1] as lost_from,
      min(c.at) filter (where c.to_stage = 'converted') as converted_at,
      count(*) filter (where c.to_stage = 'converted') as conversions,
      bool_or(c.to_stage in (${list(qualifiedStages)}) or c.from_stage in (${list(qualifiedStages)})) as was_qualified
    from lead_stage_changes c where c.lead_id = l.id
  ) m on true
  where l.deleted_at is null and ${where}
  offset 0`

/** Value and bin of each dimension for facts `f`; null: none. A lead has several stages, so these are separate. */
const valuesSql: { readonly [D in Exclude<Dimension, 'stage'>]: readonly [value: string, bin?: string] } = {
  lead: [`''`],
  reply: [`case when f.waited then '' end`, 'f.reply_bin'],
  reply_language: ['case when f.waited then f.language end', 'f.reply_bin'],
  reply_owner: ['case when f.waited then f.owner end', 'f.reply_bin'],
  reply_hour: ['case when f.waited then f.hour end', 'f.reply_bin'],
  reply_working: [`case when f.waited and f.has_shifts then '' end`, 'f.working_bin'],
  reply_shift: [
    `case when f.waited and f.has_shifts then case when f.on_shift then 'on' else 'off' end end`,
    'f.reply_bin',
  ],
  platform: ['f.platform'],
  language: ['f.language'],
  country: ['f.country'],
  owner: ['f.owner'],
  source: ['f.source'],
  campaign: ['f.campaign'],
  referrer: ['f.referrer'],
  variant: ['f.variant'],
  stopped: ['f.stopped'],
  lost_reason: [`case when f.status = 'lost' then coalesce(f.lost_reason, '') end`],
  converted: [`case when f.converted = 1 then '' end`, 'f.converted_bin'],
  won_again: [`case when f.won_again then '' end`],
}

/**
 * Each stage a lead `f` has been in, once, with the total time; no bin if still there. The moves of merged leads form
 * one history, whose last move may not be the current stage.
 */
const staysSql = `
  select s.stage, case when s.stage = f.status then ${noBin}
    else ${bucketSql('sum(greatest(0, extract(epoch from coalesce(s.until, f.updated_at) - s.at)))')} end as bin
  from (
    select p.stage, p.at, lead(p.at) over (order by p.at, p.id) as until
    from (
      select f.first_stage as stage, f.created_at as at, 0 as id
      union all select c.to_stage, greatest(c.at, f.created_at), c.id from lead_stage_changes c where c.lead_id = f.id
    ) p
    union all select c.from_stage, null, null from lead_stage_changes c where c.lead_id = f.id
    union all select f.status, null, null
  ) s group by s.stage`

/**
 * The cells (`domain/analytics/cells`) of the leads `l` that meet a condition, as rows of `lead_cells`; `timeZone` is SQL,
 * the dimensions those that are wanted.
 */
export function cellsSql(where: string, timeZone: string, wanted: readonly Dimension[] = dimensions): string {
  const plain = Object.entries(valuesSql).filter(([name]) => wanted.includes(name as Dimension))
  const parts = [
    ...(plain.length > 0
      ? [`values ${plain.map(([name, [value, bin = noBin]]) => `('${name}', ${value}, ${bin})`).join(', ')}`]
      : []),
    ...(wanted.includes('stage') ? [`select 'stage', s.stage, s.bin from (${staysSql}) s`] : []),
  ]
  return `
  select d.dimension, f.day, d.value, d.bin::smallint as bin, false as is_erased, count(*)::int as leads,
    sum(f.replied)::int as replied, sum(f.qualified)::int as qualified, sum(f.converted)::int as converted,
    sum(f.won)::bigint as won
  from (${factsSql(where, timeZone)}) f
  cross join lateral (${parts.join(' union all ')}) d (dimension, value, bin)
  where d.value is not null
  group by d.dimension, f.day, d.value, d.bin`
}

/** The time zone that the days are counted in. */
const countedZoneSql = `(select time_zone from lead_cells_state)`

/** Counts of permanently deleted leads, apart from those of existing leads. */
export const erasedCellsSql: RepeatableSql = {
  name: 'analytics/cells-sql',
  runs: 'after-tables',
  sql: `
create or replace function add_to_erased(gone uuid[]) returns void language plpgsql as $$
begin
  if exists (select from lead_cells_state) then
    insert into lead_cells as t (dimension, day, value, bin, is_erased, leads, replied, qualified, converted, won)
    select c.dimension, c.day, c.value, c.bin, true, c.leads, c.replied, c.qualified, c.converted, c.won
    from (${cellsSql('l.id = any (gone)', countedZoneSql)}) c
    order by c.dimension, c.day, c.value, c.bin
    on conflict (dimension, day, value, bin, is_erased) do update set leads = t.leads + excluded.leads,
      replied = t.replied + excluded.replied, qualified = t.qualified + excluded.qualified,
      converted = t.converted + excluded.converted, won = t.won + excluded.won;
  end if;
end $$;

create or replace function keep_counts_of_leads(gone uuid[]) returns void language plpgsql as $$
begin
  perform add_to_erased(gone);
  -- Kept once: those in the bin are counted no more.
  update contact_requests set deleted_at = now() where id = any (gone) and deleted_at is null;
end $$;

create or replace function keep_counts_of_erased() returns trigger language plpgsql as $$
begin
  if old.deleted_at is null then
    perform add_to_erased(array[old.id]);
    insert into lead_days_changed (hour) values (date_trunc('hour', old.created_at, 'UTC'));
  end if;
  return old;
end $$;

create or replace trigger contact_requests_erased before delete on contact_requests
  for each row execute function keep_counts_of_erased();`,
}
