import { keyStateOf, nameOfKey, type RecordedKey } from '#domain/origin/key-record.ts'
import type { KeyState } from '#domain/origin/outcome.ts'
import type { Sql } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { brokerMails } from '#server/db/schema/broker-mails.ts'
import type { LookUpText, TextAnswer } from '#server/outside/dns/text-records.ts'
import { sha256 } from './check-signature.ts'
import type { MailRow } from './store.ts'

/**
 * Looks up the key of a confirmed mail again and notes whether it is still published. The key recorded at the first check
 * keeps counting: brokers change theirs every few months.
 */
export async function recheckMail(db: Sql, lookUp: LookUpText, row: MailRow): Promise<MailRow> {
  const { selector, domain, keyRecord } = row
  if (!selector || !domain || keyRecord === null) return row
  const recorded = { selector, domain, keyRecord, key: sha256(keyRecord) }
  const keyState = stateOf(await lookUp(nameOfKey(recorded)), recorded)
  if (keyState === null) return row
  const [stored] = await db
    .update(brokerMails)
    .set({ keyState, keyCheckedAt: new Date() })
    .where(eq(brokerMails.id, row.id))
    .returning()
  return stored ?? row
}

function stateOf(answer: TextAnswer, recorded: RecordedKey): KeyState | null {
  if (answer.kind === 'unreachable') return null
  return keyStateOf(recorded, answer.kind === 'none' ? [] : answer.records)
}
