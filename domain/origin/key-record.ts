import { sha256 } from '#domain/basics/sha256.ts'
import type { KeyState } from './outcome.ts'

/** A key as a confirmation on the ledger records it. */
export type RecordedKey = {
  readonly domain: string
  readonly selector: string
  /** SHA-256 of its record, hexadecimal. */
  readonly key: string
  /** Absent in old entries, which have only the hash. */
  readonly keyRecord?: string
}

/** DNS name of a signature's key (RFC 6376 §3.6.2.1). */
export const nameOfKey = ({ selector, domain }: Pick<RecordedKey, 'selector' | 'domain'>): string =>
  `${selector}._domainkey.${domain}`

/** The public key in a record; null if absent or revoked. */
const publicKey = (record: string): string | null => {
  const value = /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replaceAll(/\s+/g, '')
  return value ? value : null
}

/** State of a key: the current DNS answer compared with the record. `records`: TXT records of the name. */
export function keyStateOf({ key, keyRecord }: RecordedKey, records: readonly string[]): KeyState {
  const known = keyRecord === undefined ? null : publicKey(keyRecord)
  const isSame = records.some((record) => sha256(record) === key || (known !== null && publicKey(record) === known))
  if (isSame) return 'same'
  return records.some((record) => publicKey(record) !== null) ? 'changed' : 'gone'
}
