/** The key in an `Authorization` header; null if none. */
export function bearerOf(header: string | undefined): string | null {
  return /^bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null
}
