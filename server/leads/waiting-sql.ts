import { leadStatuses, pipeline } from '#domain/pipeline.ts'

const closed = leadStatuses.filter((status) => pipeline[status].closed).map((status) => `'${status}'`)

/** 1 for a lead `l` that rests (`domain/pipeline`), else 0; letter for letter as the indexes of the columns have it. */
export const restsSql = `(l.imported_at is not distinct from l.updated_at and l.status not in (${closed.join(', ')}))::int`

/** The moment at which a lead `l` becomes overdue; null where nobody waits. */
export const dueSql = 'lead_due_at(l.status, l.updated_at, l.imported_at)'
