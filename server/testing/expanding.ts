/** Texts in quotes, and comments: nothing in them counts. */
const quoted = /'[^']*'|--[^\n]*/g

/** The statements of a migration that an older version of the product could trip over; none if it only adds. */
export function notExpanding(sql: string): string[] {
  const statements = sql
    .replace(quoted, (text) => (text.startsWith('--') ? '' : "''"))
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const created = new Set(statements.flatMap((text) => /^create (?:unlogged )?table "?(\w+)/i.exec(text)?.[1] ?? []))
  return statements.filter((text) => !expands(text, created))
}

function expands(text: string, created: ReadonlySet<string>): boolean {
  if (/^create (unlogged )?table /i.test(text)) return true
  const index = /^create (unique )?index \S+ on "?(\w+)/i.exec(text)
  if (index) return !index[1] || created.has(index[2]!)
  const table = /^alter table "?(\w+)"? add (column|constraint) /i.exec(text)
  if (!table) return false
  if (created.has(table[1]!)) return true
  if (table[2]!.toLowerCase() === 'constraint') return / not valid$/i.test(text)
  const isRequired = / not null/i.test(text) && !/ default /i.test(text)
  return !isRequired && !/ (unique|primary key|generated)\b/i.test(text) && !/, *(add|drop|alter|rename) /i.test(text)
}
