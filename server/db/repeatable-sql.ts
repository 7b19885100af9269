import { createHash } from 'node:crypto'
import pg from 'pg'

/**
 * Functions, triggers and views that belong to one feature. Unlike a migration this text may be edited: every start
 * compares its hash with the one last applied and runs it again when it differs. So it must be repeatable
 * (`create or replace …`) and may be built from the constants of `domain`.
 */
export type RepeatableSql = {
  /** Unique; the path of the file below `server`, such as `leads/totals-sql`. */
  readonly name: string
  /** Functions used by generated columns and indexes come before the tables; all else after. */
  readonly runs: 'before-tables' | 'after-tables'
  readonly sql: string
  /** SQL whose functions this text calls: a change there counts as a change here. */
  readonly uses?: readonly RepeatableSql[]
}

/** The database refused a piece of repeatable SQL; the start that tried it changed nothing. */
class RepeatableSqlRefused extends Error {
  override readonly name = 'RepeatableSqlRefused'
  constructor(part: RepeatableSql, cause: Error) {
    super(
      `The database refused ${part.name}: ${cause.message}. Nothing was changed. ` +
        `Correct the SQL in server/${part.name}.ts, or start the version of the product that ran before.`,
      { cause },
    )
  }
}

/** The table of applied SQL, next to the migrations' own, outside the schema that a backup copies. */
export const createRepeatableTable = `create table if not exists drizzle.repeatable_sql (
  name text primary key, hash text not null, applied_at timestamptz not null default now())`

/** Applies what changed since the last start, in list order, in the start's transaction. */
export async function applyRepeatableSql(
  client: pg.Client,
  parts: readonly RepeatableSql[],
  runs: RepeatableSql['runs'],
): Promise<void> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from drizzle.repeatable_sql')
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  for (const part of parts.filter((one) => one.runs === runs)) {
    const hash = hashOf(part)
    if (applied.get(part.name) === hash) continue
    try {
      await client.query(part.sql)
      await recompute(client, functionsOf(part))
    } catch (error) {
      if (error instanceof pg.DatabaseError) throw new RepeatableSqlRefused(part, error)
      throw error
    }
    await client.query(
      `insert into drizzle.repeatable_sql (name, hash) values ($1, $2)
       on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
      [part.name, hash],
    )
  }
}

const hashOf = ({ sql, uses = [] }: RepeatableSql): string =>
  createHash('sha256')
    .update([sql, ...uses.map(hashOf)].join('\0'))
    .digest('hex')

/** The names of the functions that a text creates. */
export const functionsOf = ({ sql }: RepeatableSql): string[] =>
  [...sql.matchAll(/create or replace function (\w+)/g)].map(([, name]) => name!)

/** Generated columns and indexes contain results of the old function: recomputes them. */
async function recompute(client: pg.Client, functions: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `with changed as (
      select oid from pg_proc where pronamespace = 'public'::regnamespace and proname = any ($1)
    ), dependent as (
      select d.classid, d.objid from pg_depend d join changed on d.refobjid = changed.oid
      where d.refclassid = 'pg_proc'::regclass
    ), computed_column as (
      -- Any column that the expression reads will do: setting it to itself computes the expression again.
      select c.adrelid, min(source.attname::text) as source
      from dependent join pg_attrdef c on dependent.classid = 'pg_attrdef'::regclass and c.oid = dependent.objid
        join pg_attribute a on a.attrelid = c.adrelid and a.attnum = c.adnum and a.attgenerated = 's'
        join pg_depend r on r.classid = 'pg_attrdef'::regclass and r.objid = c.oid
          and r.refclassid = 'pg_class'::regclass and r.refobjsubid not in (0, c.adnum)
        join pg_attribute source on source.attrelid = r.refobjid and source.attnum = r.refobjsubid
      group by c.adrelid, c.oid
    ), computed_index as (
      select distinct i.indexrelid, i.indrelid from dependent
        join pg_index i on dependent.classid = 'pg_class'::regclass and i.indexrelid = dependent.objid
    )
    select statement from (
      select 1, format('update %s set %2$I = %2$I', adrelid::regclass, source) from computed_column
      union all select 2, format('reindex index %s', indexrelid::regclass) from computed_index
      union all select 3, format('analyze %s', indrelid::regclass) from computed_index
    ) as work (place, statement) group by place, statement order by place, statement`,
    [functions],
  )
  for (const { statement } of rows) await client.query(statement)
}
