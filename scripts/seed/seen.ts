const hashes = 5
const bitsPerText = 12

/**
 * A Bloom filter of texts, 1.5 bytes each: always recognises added texts, and rarely (about 1 in 200 when full) others. Good
 * for "generate another one", not for exact answers.
 */
export class Seen {
  private readonly bits: Uint8Array
  private readonly size: number

  constructor(expected: number) {
    this.size = Math.max(64, expected * bitsPerText)
    this.bits = new Uint8Array(Math.ceil(this.size / 8))
  }

  /** Adds a text; false if it was there before. */
  add(text: string): boolean {
    const [first, step] = twoHashes(text)
    let isNew = false
    for (let round = 0; round < hashes; round++) {
      const bit = (first + round * step) % this.size
      const mask = 1 << (bit & 7)
      const byte = Math.floor(bit / 8)
      if ((this.bits[byte]! & mask) === 0) {
        isNew = true
        this.bits[byte]! |= mask
      }
    }
    return isNew
  }
}

/** FNV-1a and a multiplicative hash, 32 bits each. */
function twoHashes(text: string): [number, number] {
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13)
  }
  return [(a ^ (a >>> 15)) >>> 0, (b ^ (b >>> 16)) >>> 0 || 1]
}
