import { createRequire } from 'node:module'

// Drizzle has several hundred small ES modules, and Node parses its 180 KB package.json for each: a third of a second
// and 120 MB per start. Its CommonJS files are the same code without that cost.
const require = createRequire(import.meta.url)

export const {
  and,
  desc,
  eq,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  sql,
}: typeof import('drizzle-orm') = require('drizzle-orm')

export const { drizzle }: typeof import('drizzle-orm/node-postgres') = require('drizzle-orm/node-postgres')

export const {
  bigint,
  bigserial,
  boolean,
  customType,
  date,
  decimal,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  varchar,
}: typeof import('drizzle-orm/pg-core') = require('drizzle-orm/pg-core')
