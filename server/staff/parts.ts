import type { Sql } from '#server/db/database.ts'
import type { Refusals } from '#server/db/refusals.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { Guesses } from './guesses.ts'
import type { Identity } from './identity.ts'
import type { SessionBook } from './sessions.ts'

/** What the calls of this feature share. */
export type StaffParts = {
  readonly sql: Sql
  readonly vault: Vault
  readonly book: SessionBook
  readonly outbox: Outbox
  readonly guesses: Guesses
  readonly identity: Identity
  /** What authenticator apps and passkeys call us. */
  readonly brandName: () => Promise<string>
  /** PUBLIC_URL: where links in mails lead; null: mails carry none. */
  readonly publicUrl: string | null
  /** How long a session that is not remembered may be idle (SESSION_IDLE_HOURS). */
  readonly idleMs: number
  readonly refusals: Refusals
}
