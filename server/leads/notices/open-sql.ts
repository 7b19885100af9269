import { closedStagesSql } from '#server/db/stage-sql.ts'

/**
 * Whether the notice `n` on the lead `l` still asks something of the teammate `u`: not done; an assigned lead also has to
 * be theirs, open, and without a contact since. Of a bulk change only one lead is known: it is open until done.
 */
export const noticeIsOpenSql = `(n.done_at is null and (n.kind = 'mentioned' or n.bulk_id is not null or (l.assigned_to = u.username
  and l.status not in (${closedStagesSql}) and coalesce(l.last_contact_date < n.at, true))))`
