import { randomFillSync } from 'node:crypto'

const random = new Uint8Array(16)

/** A new UUIDv7 (RFC 9562 §5.7): ordered by its millisecond, so that new rows land at the end of an index. */
export function newId(now = Date.now()): string {
  randomFillSync(random)
  let time = now
  for (let byte = 5; byte >= 0; byte--) {
    random[byte] = time % 256
    time = Math.floor(time / 256)
  }
  random[6] = 0x70 | (random[6]! & 0x0f)
  random[8] = 0x80 | (random[8]! & 0x3f)
  const hex = Buffer.from(random).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
