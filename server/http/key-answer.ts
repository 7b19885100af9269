import { ApiError } from '#contract/errors.ts'
import type { KeyScope } from '#domain/staff/api-keys.ts'

/** Fields of a lead visible to a write-only program. */
const open = ['id', 'version'] as const

/**
 * Runs a program's call: a key that may write leads but not read them gets only the id and version of each, in responses
 * and refusals. `key`: null for a person.
 */
export async function answerFor(
  key: { readonly scopes: readonly KeyScope[] } | null,
  run: () => unknown,
): Promise<unknown> {
  if (!key?.scopes.includes('leads:write') || key.scopes.includes('leads:read')) return run()
  try {
    return hidden(await run())
  } catch (error) {
    if (!(error instanceof ApiError) || error.current === undefined) throw error
    const { code, message, fields, retryAfter } = error
    throw new ApiError(code, {
      message,
      current: hidden(error.current),
      ...(fields && { fields }),
      ...(retryAfter !== undefined && { retryAfter }),
    })
  }
}

function hidden(value: unknown): unknown {
  // Streams contain only ids.
  if (value === null || typeof value !== 'object' || value instanceof Response) return value
  if (Array.isArray(value)) return value.map(hidden)
  const shown = value as Record<string, unknown>
  return Object.fromEntries(open.filter((name) => name in shown).map((name) => [name, shown[name]]))
}
