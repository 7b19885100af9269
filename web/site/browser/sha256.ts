/** The first 32 bits of the fractional parts of the roots of the first primes, which SHA-256 is made of (FIPS 180-4 §4.2.2). */
const primes: number[] = []
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n)
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0
const roundKeys = primes.map((prime) => fraction(Math.cbrt(prime)))
const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const words = new Int32Array(64)
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/**
 * The first 32 bits of the SHA-256 of up to 55 ASCII characters, which are one block. Our own, because browsers lend
 * theirs to secure origins only, and only one promise at a time.
 */
export function firstWordOfSha256(text: string): number {
  words.fill(0, 0, 16)
  const { length } = text
  for (let i = 0; i < length; i += 1) words[i >> 2]! |= text.charCodeAt(i) << (24 - (i & 3) * 8)
  words[length >> 2]! |= 0x80 << (24 - (length & 3) * 8)
  words[15] = length * 8
  for (let i = 16; i < 64; i += 1) {
    const a = words[i - 15]!
    const b = words[i - 2]!
    const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    words[i] = words[i - 16]! + small + words[i - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))
  }
  let [a, b, c, d, e, f, g, h] = initial as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i += 1) {
    const mixed = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + roundKeys[i]! + words[i]!
    const spread = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + mixed) | 0
    d = c
    c = b
    b = a
    a = (mixed + spread) | 0
  }
  return (initial[0]! + a) | 0
}
