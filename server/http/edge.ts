import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Actor } from '#contract/handler.ts'
import type { KeyActor } from '#server/api-keys/store.ts'
import type { Refusals } from '#server/db/refusals.ts'
import type { Limiter } from '#server/limits/limits.ts'
import type { ReadingWatch } from './bulk-reading.ts'
import type { RefusalLog } from './refusal-log.ts'
import type { Rooms } from './rooms.ts'

/** What Hono carries along with each request. */
export type Env = {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** The caller's network address. */
    address: string
    /** Scheme and host the browser knows us by. */
    origin: string
    /** Whether that is https. */
    secure: boolean
  }
}

/** What the edge needs from the rest of the server. */
export type Edge = {
  readonly log: Logger
  readonly limiter: Limiter
  readonly refused: RefusalLog
  readonly rooms: Rooms
  /** What was refused to whom, counted for the audit log. */
  readonly refusals: Refusals
  readonly reading: ReadingWatch
  /** The program behind an API key; throws `not_signed_in` for a key that does not work. */
  readonly authenticateKey: (c: Context<Env>, key: string) => Promise<KeyActor>
  /** The teammate behind the request's session cookie, or null. */
  readonly authenticate: (c: Context<Env>) => Promise<Actor | null>
  /** Whether visitors may send their details (`domain/start-list`). */
  readonly isReceiving: () => Promise<boolean>
  /** The position of the primary database, where some calls are answered by another; null where there is none. */
  readonly readPosition: (() => Promise<string>) | null
}
