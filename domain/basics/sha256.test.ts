import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstWordOfSha256, sha256 } from './sha256.ts'

const reference = (text: string) => createHash('sha256').update(text, 'utf8')

function expectReference(text: string): void {
  expect(sha256(text)).toBe(reference(text).digest('hex'))
  expect(firstWordOfSha256(text)).toBe(reference(text).digest().readInt32BE())
}

it('is the SHA-256 of any text, in any script, lone surrogates included', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), expectReference))
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 300 }), expectReference))
  expect(sha256('a\ud800b')).toBe(sha256('a\ufffdb'))
})

it('is correct at every length around a block boundary', () => {
  for (let length = 0; length < 260; length++) expectReference('x'.repeat(length))
})
