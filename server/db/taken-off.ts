/**
 * SQL: how many leads an entry of the audit log took off the board: one put in the bin, or the others of a merge, which
 * lie there until it is undone.
 */
export const takenOffSql = `case action when 'lead.binned' then 1
  when 'lead.merged' then jsonb_array_length(coalesce(detail -> 'others', '[]')) else 0 end`
