import type { Database } from '#server/db/database.ts'
import type { Refusals } from '#server/db/refusals.ts'
import type { AddTries } from '#server/limits/tries-store.ts'
import type { Outbox } from '#server/outside/mail/outbox.ts'
import type { Vault } from '#server/vault/vault.ts'
import { factorHandlers } from './factors-api.ts'
import { createIdentity } from './identity.ts'
import { invitationHandlers } from './invitations-api.ts'
import { createLoginThrottle } from './login-throttle.ts'
import { ownSessionHandlers } from './own-sessions-api.ts'
import type { HeldWork, StaffParts } from './parts.ts'
import { passkeyHandlers } from './passkeys-api.ts'
import { peopleHandlers } from './people-api.ts'
import { proofHandlers } from './proof-api.ts'
import { sessionHandlers } from './session-api.ts'
import type { SessionCache } from './sessions.ts'
import { totpHandlers } from './totp-api.ts'

type StaffOptions = {
  readonly database: Database
  readonly vault: Vault
  readonly sessionCache: SessionCache
  readonly outbox: Outbox
  readonly brandName: () => Promise<string>
  /** PUBLIC_URL: where links in mails lead; null: mails carry none. */
  readonly publicUrl: string | null
  /** How long a session that is not remembered may be idle (SESSION_IDLE_HOURS). */
  readonly idleMs: number
  readonly refusals: Refusals
  readonly addTries: AddTries
  /** RATE_LIMIT_FACTOR. */
  readonly limitFactor: number
  readonly work: HeldWork
  readonly isOpenDemonstration: () => Promise<boolean>
}

/** The staff's calls on themselves and on each other: logins, second factors, sessions, the team, invitations. */
export function staffHandlers({ database, addTries, limitFactor, ...options }: StaffOptions) {
  const loginThrottle = createLoginThrottle(addTries, limitFactor)
  const identity = createIdentity(database, options.vault, loginThrottle, options.refusals)
  const parts: StaffParts = { ...options, sql: database.sql, loginThrottle, identity }
  return {
    ...sessionHandlers(parts),
    ...proofHandlers(parts),
    ...factorHandlers(parts),
    ...totpHandlers(parts),
    ...passkeyHandlers(parts),
    ...ownSessionHandlers(parts),
    ...peopleHandlers(parts),
    ...invitationHandlers(parts),
  }
}
