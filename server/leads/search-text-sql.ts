import type { RepeatableSql } from '#server/db/repeatable-sql.ts'
import { searchFoldSql } from '#server/db/search-fold-sql.ts'

/** Han, kana and hangul: scripts written without spaces between words. */
const spaceless = String.raw`'[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]'`

/**
 * `lead_search_text`: the searchable text of a lead, from the texts of its fields. Words in lower case without accents,
 * each after a space. In scripts without spaces, each pair of adjacent letters is repeated at the end on its own line,
 * for the trigram index. The first migration calls it, so it comes before the tables.
 */
export const leadSearchTextSql: RepeatableSql = {
  name: 'leads/search-text-sql',
  runs: 'before-tables',
  uses: [searchFoldSql],
  sql: String.raw`
create or replace function lead_search_text(variadic fields text[]) returns text
  language plpgsql immutable parallel safe
as $$
declare
  input text := ' ' || array_to_string(fields, ' ') || ' ';
  folded text;
  pairs text;
begin
  -- Only ASCII: nothing to fold but capitals.
  if octet_length(input) = length(input) then
    return translate(lower(input), E'\t\n\r', '   ');
  end if;
  folded := translate(public.search_fold(input), E'\t\n\r', '   ');
  if folded ~ ${spaceless} then
    select string_agg(distinct pair, E'\n') into pairs
    from (
      select letter || case
          when lead(letter) over (order by place) ~ ${spaceless}
          then lead(letter) over (order by place) else '' end as pair, letter
      from unnest(string_to_array(folded, null)) with ordinality as letters (letter, place)
    ) as pairs
    where letter ~ ${spaceless};
    return folded || E'\n' || pairs || E'\n';
  end if;
  return folded;
end $$;`,
}
