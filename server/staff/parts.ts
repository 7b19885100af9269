import type { HeldAccess } from '#contract/people.ts'
import type { By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import type { Refusals } from '#server/db/refusals.ts'
import type { HandOver, Named } from '#server/db/teammate.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { Identity } from './identity.ts'
import type { LoginThrottle } from './login-throttle.ts'
import type { SessionCache } from './sessions.ts'

/** A teammate's work in other features, and its handover, in the caller's transaction. */
export type HeldWork = {
  read(
    db: Sql,
    of: Named,
  ): Promise<Pick<HeldAccess, 'leads' | 'tasks' | 'setups' | 'notices' | 'rules' | 'views' | 'texts' | 'jobs'>>
  handOver(tx: Sql, work: HandOver): Promise<void>
  /** Stops bulk edits and imports that a teammate started, where they are. */
  stopJobs(tx: Sql, of: Named, by: By): Promise<void>
}

/** Shared dependencies of this feature's calls. */
export type StaffParts = {
  readonly sql: Sql
  readonly vault: Vault
  readonly sessionCache: SessionCache
  readonly outbox: Outbox
  readonly loginThrottle: LoginThrottle
  readonly identity: Identity
  /** Our name in authenticator apps and passkeys. */
  readonly brandName: () => Promise<string>
  /** PUBLIC_URL: where links in mails lead; null: mails carry none. */
  readonly publicUrl: string | null
  /** How long a session that is not remembered may be idle (SESSION_IDLE_HOURS). */
  readonly idleMs: number
  readonly refusals: Refusals
  readonly work: HeldWork
  /** True if teammates enter without a password: a demonstration (`scripts/demo.ts`) that is not live. */
  readonly isOpenDemonstration: () => Promise<boolean>
}
