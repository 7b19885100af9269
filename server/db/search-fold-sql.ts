import { spellingRules } from '#domain/basics/spelling.ts'
import type { RepeatableSql } from './repeatable-sql.ts'

const { written, comparedAs } = spellingRules
/** PostgreSQL writes the code points beyond four hexadecimal digits with eight. */
const leftOut = spellingRules.leftOut.replaceAll(
  /\\u\{([0-9a-f]+)\}/g,
  (_, code: string) => `\\U${code.padStart(8, '0')}`,
)
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * `search_fold`: lower case without accents, in one spelling (`domain/basics/spelling`), for search and comparison. unaccent()
 * is only STABLE because dictionaries can change; ours does not, so an index may use it. It makes a soft hyphen a
 * hyphen, so invisible characters are removed first. PL/pgSQL caches its plan: an SQL function would be parsed for
 * every stored lead. ASCII text only needs lower case.
 */
export const searchFoldSql: RepeatableSql = {
  name: 'db/search-fold-sql',
  runs: 'before-tables',
  sql: `
create or replace function search_fold(input text) returns text
  language plpgsql immutable parallel safe strict
as $$
declare
  folded text;
begin
  if octet_length(input) = length(input) then
    return lower(input);
  end if;
  folded := regexp_replace(normalize(input, NFKC), ${quoted(leftOut)}, '', 'g');
  folded := lower(public.unaccent('public.unaccent'::regdictionary, folded));
  -- Most texts have none of these letters, and to look for them takes less time than to replace them.
  if folded ~ ${quoted(`[${written}]`)} then
    return translate(folded, ${quoted(written)}, ${quoted(comparedAs)});
  end if;
  return folded;
end $$;`,
}
