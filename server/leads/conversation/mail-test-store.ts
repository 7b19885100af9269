import type { MailChannel } from '#contract/channels.ts'
import type { ReceivedMail } from '#domain/conversation/mail.ts'
import {
  type ArrivedMail,
  type MailTest,
  mailFindings,
  type TestedMail,
  testOutcome,
} from '#domain/conversation/mail-test.ts'
import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { channelSettings } from '#server/db/schema/messages.ts'

/** Key of its row in `channel_settings`: the last test, and the keys in the subjects of its mails. */
const channel = 'mail-test'

export type StoredTest = MailTest & { readonly keys: Readonly<Record<TestedMail, string>> }

const readStored = async (db: Sql): Promise<StoredTest | null> => {
  const [row] = await db.select().from(channelSettings).where(eq(channelSettings.channel, channel))
  return (row?.values as StoredTest | undefined) ?? null
}

/** Stores a test that starts, replacing the last one. */
export async function keepTest(db: Sql, values: StoredTest): Promise<void> {
  await db
    .insert(channelSettings)
    .values({ channel, values })
    .onConflictDoUpdate({ target: channelSettings.channel, set: { values, updatedAt: sql`now()` } })
}

/** Records why its mails were refused. */
export async function noteRefused(db: Sql, keys: StoredTest['keys'], refused: MailTest['refused']): Promise<void> {
  await db.execute(sql`
    update channel_settings set values = values || jsonb_build_object('refused', ${JSON.stringify(refused)}::jsonb)
    where channel = ${channel} and values -> 'keys' = ${JSON.stringify(keys)}::jsonb`)
}

/** Records the arrival of a mail of the last test; false if the key is not of that test. */
export async function noteTestArrival(tx: Sql, key: string, mail: ReceivedMail): Promise<boolean> {
  const test = await readStored(tx)
  const which = (['mailbox', 'reply'] as const).find((one) => test?.keys[one] === key)
  if (which === undefined) return false
  const arrived: ArrivedMail = {
    from: mail.from?.address ?? null,
    messageId: mail.messageId,
    replyTo: mail.replyTo.map(({ address }) => address),
  }
  await tx.execute(sql`
    update channel_settings set values = jsonb_set(values, array['arrived', ${which}::text], ${JSON.stringify(arrived)}::jsonb)
    where channel = ${channel} and values #>> array['keys', ${which}::text] = ${key}`)
  return true
}

/** Deletes the test, since the settings change. */
export async function forgetTest(tx: Sql): Promise<void> {
  await tx.delete(channelSettings).where(eq(channelSettings.channel, channel))
}

/** Current findings of the last test. */
export async function readTest(db: Sql): Promise<MailChannel['test']> {
  const test = await readStored(db)
  if (test === null) return null
  const { state, findings } = testOutcome(test, Date.now())
  return {
    startedAt: new Date(test.startedAt).toISOString(),
    state,
    isRead: test.isRead,
    findings: findings.map(({ problem, detail }) => ({ problem, field: mailFindings[problem], detail })),
  }
}
