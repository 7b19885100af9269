import { audit, type By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { users } from '#server/db/schema/staff.ts'

/** If a teammate gets the weekly figures, and has an address for them. */
export async function readWeeklySummary(db: Sql, userId: string): Promise<{ isOn: boolean; hasEmail: boolean }> {
  const [user] = await db
    .select({ isOn: users.weeklySummary, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  return { isOn: user?.isOn ?? false, hasEmail: (user?.email ?? null) !== null }
}

/** Stores a teammate's choice. */
export function changeWeeklySummary(db: Sql, by: By, isOn: boolean) {
  return db.transaction(async (tx) => {
    const { userId } = by.actor
    await tx.update(users).set({ weeklySummary: isOn }).where(eq(users.id, userId))
    await audit(tx, by, { action: 'user.weekly_summary', entity: 'user', entityId: userId, detail: { isOn } })
    return readWeeklySummary(tx, userId)
  })
}
