import { mentions, type Named, withoutMentions } from '#domain/privacy/person-mention.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { PersonIds, PersonKeys } from './person.ts'

/** The team's own names and searches, which may mention a person. */
export const ownWords: Readonly<Record<string, readonly string[]>> = {
  imports: ['file_name'],
  lead_views: ['name', 'search'],
  lead_bulks: ['filters', 'change'],
}

/** Texts the team continues to use: a mention has to be removed by hand. */
const wordings = ['snippets', 'reply_templates', 'automation_rules', 'automation_versions'] as const

/** Tables searched for mentions of the person. */
export const teamWordTables: readonly string[] = [...Object.keys(ownWords), ...wordings]

/** Mentionable details of the person. Query before deleting anything of theirs. */
export async function namedAs(tx: Sql, { leads, setups }: PersonIds, { email, phone }: PersonKeys): Promise<Named> {
  const { rows } = await tx.execute<{ kind: string; text: string }>(sql`
    select kind, key as text from lead_addresses where lead_id = any(${sql.param([...leads])}::uuid[])
    union select 'name', name from contact_requests where id = any(${sql.param([...leads])}::uuid[])
    union select unnest(array['name', 'email', 'phone']), unnest(array[full_name, email_key, phone_key])
      from subscription_setups where id = any(${sql.param([...setups])}::uuid[])`)
  const of = (kind: string) => rows.filter((row) => row.kind === kind && row.text !== '').map(({ text }) => text)
  return {
    emails: [...of('email'), ...(email ? [email] : [])],
    phones: [...of('phone'), ...(phone ? [phone] : [])],
    names: of('name'),
  }
}

type Row = { readonly row: Readonly<Record<string, unknown>> }

const rowsOf = async (tx: Sql, table: string) =>
  (await tx.execute<Row>(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`)).rows.map(({ row }) => row)

/** Rows of the team's texts that mention the person, with the replacements. */
async function namingRows(tx: Sql, named: Named) {
  const found: { table: string; id: unknown; change: Record<string, unknown> }[] = []
  for (const [table, columns] of Object.entries(ownWords)) {
    for (const row of await rowsOf(tx, table)) {
      const change = Object.fromEntries(
        columns
          .map((column) => [column, withoutMentions(row[column], named)] as const)
          .filter(([column, text]) => text !== row[column]),
      )
      if (Object.keys(change).length > 0) found.push({ table, id: row.id, change })
    }
  }
  return found
}

/** How many saved views, bulk edits and names of imported files name the person. */
export const countTeamWords = async (tx: Sql, named: Named): Promise<number> => (await namingRows(tx, named)).length

/** Replaces those texts; a bulk edit that has not gathered its leads yet does not start, as its search is another now. */
export async function eraseTeamWords(tx: Sql, named: Named): Promise<number> {
  const found = await namingRows(tx, named)
  for (const { table, id, change } of found) {
    for (const [column, text] of Object.entries(change)) {
      const value = typeof text === 'string' ? sql`${text}` : sql`${JSON.stringify(text)}::jsonb`
      await tx.execute(
        sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value} where id = ${id as string}::uuid`,
      )
    }
    if (table === 'lead_bulks')
      await tx.execute(sql`update lead_bulks set status = 'cancelled'
        where id = ${id as string}::uuid and total is null and status in ('waiting', 'running')`)
  }
  return found.length
}

/** Labels of a lead that stay counted after its deletion: as typed, or from links. */
const countedLabels: Readonly<Record<string, { readonly id: string; readonly columns: readonly string[] }>> = {
  contact_requests: { id: 'id', columns: ['lead_source', 'platform'] },
  lead_attributions: { id: 'lead_id', columns: ['utm_campaign', 'referrer_host'] },
}

/** Takes the person out of the labels by which their leads stay counted. To be asked before the counts are kept. */
export async function clearLabels(tx: Sql, leads: readonly string[], named: Named): Promise<void> {
  for (const [table, { id, columns }] of Object.entries(countedLabels)) {
    const { rows } = await tx.execute<Row>(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t
      where ${sql.identifier(id)} = any(${sql.param([...leads])}::uuid[])`)
    for (const { row } of rows)
      for (const column of columns) {
        const label = withoutMentions(row[column], named)
        if (label !== row[column])
          await tx.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${label as string}
            where ${sql.identifier(id)} = ${row[id] as string}::uuid`)
      }
  }
}

/** Number of the team's texts that mention the person, each version of a rule separately. */
export async function countWordings(tx: Sql, named: Named): Promise<number> {
  const textsOf = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(textsOf)
        : []
  let count = 0
  for (const table of wordings) {
    for (const row of await rowsOf(tx, table)) if (textsOf(row).some((text) => mentions(text, named))) count += 1
  }
  return count
}
