import type { ErrorBody } from '#contract/error-body.ts'
import { ApiError, type ErrorCode, errors } from '#contract/errors.ts'

/** The error of a response. A foreign one, such as a proxy's page, is mapped by its status. */
export async function errorOf(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => null)
  const retryAfter = secondsUntil(answer.headers.get('retry-after'))
  const detail = retryAfter === undefined ? {} : { retryAfter }
  if (!isErrorBody(body)) return new ApiError(codeOfStatus(answer.status), detail)
  const { code, message, fields, current, by } = body.error
  return new ApiError(code, {
    ...detail,
    message,
    ...(fields && { fields }),
    ...(current !== undefined && { current }),
    ...(by !== undefined && { by }),
  })
}

function isErrorBody(body: unknown): body is ErrorBody {
  const error = (body as { error?: { code?: unknown } } | null)?.error
  return typeof error?.code === 'string' && Object.hasOwn(errors, error.code)
}

function codeOfStatus(status: number): ErrorCode {
  const codes = Object.keys(errors) as ErrorCode[]
  const sameStatus = codes.find((code) => errors[code].status === status)
  return sameStatus ?? (status >= 500 ? 'unavailable' : 'malformed')
}

/** `Retry-After` in seconds, rounded up; also where it is a date (RFC 9110 §10.2.3). */
function secondsUntil(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}
