import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { maxMailBytes } from '#domain/origin/outcome.ts'
import type { Sql } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { brokerMailSecrets } from '#server/db/schema/broker-mails.ts'
import { places, type Vault } from '#server/vault/vault.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Seals a mail beside its row; packed first, since a statement is mostly tags. */
export async function sealMail(tx: Sql, vault: Vault, mailId: string, mail: Buffer): Promise<void> {
  const text = (await pack(mail)).toString('base64')
  await tx.insert(brokerMailSecrets).values({ mailId, ...vault.seal(places.brokerMail(mailId), text) })
}

/** The mail as it was received. Throws `EnvelopeError` or `KeyringError` if it does not open; null if it is gone. */
export async function openMail(db: Sql, vault: Vault, mailId: string): Promise<Buffer | null> {
  const [row] = await db.select().from(brokerMailSecrets).where(eq(brokerMailSecrets.mailId, mailId))
  if (!row) return null
  const text = await vault.open(places.brokerMail(mailId), row)
  return unpack(Buffer.from(text, 'base64'), { maxOutputLength: maxMailBytes })
}
