import type { Role } from '#domain/staff/permissions.ts'
import type { AnswerOf, Api, CallName, ParsedOf } from './api.ts'

/** The teammate who makes a staff call. */
export type Actor = {
  readonly userId: string
  readonly username: string
  readonly role: Role
  /** The user still has a one-time password: only session and password change are open. */
  readonly mustChangePassword: boolean
  /** The password was right, the second factor is still due: only presenting it is open to them. */
  readonly awaitsSecondFactor: boolean
  /** The role requires a second factor and there is none: only setting one up is open. */
  readonly mustSetUpSecondFactor: boolean
  /** Last step-up or login, epoch ms; null if not in this session. */
  readonly provedAt: number | null
  /** Hash of the session token, which logging out and rate limits refer to. */
  readonly session: string
}

/** Request details for a handler, besides its parsed input. */
export type CallContext = {
  readonly requestId: string
  /** The caller's IP address; never logged, stored only with teammates' actions (audit, sessions). */
  readonly address: string
  /** Key for rate limits: the IP address, or the /64 network that one IPv6 customer has. */
  readonly caller: string
  /** Scheme and host by which the browser reached us, such as `https://www.example.com`. */
  readonly origin: string
  /** True if the browser reached us over https. */
  readonly secure: boolean
  /** `User-Agent` header, cut to 400 characters. */
  readonly userAgent: string
  /** Hash of the session token that the browser sent, of any session, valid or not; null if none. */
  readonly sentSession: string | null
  readonly idempotencyKey: string | undefined
  readonly ifNoneMatch: string | undefined
  /** `X-Time-Zone` header: the display zone of the caller's screens; undefined if invalid. */
  readonly timeZone: string | undefined
  /** `X-Position` header: the LSN of the caller's last known change. */
  readonly position: string | undefined
  /** `Last-Event-ID` header of a stream that is opened again. */
  readonly lastEventId: string | undefined
  /** Signature headers by name; empty ones are omitted. */
  readonly signature: Readonly<Record<string, string>>
  setHeader(name: string, value: string): void
}

/** Headers that make up `signature`: Stripe's, and those of Standard Webhooks. */
export const signatureHeaders = ['stripe-signature', 'webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

/** Returned by the handler of a conditional call if the caller already has this version. */
export const notModified = Symbol('not modified')

type Access<N extends CallName> = Api[N]['access'] extends 'public' ? { actor: null } : { actor: Actor }
type Result<N extends CallName> = Api[N] extends { stream: true } | { download: string }
  ? Response
  : Api[N] extends { conditional: true }
    ? AnswerOf<N> | typeof notModified
    : AnswerOf<N>

/** Implements one call. Access, limits and parsing are done before it runs. */
type Handler<N extends CallName> = (
  input: ParsedOf<N>,
  context: CallContext & Access<N>,
) => Promise<Result<N>> | Result<N>

/** A feature's handlers. The server does not compile unless all features together cover every call. */
export type Handlers<N extends CallName> = { readonly [K in N]: Handler<K> }
