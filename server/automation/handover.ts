import { askingFor, inRule, peopleIn, type Rule } from '#domain/automation/rule.ts'
import type { RenamedReason } from '#domain/leads/lost-reasons.ts'
import { isSameValue } from '#domain/leads/seen.ts'
import { audit, type By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { HandOver } from '#server/db/teammate.ts'
import { listRules, lockRule, writeVersion } from './rules-store.ts'

/** Rules, on or off, that assign leads to a teammate or ask for theirs. */
export async function rulesNaming(db: Sql, username: string) {
  const named = (await listRules(db)).filter(({ rule }) => peopleIn(rule).includes(username))
  return named.map(({ id, rule, isOn }) => ({ id, name: rule.name, isOn }))
}

/** Replaces one teammate by another in rules, as a new version; without a successor they stay. */
export async function handOverRules(tx: Sql, { from, to, by }: HandOver): Promise<void> {
  if (to) await rewriteRules(tx, by, (rule) => inRule(rule, from.username, to.username))
}

/** Writes renamed lost reasons into the rules, as their next version. */
export async function renameReasonsInRules(tx: Sql, by: By, renamed: readonly RenamedReason[]): Promise<void> {
  for (const { from, to } of renamed) {
    await rewriteRules(tx, by, (rule) => askingFor(rule, 'lostReason', from, to))
    // Values that undoing would restore.
    await tx.execute(sql`update automation_receipts set changed = jsonb_set(changed, '{lostReason}', to_jsonb(${to}::text))
      where changed ->> 'lostReason' = ${from}`)
  }
}

async function rewriteRules(tx: Sql, by: By, rewrite: (rule: Rule) => Rule): Promise<void> {
  for (const { id } of await listRules(tx)) {
    const before = (await lockRule(tx, id))!
    const rule = rewrite(before.rule)
    if (isSameValue(rule, before.rule)) continue
    const after = await writeVersion(tx, before, rule, by.actor.username)
    const detail = { name: rule.name, version: after.version }
    await audit(tx, by, { action: 'rule.changed', entity: 'rule', entityId: id, detail })
  }
}
