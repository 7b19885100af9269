import type { z } from 'zod'
import type { KeyScope } from '#domain/staff/api-keys.ts'
import type { Action } from '#domain/staff/permissions.ts'
import type { ErrorCode } from './errors.ts'

/** Requests one caller may make: `max` within `windowSeconds`, counted by address (public), by person or by key (staff). */
export type Limit = { readonly max: number; readonly windowSeconds: number }

/**
 * Access: everyone, a session with the right password (its second factor may be due), any admitted teammate, or one
 * whose role allows the action (`domain/staff/permissions`).
 */
type Access = 'public' | 'password-given' | 'signed-in' | { readonly staff: Action }

/** One call of the API, as plain data: the server serves it, the client calls it, the OpenAPI document describes it. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `{name}` is a path parameter. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: Access
  readonly limit: Limit
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The body is a file of at most this many bytes, sent as `application/octet-stream`. */
  readonly upload?: {
    readonly maxBytes: number
    /** The sender signs it: the body is of any type, and the handler gets the signature (`contract/handler`). */
    readonly isSigned?: true
  }
  /** Scope of API keys that may make the call; without one no key may. */
  readonly scope?: KeyScope
  /** Absent where the answer is not JSON (204, a file, or the live stream). */
  readonly response?: z.ZodType
  /** The call creates something: 201 instead of what `statusOf` derives. */
  readonly status?: 201
  /** Error codes to expect besides those that follow from the rest of the route (`server/http/openapi`). */
  readonly errors?: readonly ErrorCode[]
  /** The call takes an `Idempotency-Key`: the same key and body again answers the same and changes nothing. */
  readonly idempotent?: true
  /** The caller needs a step-up of the last minutes (`domain/staff/permissions` proofLifetimeMinutes). */
  readonly stepUp?: true
  /** Also open while a required second factor is not set up yet: part of setting one up. */
  readonly setsUpSecondFactor?: true
  /** Accepts visitors' details: refused on a live site that does not name who is responsible (`domain/site/start-list`). */
  readonly takesDetails?: true
  /** The answer contains people with contact details, one or many, or is a file of them; reading many raises an alert. */
  readonly showsLeads?: true
  /** The answer carries an ETag and honours `If-None-Match`. */
  readonly conditional?: true
  /** The response is a file of this type for download, streamed. */
  readonly download?: string
  /** The answer is a stream of server-sent events (`contract/events`). */
  readonly stream?: true
}

/** HTTP status of a successful answer. */
export const statusOf = ({ status, response, stream, download }: Route): 200 | 201 | 204 =>
  status ?? (response || stream || download ? 200 : 204)

type In<S> = S extends z.ZodType ? z.input<S> : undefined
type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type WithFile<R extends Route, F> = R extends { upload: object } ? { file: F } : unknown

/** A deletion gets the seen values in its query, optional for programs. */
type WithQuery<R extends Route> = R['query'] extends z.ZodType
  ? R['method'] extends 'DELETE'
    ? { query?: In<R['query']> }
    : { query: In<R['query']> }
  : unknown

/** A call's input as its caller passes it. */
export type Call<R extends Route> = Pick<
  { params: In<R['params']>; body: In<R['body']> },
  { [K in 'params' | 'body']: R[K] extends z.ZodType ? K : never }['params' | 'body']
> &
  WithQuery<R> &
  WithFile<R, Blob>

/** A call's input as its handler gets it: parsed, without unknown fields. */
export type Parsed<R extends Route> = {
  params: Out<R['params']>
  query: Out<R['query']>
  body: Out<R['body']>
} & WithFile<R, UploadedFile>

/** A file as it arrives. The stream fails with an `ApiError` if it is larger than the call accepts. */
export type UploadedFile = AsyncIterable<Uint8Array>

/** Return value of a handler, and of the client. */
export type Answer<R extends Route> = R['response'] extends z.ZodType ? z.output<R['response']> : undefined

/** Keeps each route's literal type while checking its shape. */
export function routes<const T extends Record<string, Route>>(table: T): T {
  return table
}
