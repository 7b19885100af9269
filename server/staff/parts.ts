import type { Sql } from '#server/db/database.ts'
import type { Refusals } from '#server/db/refusals.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { Identity } from './identity.ts'
import type { LoginThrottle } from './login-throttle.ts'
import type { SessionCache } from './sessions.ts'

/** What the calls of this feature share. */
export type StaffParts = {
  readonly sql: Sql
  readonly vault: Vault
  readonly sessionCache: SessionCache
  readonly outbox: Outbox
  readonly loginThrottle: LoginThrottle
  readonly identity: Identity
  /** What authenticator apps and passkeys call us. */
  readonly brandName: () => Promise<string>
  /** PUBLIC_URL: where links in mails lead; null: mails carry none. */
  readonly publicUrl: string | null
  /** How long a session that is not remembered may be idle (SESSION_IDLE_HOURS). */
  readonly idleMs: number
  readonly refusals: Refusals
}
