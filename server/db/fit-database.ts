import type pg from 'pg'

/** The product would work only in part on this database; the message is for the operator. */
export class DatabaseUnfit extends Error {
  override readonly name = 'DatabaseUnfit'
}

type Facts = {
  readonly name: string
  readonly version: number
  readonly encoding: string
  readonly letters: string
  readonly knowsLetters: boolean
}

/**
 * A sentence on what would not work on this connection's database, or null. Trigrams use LC_CTYPE to know letters,
 * lower case uses the collation: plain C knows only Latin letters without accents.
 */
export async function whyUnfit(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<Facts>(
    `select datname as name, current_setting('server_version_num')::int as version,
       pg_encoding_to_char(encoding) as encoding, datctype as letters,
       encoding = 6 and datctype not in ('C', 'POSIX') and lower(U&'\\0418') = U&'\\0438' as "knowsLetters"
     from pg_database where datname = current_database()`,
  )
  const { name, version, encoding, letters, knowsLetters } = rows[0]!
  if (version < 150_000) return `PostgreSQL 15 or newer is needed; this one is ${Math.floor(version / 10_000)}.`
  if (knowsLetters) return null
  return (
    `The database ${name} (encoding ${encoding}, LC_CTYPE ${letters}) does not know all letters, so that a search finds no ` +
    `"Иван". Drop it and make it anew: create database ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`
  )
}
