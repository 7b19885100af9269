import type { RepeatableSql } from '#server/db/repeatable-sql.ts'

/** Everything the site ever stated stays readable. */
export const claimsSql: RepeatableSql = {
  name: 'claims/claims-sql',
  runs: 'after-tables',
  sql: `
create or replace trigger claim_history_append_only before update or delete or truncate on claim_history
  for each statement execute function refuse_change();`,
}
