import { readyMade, readyMadeNames } from '#domain/automation/ready-made.ts'
import { staffLanguageOf } from '#domain/site/languages.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { insertRule } from './rules-store.ts'

/**
 * Adds the rules that a new installation starts with, in the language of its first owner; those that are there, edited or
 * deleted, stay as they are. Servers that start together add each once.
 */
export async function seedRules(db: Sql): Promise<void> {
  const { rows } = await db.execute<{ there: string[]; language: string | null }>(sql`
    select array(select ready_made from automation_rules where ready_made is not null) as there,
      (select language from users where role = 'owner' order by created_at limit 1) as language`)
  const { there, language } = rows[0]!
  const missing = readyMadeNames.filter((name) => !there.includes(name))
  if (missing.length === 0) return
  const ready = readyMade(staffLanguageOf(language))
  await db.transaction(async (tx) => {
    const start = Date.now()
    for (const [at, name] of missing.entries()) {
      // Rules are listed by date: a millisecond each keeps these in their order.
      const now = new Date(start + at)
      await insertRule(tx, ready[name].rule, { isOn: ready[name].isOn, by: null, readyMade: name, now })
    }
  })
}
