import type { Rule } from '#domain/automation/rule.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, isNull } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { automationRules as rules, automationVersions as versions } from '#server/db/schema/automation.ts'

export type StoredRule = typeof rules.$inferSelect
/** A rule that is on. */
export type ActiveRule = { readonly id: string; readonly version: number; readonly rule: Rule; readonly onSince: Date }

/** The rules that are on, in the order in which they were made: that in which they act on one event. */
export async function activeRules(db: Sql): Promise<ActiveRule[]> {
  const rows = await db
    .select()
    .from(rules)
    .where(and(eq(rules.isOn, true), isNull(rules.deletedAt)))
    .orderBy(rules.createdAt, rules.id)
  return rows.map(({ id, version, rule, onSince, createdAt }) => ({ id, version, rule, onSince: onSince ?? createdAt }))
}

export const listRules = (db: Sql): Promise<StoredRule[]> =>
  db.select().from(rules).where(isNull(rules.deletedAt)).orderBy(rules.createdAt, rules.id)

type NewRule = {
  readonly isOn: boolean
  readonly by: string | null
  readonly readyMade?: string | null
  readonly now?: Date
}

/** Adds a rule with its first version. */
export async function insertRule(
  tx: Sql,
  rule: Rule,
  { isOn, by, readyMade = null, now = new Date() }: NewRule,
): Promise<StoredRule | undefined> {
  const [row] = await tx
    .insert(rules)
    .values({ id: newId(), rule, isOn, onSince: isOn ? now : null, readyMade, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  if (row) await tx.insert(versions).values({ ruleId: row.id, version: 1, rule, by })
  return row
}

/** The rule, deleted or not, locked until the transaction ends. */
export async function lockRule(tx: Sql, id: string): Promise<StoredRule | undefined> {
  const [row] = await tx.select().from(rules).where(eq(rules.id, id)).for('update')
  return row
}

/** Writes another wording as the next version. */
export async function writeVersion(tx: Sql, before: StoredRule, rule: Rule, by: string): Promise<StoredRule> {
  const version = before.version + 1
  await tx.insert(versions).values({ ruleId: before.id, version, rule, by })
  return changeRow(tx, before.id, { rule, version, deletedAt: null })
}

export async function changeRow(tx: Sql, id: string, change: Partial<StoredRule>): Promise<StoredRule> {
  const [row] = await tx
    .update(rules)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(rules.id, id))
    .returning()
  return row!
}
