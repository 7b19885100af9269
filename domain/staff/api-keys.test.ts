import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyIsWhole, keyOf, keyPrefix, keyScopes, roleOfKey } from './api-keys.ts'

const random = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('base64url'))

describe('an API key', () => {
  it('is recognised by its prefix, and accepted as it was made', () => {
    fc.assert(
      fc.property(random, (bits) => {
        const key = keyOf(bits)
        expect(key.startsWith(keyPrefix)).toBe(true)
        expect(keyIsWhole(key)).toBe(true)
      }),
    )
  })

  it('is rejected when cut off, lengthened or mistyped', () => {
    fc.assert(
      fc.property(random, fc.nat({ max: 55 }), fc.constantFrom('a', 'B', '0', '_', ' '), (bits, at, typed) => {
        const key = keyOf(bits)
        const wrong = `${key.slice(0, at)}${typed}${key.slice(at + 1)}`
        fc.pre(wrong !== key)
        expect(keyIsWhole(wrong)).toBe(false)
        expect(keyIsWhole(key.slice(0, -1))).toBe(false)
        expect(keyIsWhole(`${key}a`)).toBe(false)
      }),
    )
  })

  it('acts as an agent only if it may write', () => {
    for (const scope of keyScopes) expect(roleOfKey([scope])).toBe(scope === 'leads:write' ? 'agent' : 'viewer')
    expect(roleOfKey([...keyScopes])).toBe('agent')
  })
})
