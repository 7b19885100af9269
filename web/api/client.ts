import type { AnswerOf, Api, CallName, CallOf } from '#contract/api.ts'
import { ApiError, type ErrorCode, errors } from '#contract/errors.ts'
import { addressOf, type CallInput } from './address.ts'
import { errorOf } from './error-answer.ts'
import { type FirstAnswers, firstAnswers, noFirstAnswers } from './first-answers.ts'
import { noteOwnChange } from './own-changes.ts'
import { lastPosition, positionHeader, rememberPosition } from './position.ts'
import { postKeys } from './post-keys.ts'
import { sendFile } from './send-file.ts'
import { shownZone, timeZoneHeader } from './time-zone.ts'
import { wire } from './wire.ts'

/** No response: the network or the server is down. Whether the call took effect is unknown. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** The result of a call that returns a file (`contract/route` download). */
export type Download = { readonly file: Blob; readonly name: string }

type ClientAnswer<N extends CallName> = Api[N] extends { download: string } ? Download : AnswerOf<N>

type Options = {
  signal?: AbortSignal | undefined
  /** The same key and body again change nothing (`contract/route` idempotent). */
  idempotencyKey?: string | undefined
  /** The request outlives the page that sends it. */
  keepalive?: boolean | undefined
  /** For a call that sends a file: the uploaded share, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}
/** Fields by which a screen states what it showed; optional for programs. */
type Mark<B> = { [K in Extract<keyof B, 'seen' | 'version' | 'seenAt'>]: undefined extends B[K] ? K : never }[Extract<
  keyof B,
  'seen' | 'version' | 'seenAt'
>]
/** A body or query with seen values, if the call takes them: required for screens. */
type Seeing<B> = [Mark<B>] extends [never] ? B : { [K in Mark<B>]: B & { [M in K]: NonNullable<B[M]> } }[Mark<B>]
type ScreenCall<N extends CallName> = Api[N]['method'] extends 'GET'
  ? CallOf<N>
  : Omit<CallOf<N>, 'body' | 'query'> &
      (CallOf<N> extends { body: infer B } ? { body: Seeing<B> } : unknown) &
      (CallOf<N> extends { query?: infer Q } ? { query: Seeing<NonNullable<Q>> } : unknown)

type Arguments<N extends CallName> = [keyof CallOf<N>] extends [never]
  ? [input?: CallOf<N>, options?: Options]
  : [input: ScreenCall<N>, options?: Options]

/** Every call of the contract as a function. Resolves to the contract's answer; throws ApiError or ConnectionLost. */
export type Client = { readonly [N in CallName]: (...input: Arguments<N>) => Promise<ClientAnswer<N>> }

type Kept = { etag: string; body: unknown }

/** Maximum number of responses with an ETag kept for revalidation. */
const maxCachedAnswers = 100

/** Timeout of a call, milliseconds; uploads have a longer one. A download has none once it has begun. */
const timeoutMs = 60_000
const uploadTimeoutMs = 600_000

/** Callbacks of a client. */
type ClientHandlers = {
  /** Called if a response says that the session has ended. */
  signedOut(): void
  /** The call needs an identity check: resolves to true if it was passed, and the call is then retried. */
  prove?(): Promise<boolean>
  /** Called if a response says that the role does not allow this: it may have changed. */
  notAllowed?(): void
}

/** Makes a client over `send`; `given`: answers embedded in the page, each used once. */
export function createClient(
  send: typeof fetch,
  handlers: ClientHandlers,
  given: FirstAnswers = noFirstAnswers,
): Client {
  const kept = new Map<string, Kept>()
  const keys = postKeys()

  const run = async (call: CallName, input: CallInput, options: Options): Promise<unknown> => {
    const limit = timeLimit(options.signal, input.file ? uploadTimeoutMs : timeoutMs)
    try {
      return await ask(call, input, options, limit)
    } finally {
      limit.end()
    }
  }

  const ask = async (
    call: CallName,
    input: CallInput,
    { signal, idempotencyKey, keepalive, onProgress }: Options,
    limit: TimeLimit,
  ): Promise<unknown> => {
    const [method, path] = wire[call]
    const address = addressOf(path, input)
    // Any change may affect the data embedded in the page.
    if (method !== 'GET') given.forget()
    const first = method === 'GET' ? given.take(address) : null
    if (first) {
      if (first.etag !== null) keep(kept, address, { etag: first.etag, body: first.body })
      return first.body
    }
    const before = method === 'GET' ? kept.get(address) : undefined
    const headers = new Headers({ accept: 'application/json' })
    if (input.body !== undefined) headers.set('content-type', 'application/json')
    if (input.file) headers.set('content-type', 'application/octet-stream')
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
    if (before) headers.set('if-none-match', before.etag)
    headers.set(timeZoneHeader, shownZone.value)
    const known = lastPosition()
    if (known !== null) headers.set(positionHeader, known)
    const request: RequestInit = {
      method,
      headers,
      credentials: 'include',
      cache: 'no-store',
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(input.file && { body: input.file }),
      signal: limit.signal,
      ...(keepalive && { keepalive }),
    }
    const asked = onProgress ? sendFile(address, request, onProgress) : send(address, request)
    const answer = await asked.catch((reason: unknown) => {
      throw signal?.aborted ? reason : new ConnectionLost('No answer from the server', { cause: reason })
    })
    const position = answer.headers.get(positionHeader)
    if (position !== null) rememberPosition(position)
    // Return the same object, so that callers can compare by identity.
    if (before && answer.status === 304) return before.body
    if (!answer.ok) throw await errorOf(answer)
    if (method !== 'GET') noteOwnChange()
    if (answer.status === 204) return undefined
    const name = attachmentName(answer)
    if (name !== null) limit.end()
    const read: Promise<unknown> = name === null ? answer.json() : answer.blob().then((file) => ({ file, name }))
    const body = await read.catch((reason: unknown) => {
      throw signal?.aborted ? reason : new ConnectionLost('The answer broke off', { cause: reason })
    })
    const etag = answer.headers.get('etag')
    if (method === 'GET' && etag) keep(kept, address, { etag, body })
    return body
  }

  const callOf =
    (name: CallName) =>
    async (input: CallInput = {}, given: Options = {}) => {
      const post = wire[name][0] === 'POST' ? keys.of(name, input) : null
      const options = { idempotencyKey: post?.key, ...given }
      const isCode = (error: unknown, code: ErrorCode) => error instanceof ApiError && error.code === code
      try {
        const answer = await run(name, input, options).catch(async (error: unknown) => {
          if (isCode(error, 'proof_needed') && (await handlers.prove?.())) return run(name, input, options)
          throw error
        })
        post?.answered()
        return answer
      } catch (error) {
        // Without an answer the outcome is unknown: the same post sent again keeps its key.
        if (error instanceof ApiError && errors[error.code].status < 500) post?.answered()
        if (isCode(error, 'not_signed_in')) handlers.signedOut()
        if (isCode(error, 'not_allowed')) handlers.notAllowed?.()
        throw error
      }
    }
  // The compiler can't see that each function is made from its own route.
  const names = Object.keys(wire) as CallName[]
  return Object.fromEntries(names.map((name) => [name, callOf(name)])) as unknown as Client
}

type TimeLimit = { readonly signal: AbortSignal; end(): void }

/** Aborts with the caller's signal, or once `ms` have passed before `end`. */
function timeLimit(signal: AbortSignal | undefined, ms: number): TimeLimit {
  const abort = new AbortController()
  const pass = () => abort.abort(signal?.reason)
  const timer = setTimeout(() => abort.abort(), ms)
  if (signal?.aborted) pass()
  signal?.addEventListener('abort', pass)
  return { signal: abort.signal, end: () => clearTimeout(timer) }
}

/** Keeps the newest responses; a Map iterates in insertion order. */
function keep(kept: Map<string, Kept>, address: string, answer: Kept): void {
  kept.delete(address)
  kept.set(address, answer)
  const [oldest] = kept.keys()
  if (kept.size > maxCachedAnswers && oldest !== undefined) kept.delete(oldest)
}

/** The file name of a download (RFC 6266); null where the response is not one. */
function attachmentName({ headers }: Response): string | null {
  const disposition = headers.get('content-disposition') ?? ''
  if (!disposition.startsWith('attachment')) return null
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download'
}

type ClientListener = { [name in keyof ClientHandlers]?: ClientHandlers[name] }

const listeners = new Set<ClientListener>()
let proving: Promise<boolean> | null = null

/** Subscribes to the client's callbacks; returns the unsubscribe function. One identity check serves all waiting calls. */
export function subscribeToClient(listener: ClientListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The calls of this browser. */
export const call = createClient(
  (...request) => fetch(...request),
  {
    signedOut() {
      for (const { signedOut } of listeners) signedOut?.()
    },
    notAllowed() {
      for (const { notAllowed } of listeners) notAllowed?.()
    },
    prove() {
      const prover = [...listeners].findLast(({ prove }) => prove)
      proving ??= (prover?.prove?.() ?? Promise.resolve(false)).finally(() => {
        proving = null
      })
      return proving
    },
  },
  firstAnswers,
)
