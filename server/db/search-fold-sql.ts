import type { RepeatableSql } from './repeatable-sql.ts'

/**
 * `search_fold`: small letters without accents, as text is searched and compared. unaccent() is only STABLE because a
 * dictionary can be changed; ours is not, so an index may use it. PL/pgSQL keeps its plan: an SQL function would be
 * parsed again for every stored lead. Text that is only ASCII has nothing to fold but capitals.
 */
export const searchFoldSql: RepeatableSql = {
  name: 'db/search-fold-sql',
  runs: 'before-tables',
  sql: `
create or replace function search_fold(input text) returns text
  language plpgsql immutable parallel safe strict
as $$
begin
  if octet_length(input) = length(input) then
    return lower(input);
  end if;
  return lower(public.unaccent('public.unaccent'::regdictionary, normalize(input, NFKC)));
end $$;`,
}
