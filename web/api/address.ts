/** The untyped input of any call. */
export type CallInput = { params?: unknown; query?: unknown; body?: unknown; file?: Blob }

/** The address of a call: path parameters filled in, the query with its empty values left out. */
export function addressOf(path: string, input: CallInput): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  return query.size > 0 ? `${filled}?${query}` : filled
}
