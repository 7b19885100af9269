/** A value in DER (X.690): its tag, its content, and the bytes of both with their length. */
export type Der = { readonly tag: number; readonly content: Uint8Array; readonly whole: Uint8Array }

export class NotDerError extends Error {
  override readonly name = 'NotDerError'
}

/** Bytes of the longest length that is read: 16 MB are more than any stamp has. */
const maxLengthBytes = 3

/**
 * Parses the value at the start of some bytes. Multi-byte tags and indefinite lengths are refused: stamps have none.
 */
export function readDer(bytes: Uint8Array): Der {
  const [tag, first] = bytes
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) throw new NotDerError()
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  const start = 2 + lengthBytes
  if (first === 0x80 || lengthBytes > maxLengthBytes || bytes.length < start) throw new NotDerError()
  const length = lengthBytes === 0 ? first : bytes.subarray(2, start).reduce((sum, byte) => sum * 256 + byte, 0)
  if (bytes.length < start + length) throw new NotDerError()
  return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(0, start + length) }
}

/** The values in a constructed one, in order. */
export function partsOf({ content }: Pick<Der, 'content'>): Der[] {
  const parts: Der[] = []
  for (let at = 0; at < content.length; at += parts.at(-1)!.whole.length) parts.push(readDer(content.subarray(at)))
  return parts
}

/** The part at a place, which has to have a tag where one is named. */
export function partAt(parts: readonly Der[], at: number, tag?: number): Der {
  const part = parts[at]
  if (!part || (tag !== undefined && part.tag !== tag)) throw new NotDerError()
  return part
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const tags = { integer: 0x02, octets: 0x04, oid: 0x06, utcTime: 0x17, time: 0x18, sequence: 0x30, set: 0x31 }

/** Decodes ASCII or UTF-8; anything else byte by byte. */
export function textOf({ content }: Der): string {
  try {
    return decodeURIComponent(hex(content).replaceAll(/../g, '%$&'))
  } catch {
    return String.fromCharCode(...content)
  }
}

/** A UTCTime or GeneralizedTime in UTC, ISO 8601. */
export function timeOf(part: Der): string {
  const text = textOf(part)
  const [, year, ...rest] = /^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{1,9})?Z$/.exec(text) ?? []
  const isTime = year?.length === (part.tag === tags.utcTime ? 2 : 4)
  const [month, day, hour, minute, second, fraction = ''] = rest
  // RFC 5280 §4.1.2.5.1: 50 to 99 are of the last century.
  const century = year?.length === 2 ? (Number(year) < 50 ? '20' : '19') : ''
  const time = new Date(`${century}${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}Z`)
  if (!isTime || Number.isNaN(time.getTime())) throw new NotDerError()
  return time.toISOString()
}
