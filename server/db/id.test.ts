import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from './id.ts'

const moment = fc.integer({ min: 0, max: 2 ** 48 - 1 })

describe('a new id', () => {
  it('is a UUID of version 7 and the RFC’s variant', () => {
    for (let i = 0; i < 1000; i++) {
      expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    }
  })

  it('begins with its millisecond', () => {
    fc.assert(
      fc.property(moment, (now) => {
        expect(Number.parseInt(newId(now).replaceAll('-', '').slice(0, 12), 16)).toBe(now)
      }),
    )
  })

  it('sorts after those of earlier milliseconds', () => {
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        fc.pre(a < b)
        expect(newId(a) < newId(b)).toBe(true)
      }),
    )
  })

  it('is unique, even within one millisecond', () => {
    const ids = Array.from({ length: 50_000 }, () => newId(1_763_700_000_000))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
