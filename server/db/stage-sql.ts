import {
  clockEvents,
  clockThresholdMs,
  closedStages,
  defaultLeadStatus,
  leadStatuses,
  pipeline,
  stageOfReply,
} from '#domain/leads/pipeline.ts'
import type { RepeatableSql } from './repeatable-sql.ts'

/** The closed stages, for `status in (…)`. */
export const closedStagesSql = closedStages.map((stage) => `'${stage}'`).join(', ')

const awaitsFirstTouch = (lead: '' | 'l.') =>
  `${lead}imported_at is not null and ${lead}clock_event is null and ${lead}status not in (${closedStagesSql})`

/** True if a lead awaits its first touch (`domain/leads/pipeline`), as in the stage indexes. */
export const awaitsFirstTouchSql = awaitsFirstTouch('')
/** The same of a lead `l`. */
export const leadAwaitsFirstTouchSql = awaitsFirstTouch('l.')

/** Arguments of the function below, in their order: the columns of a lead. */
const read = ['status', 'created_at', 'updated_at', 'imported_at', 'clock_since', 'clock_event', 'clock_stage'] as const
export const columnMomentCall = `lead_column_moment(${read.join(', ')})`

/** Start of the clock of a lead `l` (`clockStartMs`). */
export const clockStartSql = 'coalesce(l.clock_since, l.created_at)'

const awaitsReply = (lead: '' | 'l.') => `(${lead}status not in (${closedStagesSql})
  and ${lead}clock_event is distinct from 'reply' and not (${awaitsFirstTouch(lead)}))`

/** True if a lead's visitor waits for a reply (`isAwaitingReply`), as in an index. */
export const awaitsReplyColumnsSql = awaitsReply('')
/** The same of a lead `l`. */
export const awaitsReplySql = awaitsReply('l.')

const wroteWhenClosed = (
  lead: '' | 'l.',
) => `(${lead}last_returned_at is not null and ${lead}status in (${closedStagesSql})
  and ${lead}clock_event = 'message' and ${lead}clock_stage = ${lead}status)`

/** True if a closed lead wrote since it was closed, and nobody has answered (`isOwedAnswer`), as in an index. */
export const wroteWhenClosedColumnsSql = wroteWhenClosed('')
/** The same of a lead `l`. */
export const wroteWhenClosedSql = wroteWhenClosed('l.')

/** True if the answered lead `l` is due no later than it would be after a message now. */
const isDueBeforeSql = `(l.clock_event = 'reply' and l.status not in (${closedStagesSql})
  and l.column_at <= lead_column_moment(l.status, l.created_at, l.updated_at, l.imported_at, statement_timestamp(), 'message', l.status))`

/** SQL assignments that set the clock of lead `l` after a form (`clockAfterForm`). */
export const clockAfterFormSql = `
  clock_since = case when ${awaitsReplySql} or ${isDueBeforeSql} then l.clock_since else statement_timestamp() end,
  waiting_since = case when ${awaitsReplySql} then l.waiting_since else statement_timestamp() end,
  clock_event = case when ${awaitsReplySql} then l.clock_event else 'message' end,
  clock_stage = case when ${awaitsReplySql} then l.clock_stage
    when ${isDueBeforeSql} and l.status = '${defaultLeadStatus}' then '${stageOfReply}' else l.status end`

const clockKeySql = `concat_ws(' ', status, coalesce(clock_event, '-'), coalesce(clock_stage, '-'))`

/** Each stage and clock that an open lead can have, as `clockKeySql` writes it, by its threshold in milliseconds. */
const clocksByThreshold = Map.groupBy(
  leadStatuses
    .filter((status) => !pipeline[status].closed)
    .flatMap((status) =>
      [null, ...clockEvents].flatMap((clockEvent) =>
        [null, ...leadStatuses].map((clockStage) => ({ status, clockEvent, clockStage, createdAt: 0 })),
      ),
    ),
  (clock) => clockThresholdMs(clock)!,
)

const branches = [...clocksByThreshold].map(([thresholdMs, clocks]) => {
  const keys = clocks.map(({ status, clockEvent, clockStage }) => `${status} ${clockEvent ?? '-'} ${clockStage ?? '-'}`)
  return `when ${clockKeySql} = any ('{${keys.map((key) => `"${key}"`).join(',')}}'::text[]) then interval '${thresholdMs} milliseconds'`
})

/** `columnMoment` of `domain/leads/pipeline` as a database function: the sort key of board columns. */
export const columnMomentSql: RepeatableSql = {
  name: 'db/stage-sql',
  runs: 'before-tables',
  sql: `
create or replace function lead_column_moment(
  status text, created_at timestamptz, updated_at timestamptz, imported_at timestamptz,
  clock_since timestamptz, clock_event text, clock_stage text
) returns timestamptz language plpgsql immutable parallel safe
as $$
begin
  if status in (${closedStagesSql}) then
    return updated_at;
  end if;
  if ${awaitsFirstTouchSql} then
    return coalesce(clock_since, created_at);
  end if;
  return coalesce(clock_since, created_at) + case ${branches.join('\n    ')} end;
end $$;`,
}
