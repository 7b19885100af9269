/** A value of DER or BER (X.690), by the positions of its content and of what follows it. */
type Element = { readonly tag: number; readonly from: number; readonly end: number; readonly next: number }

const tags = { oid: 0x06, octets: 0x04, octetParts: 0x24, sequence: 0x30, first: 0xa0 }
const maxDepth = 16
const maxParts = 100_000
/** 1.2.840.113549.1.7.2, signed data. */
const signedData = '2a864886f70d010702'

/**
 * The mail inside one that is signed with S/MIME and hides its text (`smime-type=signed-data`, RFC 5652); the signature is not
 * checked. Null for anything else, such as an encrypted mail.
 */
export function readSigned(bytes: Uint8Array): Uint8Array | null {
  const whole = elementAt(bytes, 0, bytes.length)
  const kind = first(bytes, whole, tags.oid)
  if (kind === null || Buffer.from(bytes.subarray(kind.from, kind.end)).toString('hex') !== signedData) return null
  const signed = first(bytes, first(bytes, whole, tags.first), tags.sequence)
  const holder = first(bytes, first(bytes, signed, tags.sequence), tags.first)
  const octets = first(bytes, holder, tags.octets)
  if (octets !== null) return bytes.subarray(octets.from, octets.end)
  const inParts = first(bytes, holder, tags.octetParts)
  if (inParts === null) return null
  const parts: Uint8Array[] = []
  for (let at = inParts.from; at < inParts.end; ) {
    const part = elementAt(bytes, at, inParts.end)
    if (part?.tag !== tags.octets || parts.length >= maxParts) return null
    parts.push(bytes.subarray(part.from, part.end))
    at = part.next
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** The first element with a tag within another. */
function first(bytes: Uint8Array, within: Element | null, tag: number): Element | null {
  for (let at = within?.from ?? 0; within !== null && at < within.end; ) {
    const one = elementAt(bytes, at, within.end)
    if (one === null || one.tag === tag) return one
    at = one.next
  }
  return null
}

function elementAt(bytes: Uint8Array, at: number, limit: number, depth = 0): Element | null {
  const [tag, short] = [bytes[at], bytes[at + 1]]
  // Tags of several bytes are none of these.
  if (tag === undefined || short === undefined || (tag & 31) === 31 || depth > maxDepth) return null
  if (short === 0x80) return untilEnd(bytes, at, limit, depth)
  const count = short > 0x80 ? short - 0x80 : 0
  if (count > 4) return null
  let length = count === 0 ? short : 0
  for (let index = 0; index < count; index += 1) length = length * 256 + (bytes[at + 2 + index] ?? 0)
  const from = at + 2 + count
  const end = from + length
  return end <= limit ? { tag, from, end, next: end } : null
}

/** An element of a length that is not told: it ends with two zeros. */
function untilEnd(bytes: Uint8Array, at: number, limit: number, depth: number): Element | null {
  for (let end = at + 2; end + 2 <= limit; ) {
    if (bytes[end] === 0 && bytes[end + 1] === 0) return { tag: bytes[at]!, from: at + 2, end, next: end + 2 }
    const inner = elementAt(bytes, end, limit, depth + 1)
    if (inner === null) return null
    end = inner.next
  }
  return null
}
