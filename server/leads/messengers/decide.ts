import { ApiError } from '#contract/errors.ts'
import type { Message } from '#contract/messages.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { messages } from '#server/db/schema/messages.ts'
import { channelSends } from '#server/db/schema/messengers.ts'
import { wakeMessengers } from './wake.ts'

/**
 * Applies a teammate's decision about a messenger message with unknown outcome, or that failed. Throws `conflict` for
 * any other.
 */
export async function decideChat(
  tx: Sql,
  { id, state }: Pick<Message, 'id' | 'state'>,
  outcome: 'sent' | 'again',
): Promise<void> {
  const mayBe = outcome === 'sent' ? state === 'perhaps' : state === 'perhaps' || state === 'failed'
  if (!mayBe) throw new ApiError('conflict')
  const settled = { problem: null, settledAt: sql`now()`, settledAs: 'ours' }
  await tx
    .update(messages)
    .set({ state: outcome === 'sent' ? 'sent' : 'queued', ...settled })
    .where(eq(messages.id, id))
  if (outcome === 'sent') {
    await tx.delete(channelSends).where(eq(channelSends.messageId, id))
    return
  }
  const again = await tx
    .update(channelSends)
    .set({ endedAt: null, handedAt: null, attempts: 0, dueAt: sql`now()` })
    .where(eq(channelSends.messageId, id))
    .returning({ id: channelSends.messageId })
  // It was sent, and the channel reported later that it did not arrive: there is nothing to resend.
  if (again.length === 0) throw new ApiError('conflict')
  await wakeMessengers(tx)
}
