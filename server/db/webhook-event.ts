import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'

/** The channel that announces webhook events; the payload is the id of one to try at once, or empty. */
export const notifyWebhooks = 'webhooks'

/** Records an event for every webhook that subscribes to it, in the caller's transaction; true if there is any. */
export async function recordWebhookEvent(
  tx: Sql,
  event: 'rule.fired',
  leadId: string,
  detail: Record<string, unknown>,
): Promise<boolean> {
  const { rows } = await tx.execute<{ any: boolean }>(
    sql`select exists (select from webhooks where is_on and ${event} = any (events)) as any`,
  )
  if (!rows[0]?.any) return false
  await tx.execute(sql`select note_webhook_event(${event}, ${leadId}, ${JSON.stringify(detail)}::jsonb)`)
  return true
}
