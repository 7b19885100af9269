import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

/** Computes with the team's working time (`team_shifts`). While nobody's hours are known, all time counts. */
export const workingTimeSql: RepeatableSql = {
  name: 'working-hours/working-time-sql',
  runs: 'after-tables',
  sql: `
-- Seconds of the team's shifts that lie before a moment.
create or replace function worked_until(moment timestamptz) returns float8 language sql stable as $$
  select coalesce((
    select s.seconds_before + extract(epoch from least(s.ends_at, moment) - s.starts_at)
    from team_shifts s where s.starts_at <= moment order by s.starts_at desc limit 1
  ), 0)::float8
$$;

-- The latest moment since which the team has worked for a span until the given one.
create or replace function work_ago(moment timestamptz, span interval) returns timestamptz language sql stable as $$
  select case when not exists (select from team_shifts) then moment - span else coalesce((
    select least(moment, s.starts_at + (begun - s.seconds_before) * interval '1 second')
    from (select worked_until(moment) - extract(epoch from span) as begun) as work, team_shifts s
    where s.starts_at <= moment and s.seconds_before <= begun order by s.starts_at desc limit 1
  ), '-infinity') end
$$;

-- The first moment by which the team has worked for a span since the given one.
create or replace function work_after(moment timestamptz, span interval) returns timestamptz language sql stable as $$
  select case when not exists (select from team_shifts) then moment + span else coalesce((
    select s.starts_at + (done - s.seconds_before) * interval '1 second'
    from (select worked_until(moment) + extract(epoch from span) as done) as work, team_shifts s
    where s.seconds_before < done order by s.starts_at desc limit 1
  ), moment + span) end
$$;`,
}
