import { minuteMs } from '#domain/instant.ts'
import { leadStatuses, pipeline } from '#domain/pipeline.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

const thresholds = leadStatuses.flatMap((status) => {
  const { thresholdMs } = pipeline[status]
  return thresholdMs === null ? [] : `when '${status}' then interval '${thresholdMs / minuteMs} minutes'`
})

/**
 * `lead_due_at`: when a lead becomes overdue in its stage (`domain/pipeline`); null where no answer is awaited, as for a
 * lead that was imported and not touched since. Minutes are the same in every time zone, so an index may use it, whose
 * statistics tell the planner how many leads are overdue. In PL/pgSQL: an SQL function would be written out in the
 * query, and the planner would not recognise the index by it.
 */
export const dueSql: RepeatableSql = {
  name: 'leads/due-sql',
  runs: 'before-tables',
  sql: `
create or replace function lead_due_at(status text, updated_at timestamptz, imported_at timestamptz) returns timestamptz
  language plpgsql immutable parallel safe
as $$
begin
  if imported_at = updated_at then
    return null;
  end if;
  return updated_at + case status
    ${thresholds.join('\n    ')}
  end;
end $$;`,
}
