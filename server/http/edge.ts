import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Actor } from '#contract/handler.ts'
import type { KeyActor } from '#server/api-keys/store.ts'
import type { Refusals } from '#server/db/refusals.ts'
import type { Limiter } from '#server/limits/limits.ts'
import type { ReadingWatch } from './bulk-reading.ts'
import type { ConcurrencyLimits } from './concurrency.ts'
import type { RefusalLog } from './refusal-log.ts'

/** Hono's per-request context. */
export type Env = {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** The caller's network address. */
    address: string
    /** Scheme and host seen by the browser. */
    origin: string
    /** True for https. */
    secure: boolean
  }
}

/** Dependencies of the edge. */
export type Edge = {
  readonly log: Logger
  readonly limiter: Limiter
  readonly refused: RefusalLog
  readonly concurrency: ConcurrencyLimits
  /** Counts refusals for the audit log. */
  readonly refusals: Refusals
  readonly reading: ReadingWatch
  /** The program with this API key; throws `not_signed_in` for an invalid key. */
  readonly authenticateKey: (c: Context<Env>, key: string) => Promise<KeyActor>
  /** The teammate behind the request's session cookie, or null. */
  readonly authenticate: (c: Context<Env>) => Promise<Actor | null>
  /** True if visitors may send their details (`domain/site/start-list`). */
  readonly isReceiving: () => Promise<boolean>
  /** The primary's LSN, if a replica serves some calls; null without one. */
  readonly readPosition: (() => Promise<string>) | null
}
