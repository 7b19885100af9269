/**
 * SQL: number of leads that an audit entry removed from the board: one moved to the bin, or the others of a merge, which
 * stay there until it is undone.
 */
export const takenOffSql = `case action when 'lead.binned' then 1
  when 'lead.merged' then jsonb_array_length(coalesce(detail -> 'others', '[]')) else 0 end`
