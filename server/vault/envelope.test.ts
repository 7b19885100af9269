import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EnvelopeError, open, rewrap, seal } from './envelope.ts'
import { type Key, parseKeys } from './keyring.ts'

const keyFrom = (byte: number): Key => parseKeys(Buffer.alloc(32, byte).toString('base64'))[0]
const [key, other] = [keyFrom(1), keyFrom(2)]
const place = 'subscription_setup_secrets|one|sealed'

describe('an envelope', () => {
  it('opens to the sealed text, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, where) => {
        expect(open(key, where, seal(key, where, text))).toBe(text)
      }),
    )
  })

  it('does not open once any one bit of it is changed', () => {
    const envelope = seal(key, place, 'a master password')
    for (let bit = 0; bit < envelope.length * 8; bit++) {
      const changed = Buffer.from(envelope)
      changed[bit >> 3]! ^= 1 << (bit & 7)
      expect(() => open(key, place, changed)).toThrow(EnvelopeError)
    }
    expect(open(key, place, envelope)).toBe('a master password')
  })

  it('does not open if truncated, moved, or with another key', () => {
    const envelope = seal(key, place, 'a master password')
    for (let length = 0; length < envelope.length; length++) {
      expect(() => open(key, place, envelope.subarray(0, length))).toThrow(EnvelopeError)
    }
    expect(() => open(key, 'subscription_setup_secrets|two|sealed', envelope)).toThrow(EnvelopeError)
    expect(() => open(other, place, envelope)).toThrow(EnvelopeError)
  })

  it('under a new key opens with that one only, and only in its place', () => {
    const moved = rewrap(key, other, place, seal(key, place, 'a master password'))
    expect(open(other, place, moved)).toBe('a master password')
    expect(() => open(key, place, moved)).toThrow(EnvelopeError)
    expect(() => rewrap(key, other, 'elsewhere', seal(key, place, 'x'))).toThrow(EnvelopeError)
  })

  it('never shows the text, and no two of one text share sixteen bytes', () => {
    const text = 'the same text'.repeat(4)
    const seen = new Set<string>()
    for (let i = 0; i < 2_000; i++) {
      const envelope = seal(key, place, text)
      expect(envelope.includes('same text')).toBe(false)
      for (const at of [1, 61]) seen.add(envelope.subarray(at, at + 12).toString('hex'))
    }
    expect(seen.size).toBe(4_000)
  })
})
