import { randomUUID } from 'node:crypto'

/** A new UUIDv7 (RFC 9562 §5.7): ordered by time, so new rows are appended to an index. */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  // The bits after the version are the same in UUIDv4, and Node keeps a supply of random ones for that.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
