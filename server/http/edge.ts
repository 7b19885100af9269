import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Actor } from '#contract/handler.ts'
import type { Limiter } from './limits.ts'

/** What Hono carries along with each request. */
export type Env = {
  Bindings: HttpBindings
  Variables: { requestId: string; address: string; origin: string }
}

/** What the edge needs from the rest of the server. */
export type Edge = {
  readonly log: Logger
  readonly limiter: Limiter
  /** The colleague behind the request's session cookie, or null. */
  readonly authenticate: (request: Request) => Promise<Actor | null>
}
