import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Actor } from '#contract/handler.ts'
import type { Limiter } from './limits.ts'

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
  /** The colleague behind the request's session cookie, or null; `secure` tells which cookie counts. */
  readonly authenticate: (request: Request, secure: boolean) => Promise<Actor | null>
}
