import { readAtMost, withinTime } from '../read-answer.ts'

/** Outcome of a request to a channel. `lost`: sent without a response, so unknown. `unreached`: it never arrived. */
export type Asked =
  | { readonly is: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly is: 'lost' }
  | { readonly is: 'unreached' }

/** Address of a channel's service. */
export type ServiceOptions = {
  /** Without the path of the call. */
  readonly baseUrl: string
  readonly timeoutMs: number
}

const maxAnswerBytes = 8 * 1024 * 1024

type Request = {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Record<string, string>
  readonly body?: object | FormData
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

/** Asks a service for JSON; never throws. Redirects are not followed: they would take the token elsewhere. */
export async function askJson(url: string, { method, headers = {}, body, timeoutMs, signal }: Request): Promise<Asked> {
  const isForm = body instanceof FormData
  let response: Response
  try {
    response = await fetch(url, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        accept: 'application/json',
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      redirect: 'error',
      signal: withinTime(timeoutMs, signal),
    })
  } catch (error) {
    return { is: wasUnreached(error) ? 'unreached' : 'lost' }
  }
  try {
    const text = (await readAtMost(response, maxAnswerBytes))?.toString('utf8')
    return { is: 'answered', status: response.status, body: text === undefined ? null : JSON.parse(text) }
  } catch {
    // A proxy's error page: only the status counts.
    return response.ok ? { is: 'lost' } : { is: 'answered', status: response.status, body: null }
  }
}

/** A file to send. */
export type OutgoingFile = { readonly name: string; readonly type: string; readonly bytes: Uint8Array }

/** Timeout factor of a file, compared with a text. */
export const filePatience = 4

/** A form that carries a file. */
export function formWith(field: string, { name, type, bytes }: OutgoingFile, fields: Readonly<Record<string, string>>) {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set(field, new Blob([new Uint8Array(bytes)], { type }), name)
  return form
}

/** Outcome of a file transfer. */
export type Downloaded = { readonly is: 'here'; readonly bytes: Buffer } | { readonly is: 'too_big' | 'gone' | 'later' }

/** Downloads a file of at most this many bytes; never throws. */
export async function download(
  url: string,
  { headers = {}, timeoutMs, signal }: Pick<Request, 'headers' | 'timeoutMs' | 'signal'>,
  maxBytes: number,
): Promise<Downloaded> {
  try {
    const response = await fetch(url, { headers, redirect: 'error', signal: withinTime(timeoutMs, signal) })
    if (response.status === 404 || response.status === 410) return { is: 'gone' }
    if (!response.ok) {
      await response.body?.cancel()
      return { is: 'later' }
    }
    const bytes = await readAtMost(response, maxBytes)
    return bytes === null ? { is: 'too_big' } : { is: 'here', bytes }
  } catch {
    return { is: 'later' }
  }
}

const neverConnected = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

function wasUnreached(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; errors?: { code?: string }[] } }
  const codes = [cause?.code, ...(cause?.errors ?? []).map(({ code }) => code)]
  return codes.some((code) => code !== undefined && neverConnected.includes(code))
}

/** A field of a response at any depth; undefined if absent. */
export const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | null | undefined)?.[key], value)
