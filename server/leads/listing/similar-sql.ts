import type { RepeatableSql } from '#server/db/repeatable-sql.ts'
import { searchFoldSql } from '#server/db/search-fold-sql.ts'

/** Minimum trigram similarity of a word and a name: `walkr` and `Walker` are 0.67, strangers below 0.4. */
const threshold = 0.39
/** Maximum distance from the best match. */
const margin = 0.15

/** Names compared at most: of a name that more leads have, any will do. */
const maxCompared = 2000

/**
 * `similar_leads`: ids of leads with names similar to these words, best first. The index is searched for the first
 * word. Its threshold is a setting, applied to this function alone.
 */
export const similarLeadsSql: RepeatableSql = {
  name: 'leads/listing/similar-sql',
  runs: 'after-tables',
  uses: [searchFoldSql],
  // The extension's settings are unknown until it is loaded in a connection, and only a superuser may name them.
  sql: `
select show_limit();
create or replace function similar_leads(words text[], most integer) returns uuid[]
  language sql stable
  set pg_trgm.word_similarity_threshold = ${threshold}
as $$
  select coalesce(array_agg(id order by alike desc), '{}')
  from (
    select id, alike, max(alike) over () as best
    from (
      select id, (select min(word_similarity(search_fold(word), name)) from unnest(words) word) as alike
      from (
        select l.id, search_fold(l.name) as name
        from contact_requests l
        where l.deleted_at is null and search_fold(l.name) %> search_fold(words[1])
        limit ${maxCompared}
      ) candidates
    ) near
    where alike > ${threshold}
    order by alike desc limit most
  ) closest
  where alike >= best - ${margin}
$$;`,
}
