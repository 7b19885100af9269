import type { RepeatableSql } from '#server/db/repeatable-sql.ts'
import { searchFoldSql } from '#server/db/search-fold-sql.ts'

/**
 * Keys that identify a person. `email_person`: the mailbox, since ana+gold@example.com is ana@example.com, and Gmail
 * ignores dots. `name_words`: the words of a name, sorted and without accents. `name_person`: the same; null for a
 * single word of Latin letters, which many people share. Expressions only: a query within a function costs more to
 * start than sorting a few words, and this runs for every stored lead.
 */
export const personKeysSql: RepeatableSql = {
  name: 'leads/duplicates/person-keys-sql',
  runs: 'before-tables',
  uses: [searchFoldSql],
  sql: String.raw`
create or replace function email_person(email_key text) returns text
  language plpgsql immutable strict parallel safe
as $$
declare
  mailbox text := split_part(split_part(email_key, '@', 1), '+', 1);
  host text := split_part(email_key, '@', 2);
begin
  if host in ('gmail.com', 'googlemail.com') then
    return replace(mailbox, '.', '') || '@gmail.com';
  end if;
  return mailbox || '@' || host;
end $$;

create or replace function name_words(name text) returns text
  language plpgsql immutable strict parallel safe
as $$
declare
  words text[] := string_to_array(regexp_replace(public.search_fold(name), '[\s.,;''’-]+', ' ', 'g'), ' ');
  word text;
  folded text := '';
  times integer;
begin
  words := array_remove(words, '');
  times := cardinality(words);
  -- The least of the words that are left, once for each time it is there.
  while times > 0 loop
    word := words[1];
    for place in 2 .. times loop
      word := least(word, words[place] collate "C");
    end loop;
    folded := folded || repeat(word || ' ', cardinality(array_positions(words, word)));
    words := array_remove(words, word);
    times := cardinality(words);
  end loop;
  return rtrim(folded);
end $$;

create or replace function name_person(name text) returns text
  language plpgsql immutable strict parallel safe
as $$
declare
  folded text := public.name_words(name);
begin
  if folded ~ '^[a-z]*$' then
    return null;
  end if;
  return folded;
end $$;`,
}
