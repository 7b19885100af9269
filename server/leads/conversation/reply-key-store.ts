import { randomBytes } from 'node:crypto'
import { replyKeyOf } from '#domain/conversation/reply-address.ts'
import type { Sql } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { replyKeys } from '#server/db/schema/messages.ts'

/** The key of a lead's reply address, created on first use. The lead is locked. */
export async function replyKeyOfLead(tx: Sql, leadId: string): Promise<string> {
  const [known] = await tx
    .select({ key: replyKeys.key })
    .from(replyKeys)
    .where(eq(replyKeys.leadId, leadId))
    .orderBy(replyKeys.createdAt, replyKeys.id)
    .limit(1)
  if (known) return known.key
  const key = replyKeyOf(randomBytes(16))
  await tx.insert(replyKeys).values({ id: newId(), leadId, key })
  return key
}
