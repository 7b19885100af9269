import { inRule, peopleIn } from '#domain/automation/rule.ts'
import { audit } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import type { HandOver } from '#server/db/teammate.ts'
import { listRules, lockRule, writeVersion } from './rules-store.ts'

/** Rules, on or off, that assign leads to a teammate or ask for theirs. */
export async function rulesNaming(db: Sql, username: string) {
  const named = (await listRules(db)).filter(({ rule }) => peopleIn(rule).includes(username))
  return named.map(({ id, rule, isOn }) => ({ id, name: rule.name, isOn }))
}

/** Puts another teammate in the place of one whom rules name, as their next version; without one they stay as they are. */
export async function handOverRules(tx: Sql, { from, to, by }: HandOver): Promise<void> {
  if (!to) return
  for (const { id } of await rulesNaming(tx, from.username)) {
    const before = (await lockRule(tx, id))!
    const after = await writeVersion(tx, before, inRule(before.rule, from.username, to.username), by.actor.username)
    const detail = { name: after.rule.name, version: after.version }
    await audit(tx, by, { action: 'rule.changed', entity: 'rule', entityId: id, detail })
  }
}
