import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import type { Telegram } from '#server/outside/messengers/telegram.ts'
import type { WhatsApp } from '#server/outside/messengers/whatsapp.ts'
import type { Vault } from '#server/vault/vault.ts'

/** Dependencies of deliveries and downloads. */
export type WorkerParts = {
  readonly database: Pick<Database, 'sql'>
  readonly vault: Vault
  readonly whatsapp: WhatsApp
  readonly telegram: Telegram
  readonly log: Logger
  /** How long a channel may take to answer, milliseconds. */
  readonly timeoutMs: number
}
