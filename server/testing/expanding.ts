import { concurrentIndexOf } from '#server/db/concurrent-index.ts'
import { firstLine } from '#server/db/migration-history.ts'

/** Quoted texts and comments, which are ignored. */
const quoted = /'[^']*'|--[^\n]*/g

/** Statements of a migration that could break an older version of the product; none if it only adds. */
export function notExpanding(sql: string): string[] {
  const statements = statementsOf(sql)
  const created = createdIn(statements)
  return statements.filter((text) => !expands(text, created))
}

/**
 * Index builds of a migration that would block writers or could not run: on a table in use an index is built
 * concurrently, as the migration's only statement.
 */
export function notConcurrent(sql: string): string[] {
  if (concurrentIndexOf(sql)) return []
  const statements = statementsOf(sql)
  // Marked as building one index concurrently, but contains something else.
  if (firstLine.exec(sql)?.[2]) return statements
  const created = createdIn(statements)
  return statements.filter((text) => buildsIndex(text, created))
}

function buildsIndex(text: string, created: ReadonlySet<string>): boolean {
  if (/\bindex concurrently\b/i.test(text)) return true
  const index = /^create (?:unique )?index (?:if not exists )?\S+\s+on\s+(?:only\s+)?"?(\w+)/i.exec(text)
  if (index) return !created.has(index[1]!)
  const table = /^alter table "?(\w+)"?\s.*\b(?:unique|primary key)\b(?! using index)/is.exec(text)
  return table !== null && !created.has(table[1]!)
}

const statementsOf = (sql: string): string[] =>
  sql
    .replace(quoted, (text) => (text.startsWith('--') ? '' : "''"))
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '')

const createdIn = (statements: readonly string[]): Set<string> =>
  new Set(statements.flatMap((text) => /^create (?:unlogged )?table "?(\w+)/i.exec(text)?.[1] ?? []))

function expands(text: string, created: ReadonlySet<string>): boolean {
  if (/^create (unlogged )?table /i.test(text)) return true
  const index = /^create (unique )?index (?:concurrently )?(?:if not exists )?\S+ on "?(\w+)/i.exec(text)
  if (index) return !index[1] || created.has(index[2]!)
  // Reads the table beside all other work.
  if (/^alter table "?\w+"? validate constraint "?\w+"?$/i.test(text)) return true
  // A newly nullable column is empty in rows of the newer version; the older one does not ask for them. A column that was
  // computed is not written by the older one.
  if (/^alter table "?\w+"? alter column "?\w+"? (drop not null|drop expression|set default [^,]+)$/i.test(text))
    return true
  const table = /^alter table "?(\w+)"? add (column|constraint) /i.exec(text)
  if (!table) return false
  if (created.has(table[1]!)) return true
  if (table[2]!.toLowerCase() === 'constraint') return / not valid$/i.test(text)
  const isRequired = / not null/i.test(text) && !/ default /i.test(text)
  return !isRequired && !/ (unique|primary key|generated)\b/i.test(text) && !/, *(add|drop|alter|rename) /i.test(text)
}
