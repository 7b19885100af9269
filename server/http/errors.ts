import type { Logger } from 'pino'
import type { ErrorBody } from '#contract/error-body.ts'
import { ApiError, errors } from '#contract/errors.ts'
import { causesOf, databaseFailure } from '#server/db/failures.ts'
import type { RefusalLog } from './refusal-log.ts'

/** Text PostgreSQL can't store: a NUL, or broken UTF-8 (22P05 inside JSON). */
const textIsBroken = /^(22021|22P05)/

/** Maps any failure to one of the contract's codes; the only place where errors become responses. */
export function toApiError(error: unknown): ApiError {
  for (const cause of causesOf(error)) {
    if (cause instanceof ApiError) return cause
    if (databaseFailure(cause)) return unavailable()
    const code = (cause as { code?: unknown }).code
    if (typeof code === 'string' && textIsBroken.test(code)) return new ApiError('malformed')
  }
  return new ApiError('internal')
}

const unavailable = () => new ApiError('unavailable', { retryAfter: 2 })

/** The body of an error response. */
export function errorBodyOf(
  {
    code,
    message,
    fields,
    current,
    by,
  }: Pick<ApiError, 'code' | 'message'> & Partial<Pick<ApiError, 'fields' | 'current' | 'by'>>,
  requestId?: string,
): ErrorBody {
  const detail = {
    ...(fields && { fields }),
    ...(current !== undefined && { current }),
    ...(by !== undefined && { by }),
    ...(requestId && { requestId }),
  }
  return { error: { code, message, ...detail } }
}

/**
 * Logs a bug in full. Refusals by the database or for lack of capacity are only counted: they come by the thousand with
 * the same reason.
 */
export function logFailure(thrown: unknown, error: ApiError, requestId: string, { log, refused }: FailureLogs): void {
  if (errors[error.code].status < 500) return
  if (error.code === 'unavailable') refused.count(reasonOf(thrown))
  else log.error({ requestId, code: error.code, err: safeError(thrown) }, 'request failed')
}

type FailureLogs = { readonly log: Logger; readonly refused: RefusalLog }

/** The code of an outage: an SQLSTATE, a socket's, or missing capacity. */
function reasonOf(thrown: unknown): string {
  const cause = causesOf(thrown).at(-1)
  if (cause instanceof ApiError) return 'no room'
  const code = (cause as { code?: unknown } | undefined)?.code
  return typeof code === 'string' ? `database ${code}` : 'database away'
}

/** The response to a failed API call; our own failures are logged and answered in brief. */
export function errorResponse(thrown: unknown, requestId: string, logs: FailureLogs): Response {
  const error = toApiError(thrown)
  const { status } = errors[error.code]
  logFailure(thrown, error, requestId, logs)
  const headers: Record<string, string> = { 'cache-control': 'no-store' }
  if (error.retryAfter !== undefined) headers['retry-after'] = String(error.retryAfter)
  return Response.json(errorBodyOf(error, requestId), { status, headers })
}

/**
 * An error for the log: type, code, stack. Messages of PostgreSQL and Drizzle about values are personal data and left
 * out.
 */
export function safeError(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const last = causesOf(thrown).at(-1) as Error & { code?: unknown }
  const ownWords = thrown === last && last.code === undefined
  return {
    type: thrown.name,
    code: last.code,
    ...(ownWords && { message: last.message.slice(0, 200) }),
    stack: framesOf(thrown),
  }
}

/** The stack without its message: a line of a visitor's text may begin with "at" as well. */
function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  if (start < 0) return ''
  const lines = stack.slice(start + message.length).split('\n')
  return lines.filter((line) => line.trimStart().startsWith('at ')).join('\n')
}
