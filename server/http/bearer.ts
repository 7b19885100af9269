/** The key of an `Authorization` header; null where there is none. */
export function bearerOf(header: string | undefined): string | null {
  return /^bearer (\S+)$/i.exec(header ?? '')?.[1] ?? null
}
