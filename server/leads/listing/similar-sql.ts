import type { RepeatableSql } from '#server/db/repeatable-sql.ts'
import { searchFoldSql } from '#server/db/search-fold-sql.ts'

/** How alike a word and a name must be, by the trigrams they share: `walkr` and `Walker` are 0.67, strangers below 0.4. */
const threshold = 0.39
/** Of the most alike, those are left out that are less alike than the first by more than this. */
const margin = 0.15

/** Names compared at most: of a name that more leads have, any will do. */
const maxCompared = 2000

/**
 * `similar_leads`: ids of the leads whose names have a word like each of these, the most alike first. The first word is
 * the one that the index is asked for. The index reads its threshold from a setting, which holds for this function alone.
 */
export const similarLeadsSql: RepeatableSql = {
  name: 'leads/listing/similar-sql',
  runs: 'after-tables',
  uses: [searchFoldSql],
  // Until the extension is loaded in a connection its settings are unknown there, and only a superuser may name them.
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
