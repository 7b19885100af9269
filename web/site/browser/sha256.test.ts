import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstWordOfSha256 } from './sha256.ts'

const firstWord = (text: string) => createHash('sha256').update(text).digest().readInt32BE()

describe('SHA-256 in the browser', () => {
  it('begins as everywhere else, for every text of one block', () => {
    for (let length = 0; length <= 55; length += 1) {
      const text = 'x'.repeat(length)
      expect(firstWordOfSha256(text), `${length} characters`).toBe(firstWord(text))
    }
    const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 55 })
    fc.assert(
      fc.property(ascii, (text) => {
        expect(firstWordOfSha256(text)).toBe(firstWord(text))
      }),
    )
  })
})
