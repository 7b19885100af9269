import { ApiError } from '#contract/errors.ts'
import { ConnectionLost } from '#web/api/client.ts'
import type { FirstWords } from '#web/words/staff/first-en.ts'
import type { Format } from './format.ts'

/** The error of a call as a sentence for the user. */
export function problemText(error: unknown, words: FirstWords, format: Format): string {
  if (error instanceof ConnectionLost) return words.noConnection
  if (!(error instanceof ApiError)) return words.errors.internal
  if (error.retryAfter !== undefined && (error.code === 'too_many_requests' || error.code === 'unavailable')) {
    return words.waitFor(format.wait(error.retryAfter))
  }
  return words.errors[error.code]
}

/** The sentence for each field that was refused; none for other errors. */
export function fieldTexts(error: unknown, words: FirstWords): Record<string, string> {
  if (!(error instanceof ApiError) || !error.fields) return {}
  return Object.fromEntries(Object.entries(error.fields).map(([field, { problem }]) => [field, words.fields[problem]]))
}

/** True if the user cancelled the identity check: no error, and nothing was done. */
export function wasDeclined(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'proof_needed'
}
