import type { Role } from '#domain/permissions.ts'
import type { AnswerOf, Api, CallName, ParsedOf } from './api.ts'

/** The teammate who makes a staff call. */
export type Actor = {
  readonly userId: string
  readonly username: string
  readonly role: Role
  /** Still has the one-time password: nothing but the session and the password is open to them. */
  readonly mustChangePassword: boolean
  /** The password was right, the second factor is still due: nothing but showing it is open to them. */
  readonly awaitsSecondFactor: boolean
  /** Their role must have a second factor and they have none: nothing but setting one up is open to them. */
  readonly mustSetUpSecondFactor: boolean
  /** When they last proved who they are, milliseconds since 1970; null: not in this session. */
  readonly provedAt: number | null
  /** Hash of the session token: what logging out and limits refer to. */
  readonly session: string
}

/** What a handler may know about the request besides its parsed input. */
export type CallContext = {
  readonly requestId: string
  /** The caller's IP address; never logged, stored only with teammates' actions (audit, sessions). */
  readonly address: string
  /** What limits count this caller by: the address, or the /64 network that one IPv6 customer holds. */
  readonly caller: string
  /** Scheme and host the browser knows us by, such as `https://www.example.com`. */
  readonly origin: string
  /** Whether the browser reached us over https. */
  readonly secure: boolean
  /** `User-Agent` header, cut to 400 characters. */
  readonly userAgent: string
  /** Hash of the session token that the browser sent along, of whichever session, open or not; null: none. */
  readonly sentSession: string | null
  readonly idempotencyKey: string | undefined
  readonly ifNoneMatch: string | undefined
  setHeader(name: string, value: string): void
}

/** Returned by the handler of a conditional call if the caller already has this version. */
export const notModified = Symbol('not modified')

type Access<N extends CallName> = Api[N]['access'] extends 'public' ? { actor: null } : { actor: Actor }
type Result<N extends CallName> = Api[N] extends { stream: true } | { download: string }
  ? Response
  : Api[N] extends { conditional: true }
    ? AnswerOf<N> | typeof notModified
    : AnswerOf<N>

/** The code behind one call. Access, limits and parsing happened before it runs. */
export type Handler<N extends CallName> = (
  input: ParsedOf<N>,
  context: CallContext & Access<N>,
) => Promise<Result<N>> | Result<N>

/** A feature's handlers: all calls together must be covered, or the server does not compile. */
export type Handlers<N extends CallName> = { readonly [K in N]: Handler<K> }
