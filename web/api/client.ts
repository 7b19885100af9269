import type { AnswerOf, CallName, CallOf } from '#contract/api.ts'
import { ApiError } from '#contract/errors.ts'
import { addressOf, type CallInput } from './address.ts'
import { errorOf } from './error-answer.ts'
import { methodAndPath, wire } from './wire.ts'

/** No answer came: the network or the server is away. What the call did, if anything, is not known. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

type Options = { signal?: AbortSignal | undefined }
type Arguments<N extends CallName> = [keyof CallOf<N>] extends [never]
  ? [input?: CallOf<N>, options?: Options]
  : [input: CallOf<N>, options?: Options]

/** Every call of the contract as a function. It answers what the contract says, or throws ApiError or ConnectionLost. */
export type Client = { readonly [N in CallName]: (...input: Arguments<N>) => Promise<AnswerOf<N>> }

type Kept = { etag: string; body: unknown }

/** Answers with an ETag kept for comparison; more addresses than this are not looked at in turn. */
const mostKept = 100

/** Calls over `send`; `signedOut` hears of every answer that says the session is gone. */
export function createClient(send: typeof fetch, signedOut: () => void): Client {
  const kept = new Map<string, Kept>()

  const run = async (name: CallName, input: CallInput, { signal }: Options): Promise<unknown> => {
    const [method, path] = methodAndPath(name)
    const address = addressOf(path, input)
    const before = method === 'GET' ? kept.get(address) : undefined
    const headers = new Headers({ accept: 'application/json' })
    if (input.body !== undefined) headers.set('content-type', 'application/json')
    if (before) headers.set('if-none-match', before.etag)
    const answer = await send(address, {
      method,
      headers,
      credentials: 'include',
      cache: 'no-store',
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(signal && { signal }),
    }).catch((reason: unknown) => {
      throw signal?.aborted ? reason : new ConnectionLost('No answer from the server', { cause: reason })
    })
    // The very same object again, so that whoever compares sees at once that nothing changed.
    if (before && answer.status === 304) return before.body
    if (!answer.ok) throw await errorOf(answer)
    if (answer.status === 204) return undefined
    const body: unknown = await answer.json().catch((reason: unknown) => {
      throw signal?.aborted ? reason : new ConnectionLost('The answer broke off', { cause: reason })
    })
    const etag = answer.headers.get('etag')
    if (method === 'GET' && etag) keep(kept, address, { etag, body })
    return body
  }

  const callOf =
    (name: CallName) =>
    (input: CallInput = {}, options: Options = {}) =>
      run(name, input, options).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'not_signed_in') signedOut()
        throw error
      })
  // The one place where the table's types and its functions meet: each entry is made from its own line.
  const names = Object.keys(wire) as CallName[]
  return Object.fromEntries(names.map((name) => [name, callOf(name)])) as unknown as Client
}

/** Keeps the newest answers; a Map remembers the order in which its keys came. */
function keep(kept: Map<string, Kept>, address: string, answer: Kept): void {
  kept.delete(address)
  kept.set(address, answer)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
}

const listeners = new Set<() => void>()

/** Tells when a call was refused because nobody is signed in any more; answers how to stop listening. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The calls of this browser. */
export const call = createClient(
  (...request) => fetch(...request),
  () => {
    for (const listener of listeners) listener()
  },
)
