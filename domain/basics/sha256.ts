/** The first 32 bits of the fractional parts of the roots of the first primes, which SHA-256 is made of (FIPS 180-4 §4.2.2). */
const primes: number[] = []
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n)
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0
const roundKeys = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const words = new Int32Array(64)
const state = new Int32Array(8)
const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/**
 * SHA-256 of a text's UTF-8 bytes, 64 hexadecimal digits. Our own, because browsers offer theirs in secure contexts
 * only and asynchronously: this checks ten thousand entries in a fraction of the time.
 */
export function sha256(text: string): string {
  digest(text)
  let hex = ''
  for (const word of state) hex += (word >>> 0).toString(16).padStart(8, '0')
  return hex
}

/** Its first 32 bits, as a signed number, for the proof of work. */
export function firstWordOfSha256(text: string): number {
  digest(text)
  return state[0]!
}

/** Leaves the digest in `state`. */
function digest(text: string): void {
  state.set(initial)
  const bytes = utf8(text)
  const { length } = bytes
  const end = ((length + 8) >> 6) + 1
  for (let block = 0; block < end; block += 1) {
    for (let i = 0; i < 16; i += 1) {
      const at = block * 64 + i * 4
      words[i] =
        (byteAt(bytes, at) << 24) | (byteAt(bytes, at + 1) << 16) | (byteAt(bytes, at + 2) << 8) | byteAt(bytes, at + 3)
    }
    if (block === end - 1) {
      words[14] = Math.floor(length / 2 ** 29)
      words[15] = length << 3
    }
    compress()
  }
}

/** A byte of the padded message: after the text a single bit, then zeros. */
function byteAt(bytes: Uint8Array, at: number): number {
  return at < bytes.length ? bytes[at]! : at === bytes.length ? 0x80 : 0
}

function compress(): void {
  for (let i = 16; i < 64; i += 1) {
    const a = words[i - 15]!
    const b = words[i - 2]!
    const small = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
    words[i] = words[i - 16]! + small + words[i - 7]! + (rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10))
  }
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let e = state[4]!
  let f = state[5]!
  let g = state[6]!
  let h = state[7]!
  for (let i = 0; i < 64; i += 1) {
    const mixed =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + roundKeys[i]! + words[i]!) | 0
    const spread = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + mixed) | 0
    d = c
    c = b
    b = a
    a = (mixed + spread) | 0
  }
  state[0]! += a
  state[1]! += b
  state[2]! += c
  state[3]! += d
  state[4]! += e
  state[5]! += f
  state[6]! += g
  state[7]! += h
}

let buffer = new Uint8Array(4_096)

/** The UTF-8 bytes of a text; half a surrogate pair becomes the replacement character, as in every encoder. */
function utf8(text: string): Uint8Array {
  if (buffer.length < text.length * 3) buffer = new Uint8Array(text.length * 3)
  let length = 0
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) {
      buffer[length++] = unit
      continue
    }
    const next = text.charCodeAt(i + 1)
    const isPair = unit >= 0xd800 && unit < 0xdc00 && next >= 0xdc00 && next < 0xe000
    if (unit < 0x800) buffer[length++] = 0xc0 | (unit >> 6)
    else if (isPair) {
      const code = 0x10000 + ((unit - 0xd800) << 10) + (next - 0xdc00)
      buffer[length++] = 0xf0 | (code >> 18)
      buffer[length++] = 0x80 | ((code >> 12) & 63)
      buffer[length++] = 0x80 | ((code >> 6) & 63)
      buffer[length++] = 0x80 | (code & 63)
      i += 1
      continue
    } else {
      const whole = unit >= 0xd800 && unit < 0xe000 ? 0xfffd : unit
      buffer[length++] = 0xe0 | (whole >> 12)
      buffer[length++] = 0x80 | ((whole >> 6) & 63)
      buffer[length++] = 0x80 | (whole & 63)
      continue
    }
    buffer[length++] = 0x80 | (unit & 63)
  }
  return buffer.subarray(0, length)
}
