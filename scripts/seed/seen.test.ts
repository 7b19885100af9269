import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Seen } from './seen.ts'

describe('Seen', () => {
  it('never calls an added text new', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const seen = new Seen(texts.length)
        for (const text of texts) seen.add(text)
        expect(texts.some((text) => seen.add(text))).toBe(false)
      }),
    )
  })

  it('mistakes few new texts for old ones within its capacity', () => {
    const seen = new Seen(20_000)
    let mistaken = 0
    for (let i = 0; i < 20_000; i++) if (!seen.add(`person${i}@example.com`)) mistaken += 1
    expect(mistaken).toBeLessThan(200)
  })
})
