import type pg from 'pg'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { Statement } from '#server/db/search.ts'
import { filterSql } from './filters.ts'
import { leadSearchSql } from './search.ts'

/** Maximum leads shown for a name that is written wrongly. */
const maxSimilar = 50

/** Words of names; of fewer letters too many names are alike. */
const name = /^[\p{L}\p{M}][\p{L}\p{M}'’-]{2,}$/u
const maxWords = 5

/**
 * Suggestions for a search without results, by stage, within the other filters: leads with the words after swapping two
 * neighbouring letters, else those with the most similar names. None unless all words may be names.
 */
export async function similarMatches(
  pool: pg.Pool,
  { q = '', ...filters }: LeadFilters,
  now: number,
): Promise<ReadonlyMap<LeadStatus, readonly string[]>> {
  const words = q.split(/\s+/u).filter((word) => word !== '')
  const longest = words.toSorted((a, b) => b.length - a.length)
  if (words.length > maxWords || !words.every((word) => name.test(word)) || (longest[0]?.length ?? 0) < 4)
    return new Map()
  const exchanged = await matching(pool, filters, now, (statement) => {
    const forms = exchangedLetters(words.join(' ')).map((form) => `(${leadSearchSql(form, statement)})`)
    // A single letter has no neighbour to swap.
    return forms.length > 0 ? `(${forms.join(' or ')})` : 'false'
  })
  if (exchanged.size > 0) return exchanged
  return matching(
    pool,
    filters,
    now,
    (statement) => `l.id = any ((select similar_leads(${statement.value(longest)}::text[], ${maxSimilar}))::uuid[])`,
  )
}

/**
 * The leads that a list shows in place of no match at all, so that its file and a bulk edit of it act on the same; null
 * where the filters match, or nothing is similar.
 */
export async function similarInstead(pool: pg.Pool, filters: LeadFilters, now: number): Promise<string[] | null> {
  if (filters.q === undefined) return null
  const statement = new Statement()
  const { rows } = await pool.query(
    `select from contact_requests l where ${filterSql(filters, statement, now)} limit 1`,
    statement.values,
  )
  if (rows.length > 0) return null
  const similar = [...(await similarMatches(pool, filters, now)).values()].flat()
  return similar.length > 0 ? similar : null
}

/** The text with each two neighbouring letters that differ exchanged. */
function exchangedLetters(text: string): string[] {
  const letters = [...text]
  return letters.flatMap((letter, i) => {
    const next = letters[i + 1]
    if (next === undefined || next === letter || letter === ' ' || next === ' ') return []
    return [letters.toSpliced(i, 2, next, letter).join('')]
  })
}

/** The newest leads that meet the condition and the filters. Found first: along the dates every lead might be read. */
async function matching(
  pool: pg.Pool,
  filters: LeadFilters,
  now: number,
  condition: (statement: Statement) => string,
): Promise<ReadonlyMap<LeadStatus, readonly string[]>> {
  const statement = new Statement()
  const { rows } = await pool.query<{ id: string; status: LeadStatus }>(
    `with found as materialized (
      select l.id, l.status, l.created_at from contact_requests l
      where ${condition(statement)} and ${filterSql(filters, statement, now)}
    ) select id, status from found order by created_at desc, id desc limit ${maxSimilar}`,
    statement.values,
  )
  const byStage = Map.groupBy(rows, ({ status }) => status)
  return new Map([...byStage].map(([status, leads]) => [status, leads.map(({ id }) => id)]))
}
