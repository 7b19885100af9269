import { leadFieldsWith } from '#domain/leads/lead-fields.ts'
import type { RepeatableSql } from '#server/db/repeatable-sql.ts'
import { leadSearchTextSql } from './search-text-sql.ts'

/** The columns a lead is found by: the searched fields, and the digits of the phone number. */
const columns = leadFieldsWith({ searched: true }).flatMap((field) =>
  field === 'phone' ? ['phone', 'phone_key'] : [field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)],
)

/**
 * Keeps `search_text` of leads. A field that becomes searched, or a change of how texts are folded, changes this text or
 * one it uses: the next start then updates the leads whose search text differs.
 */
export const searchedFieldsSql: RepeatableSql = {
  name: 'leads/searched-fields-sql',
  runs: 'after-tables',
  uses: [leadSearchTextSql],
  sql: `
create or replace function fill_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := lead_search_text(variadic array[${columns.map((column) => `new.${column}`).join(', ')}]);
  return new;
end $$;

create or replace trigger contact_requests_search_text before insert or update of ${columns.join(', ')} on contact_requests
  for each row execute function fill_search_text();

-- Of earlier versions, with a parameter for each field.
drop function if exists lead_search_text(text, text, text, text, text);
update contact_requests set search_text = lead_search_text(variadic array[${columns.join(', ')}])
where search_text is distinct from lead_search_text(variadic array[${columns.join(', ')}]);`,
}
