import { leadStatuses, pipeline } from '#domain/pipeline.ts'
import type { Statement } from '#server/db/search.ts'
import { leadAwaitsFirstTouchSql } from '#server/db/stage-sql.ts'

/** 1 for a lead `l` that awaits its first touch (`domain/pipeline`), else 0; written exactly as in the index `leads_column`. */
export const awaitsFirstTouchKey = `(${leadAwaitsFirstTouchSql})::int`

/** Condition: the lead `l` is overdue at `now` (epoch milliseconds), by the thresholds of `domain/pipeline`. */
export function overdueSql(statement: Statement, now: number): string {
  const late = leadStatuses.flatMap((status) => {
    const { thresholdMs } = pipeline[status]
    return thresholdMs === null
      ? []
      : [`l.status = '${status}' and l.updated_at < ${statement.value(new Date(now - thresholdMs))}::timestamptz`]
  })
  return `(l.imported_at is distinct from l.updated_at and (${late.join(' or ')}))`
}
