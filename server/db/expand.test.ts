import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { notExpanding } from '#server/testing/expanding.ts'
import { migrationsFolder } from './migrate.ts'
import { shippedMigrations } from './migration-history.ts'

/** The first migration that says which kind it is; those before are the least that any version in use knows. */
const firstStated = '0023'

const read = (name: string) => readFileSync(`${migrationsFolder}/${name}.sql`, 'utf8')

describe('a migration', () => {
  const shipped = shippedMigrations(migrationsFolder)
  const stated = shipped.filter(({ name }) => name >= firstStated)

  it('says in its first line whether it is "-- expand" or "-- contract"', () => {
    expect(stated.filter(({ name }) => !/^-- (expand|contract)\n/.test(read(name)))).toEqual([])
  })

  it('that expands changes nothing that the version before relies on', () => {
    const expanding = stated.filter(({ kind }) => kind === 'expand')
    expect(expanding.flatMap(({ name }) => notExpanding(read(name)))).toEqual([])
  })
})

describe('the rule for migrations that expand', () => {
  it.each([
    'create table a (id uuid primary key, b uuid not null references c (id) on delete cascade);',
    'create unlogged table a (id uuid primary key);',
    'create table "a" (id uuid); alter table "a" add constraint f foreign key (id) references b (id);',
    'create table a (id uuid); create unique index i on a (id);',
    'create index i on contact_requests (name);',
    'alter table users add column a text; -- a word',
    `alter table users add column a text default 'x;y' not null;`,
    'alter table "users" add constraint c check (a > 0) not valid;',
    '-- nothing at all\n',
  ])('admits %s', (sql) => expect(notExpanding(`-- expand\n${sql}`)).toEqual([]))

  it.each([
    'alter table users drop column a',
    'alter table users rename column a to b',
    'alter table users add column a text not null',
    'alter table users add column a text unique',
    'alter table users add column a text generated always as (lower(b)) stored',
    'alter table users alter column a set not null',
    'alter table users alter column a type bigint',
    'alter table users add constraint c check (a > 0)',
    'alter table users add column a text, drop column b',
    'create unique index i on users (a)',
    'drop table users',
    'drop index i',
    'drop function f',
    'update users set a = 1',
    'delete from users',
    'truncate users',
    'create function f() returns int language sql return 1',
  ])('refuses %s', (sql) => expect(notExpanding(`-- expand\n${sql};`)).toEqual([sql]))
})
