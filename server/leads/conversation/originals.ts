import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { maxInboundBytes } from '#domain/conversation/inbound.ts'
import type { Sql } from '#server/db/database.ts'
import { eq } from '#server/db/drizzle.ts'
import { messageOriginals } from '#server/db/schema/messages.ts'
import { places, type Vault } from '#server/vault/vault.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Compresses a message as it arrived, for `sealOriginal`. */
export const packOriginal = async (bytes: Uint8Array): Promise<string> => (await pack(bytes)).toString('base64')

/** Stores a compressed message, sealed. */
export async function sealOriginal(tx: Sql, vault: Vault, messageId: string, packed: string): Promise<void> {
  await tx.insert(messageOriginals).values({ messageId, ...vault.seal(places.messageOriginal(messageId), packed) })
}

/** The message as it arrived; null if it is not kept. Throws `EnvelopeError` or `KeyringError` if it can't be opened. */
export async function openOriginal(db: Sql, vault: Vault, messageId: string): Promise<Buffer | null> {
  const [row] = await db.select().from(messageOriginals).where(eq(messageOriginals.messageId, messageId))
  if (!row) return null
  const packed = await vault.open(places.messageOriginal(messageId), row)
  return unpack(Buffer.from(packed, 'base64'), { maxOutputLength: maxInboundBytes })
}
