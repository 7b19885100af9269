import type { Sql } from './database.ts'
import { sql } from './drizzle.ts'

/** What is noted of a mail that was not tried since its address takes none (`mails.last_problem`). */
export const undeliverable = 'undeliverable'

/** As it is noted of the try that showed it: with the answer of the mail server. */
export const refusedForGood = (answer: string): string => `${undeliverable}: ${answer}`

/**
 * Since when no mail can be delivered to an email address (its key): the first try that was refused for good since a mail arrived
 * there and since a lead was given the address (`server/outside/mail/mail-sql`). Null while it takes mails, as far as is known.
 */
export async function undeliverableSince(tx: Sql, address: string): Promise<Date | null> {
  const { rows } = await tx.execute<{ since: string | Date | null }>(
    sql`select undeliverable_since(${address}) as since`,
  )
  const since = rows[0]?.since ?? null
  return since === null ? null : new Date(since)
}
