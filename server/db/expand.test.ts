import { readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { describe, expect, it } from 'vitest'
import { notConcurrent, notExpanding } from '#server/testing/expanding.ts'
import { index, pgTable, sql, uuid } from './drizzle.ts'
import { migrationsFolder } from './migrate.ts'
import { firstLine, shippedMigrations } from './migration-history.ts'

/** The first migration that states its kind; earlier ones are the minimum of any version in use. */
const firstStated = '0023'

/** The first migration that must not block writers with an index; databases in use have earlier ones. */
const firstConcurrent = '0030'

const read = (name: string) => readFileSync(`${migrationsFolder}/${name}.sql`, 'utf8')

describe('a migration', () => {
  const shipped = shippedMigrations(migrationsFolder)
  const stated = shipped.filter(({ name }) => name >= firstStated)

  it('states in its first line if it is "-- expand" or "-- contract"', () => {
    expect(stated.filter(({ name }) => !firstLine.test(read(name)))).toEqual([])
  })

  it('that expands changes nothing that the previous version relies on', () => {
    const expanding = stated.filter(({ kind }) => kind === 'expand')
    expect(expanding.flatMap(({ name }) => notExpanding(read(name)))).toEqual([])
  })

  it('that indexes an existing table builds the index concurrently, and does nothing else', () => {
    const concerned = shipped.filter(({ name }) => name >= firstConcurrent)
    expect(concerned.flatMap(({ name }) => notConcurrent(read(name)))).toEqual([])
  })
})

describe('the rule for expanding migrations', () => {
  it.each([
    'create table a (id uuid primary key, b uuid not null references c (id) on delete cascade);',
    'create unlogged table a (id uuid primary key);',
    'create table "a" (id uuid); alter table "a" add constraint f foreign key (id) references b (id);',
    'create table a (id uuid); create unique index i on a (id);',
    'create index i on contact_requests (name);',
    'create index concurrently i on contact_requests (name);',
    'alter table users add column a text; -- a word',
    `alter table users add column a text default 'x;y' not null;`,
    'alter table "users" add constraint c check (a > 0) not valid;',
    'alter table "users" validate constraint "c";',
    'alter table "users" alter column "a" drop not null; alter table users alter column a set default 0;',
    'alter table "users" alter column "a" drop expression;',
    '-- nothing at all\n',
  ])('accepts %s', (sql) => expect(notExpanding(`-- expand\n${sql}`)).toEqual([]))

  it.each([
    'alter table users drop column a',
    'alter table users rename column a to b',
    'alter table users add column a text not null',
    'alter table users add column a text unique',
    'alter table users add column a text generated always as (lower(b)) stored',
    'alter table users alter column a set not null',
    'alter table users alter column a set default 0, drop column b',
    'alter table users alter column a type bigint',
    'alter table users add constraint c check (a > 0)',
    'alter table users add column a text, drop column b',
    'create unique index i on users (a)',
    'create unique index concurrently i on users (a)',
    'drop table users',
    'drop index i',
    'drop function f',
    'update users set a = 1',
    'delete from users',
    'truncate users',
    'create function f() returns int language sql return 1',
  ])('refuses %s', (sql) => expect(notExpanding(`-- expand\n${sql};`)).toEqual([sql]))
})

describe('the rule for migrations that build an index', () => {
  it.each([
    '-- expand concurrently\nCREATE INDEX CONCURRENTLY "i" ON "contact_requests" USING btree ("name") WHERE a is null;',
    '-- expand concurrently\ncreate index concurrently if not exists i\n  on contact_requests (name)\n',
    '-- contract concurrently\ncreate unique index concurrently i on users (a);',
    '-- expand\ncreate table a (id uuid); create index i on a (id); alter table a add constraint c unique (id);',
    '-- expand\nalter table users add column unique_name text;',
    '-- contract\nalter table users add constraint c unique using index i;',
  ])('accepts %s', (sql) => expect(notConcurrent(sql)).toEqual([]))

  it.each([
    ['expand', 'create index i on contact_requests (name)'],
    ['expand', 'CREATE INDEX IF NOT EXISTS "i" ON "contact_requests" USING btree ("name")'],
    ['contract', 'create unique index i on users (a)'],
    ['contract', 'alter table users add constraint c unique (a)'],
    ['contract', 'alter table "users"\n  add column a text unique'],
    ['expand', 'create index concurrently i on contact_requests (name)'],
    ['expand concurrently', 'create index i on contact_requests (name)'],
    ['expand concurrently', 'alter table users add column a text'],
    ['contract concurrently', 'drop index concurrently i'],
  ])('refuses "-- %s" with %s', (line, sql) => expect(notConcurrent(`-- ${line}\n${sql};`)).toEqual([sql]))

  it('refuses a concurrent index beside anything else', () => {
    const statements = ['alter table users add column a text', 'create index concurrently i on users (a)']
    expect(notConcurrent(`-- expand concurrently\n${statements.join(';\n')};`)).toEqual(statements)
    expect(notConcurrent(`-- expand\n${statements.join(';\n')};`)).toEqual(statements.slice(1))
    const two = ['create index concurrently i on users (a)', 'create index concurrently j on users (b)']
    expect(notConcurrent(`-- expand concurrently\n${two.join(';\n')};`)).toEqual(two)
  })

  it('accepts what drizzle-kit generates for an index of the schema', async () => {
    const table = (name: string) => ({ [name]: pgTable(name, { id: uuid('id'), at: uuid('at') }) })
    const indexed = pgTable('leads', { id: uuid('id'), at: uuid('at') }, (t) => [
      index('leads_at').on(t.at, t.id).where(sql`at is not null`).concurrently(),
    ])
    const written = await generateMigration(
      generateDrizzleJson(table('leads')),
      generateDrizzleJson({ leads: indexed }),
    )
    expect(written).toEqual([expect.stringContaining('CREATE INDEX CONCURRENTLY "leads_at" ON "leads"')])
    expect(notConcurrent(`-- expand concurrently\n${written[0]}`)).toEqual([])
  })
})
