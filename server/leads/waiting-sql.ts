import { leadAwaitsFirstTouchSql } from '#server/db/stage-sql.ts'

/** 1 for a lead `l` that awaits its first touch (`domain/pipeline`), else 0; as the indexes of the stages have it. */
export const restsSql = `(${leadAwaitsFirstTouchSql})::int`

/** The moment at which a lead `l` becomes overdue; null where no answer is awaited. */
export const dueSql = 'lead_due_at(l.status, l.updated_at, l.imported_at)'
