import { keyStateOf, nameOfKey, type RecordedKey } from './key-record.ts'
import type { KeyState } from './outcome.ts'

/** A public DNS service that browsers may ask, in JSON over HTTPS. */
export type PublicDns = { readonly name: string; readonly origin: string; readonly path: string }

/** Two of different owners: neither can mislead alone. */
export const publicDns: readonly PublicDns[] = [
  { name: 'Cloudflare', origin: 'https://cloudflare-dns.com', path: '/dns-query' },
  { name: 'Google', origin: 'https://dns.google', path: '/resolve' },
]

/** The service's address for a key. */
export const addressOfKey = ({ origin, path }: PublicDns, key: RecordedKey): string =>
  `${origin}${path}?name=${encodeURIComponent(nameOfKey(key))}&type=TXT`

/** Type of a text record (RFC 1035 §3.2.2), and the code of a name that does not exist (§4.1.1). */
const textType = 16
const noSuchName = 3

/** The key state in a service's answer; null if the answer is invalid. */
export function keyStateIn(answer: unknown, key: RecordedKey): KeyState | null {
  const { Status: status, Answer: found = [] } = (answer ?? {}) as { Status?: unknown; Answer?: unknown }
  if ((status !== 0 && status !== noSuchName) || !Array.isArray(found)) return null
  const records = found.flatMap((one: { type?: unknown; data?: unknown } | null) =>
    one?.type === textType && typeof one.data === 'string' ? [textOf(one.data)] : [],
  )
  return keyStateOf(key, records)
}

/** Records over 255 bytes are split into quoted parts. */
function textOf(data: string): string {
  const parts = [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part!.replaceAll(/\\(.)/g, '$1'))
  return parts.length > 0 ? parts.join('') : data
}
