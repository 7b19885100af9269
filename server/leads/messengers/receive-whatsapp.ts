import type { Logger } from 'pino'
import { type Part, readWhatsApp } from '#domain/conversation/messengers/whatsapp.ts'
import type { Database } from '#server/db/database.ts'
import type { Vault } from '#server/vault/vault.ts'
import { noteDelivery } from '../conversation/fetch-store.ts'
import { packOriginal } from '../conversation/originals.ts'
import { noteOtherNumber, readWhatsAppNumber } from './messenger-store.ts'
import { receiveOrKeep } from './receive-or-keep.ts'

type WhatsAppParts = {
  readonly database: Pick<Database, 'sql'>
  readonly vault: Vault
  readonly log: Logger
}

/** Number of days for which files can be fetched by their ids. */
const fileDays = 7
/** Maximum size of a file that is fetched; teammates ask for bigger ones by mail. */
export const maxWhatsAppFileBytes = 40 * 1024 * 1024

/**
 * Processes a WhatsApp webhook request: each part in its own transaction. A part that can't be stored is kept as
 * damaged; our own failures are thrown at the end, so that everything is delivered again, and stored parts are
 * recognised.
 */
export async function receiveWhatsApp(parts: WhatsAppParts, bytes: Buffer, at: Date): Promise<void> {
  let delivery: unknown
  try {
    delivery = JSON.parse(bytes.toString('utf8'))
  } catch {
    // Signed, but not JSON: a retry would bring the same.
    parts.log.warn('a WhatsApp delivery is not JSON')
    return
  }
  const failures: unknown[] = []
  const number = await readWhatsAppNumber(parts.database.sql)
  const { parts: read, otherNumbers } = readWhatsApp(delivery, number)
  for (const [index, part] of read.entries()) {
    try {
      // Threads are ordered by arrival; events of one delivery keep their order.
      await takePart(parts, part, new Date(at.getTime() + index))
    } catch (error) {
      failures.push(error)
    }
  }
  await noteDelivery(parts.database.sql, 'whatsapp')
  for (const other of otherNumbers)
    if (await noteOtherNumber(parts.database.sql, other))
      parts.log.warn({ number: other }, 'WhatsApp messages to a number that is not connected here are left out')
  if (failures.length > 0) throw failures[0]
}

async function takePart({ database, vault, log }: WhatsAppParts, { event, source }: Part, at: Date): Promise<void> {
  const packed = await packOriginal(Buffer.from(JSON.stringify(source, null, 1)))
  const context = { channel: 'whatsapp', vault, packed, at, fileDays, maxFileBytes: maxWhatsAppFileBytes } as const
  await receiveOrKeep(database.sql, event, context, { log })
}
