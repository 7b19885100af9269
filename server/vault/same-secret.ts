import { createHash, timingSafeEqual } from 'node:crypto'

/** True for equal texts; takes the same time wherever they differ. */
export function isSameSecret(given: string, right: string): boolean {
  const [a, b] = [given, right].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(a, b)
}
