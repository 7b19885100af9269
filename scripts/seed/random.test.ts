import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { randomFrom, weighted } from './random.ts'

const draw = (seed: string) => {
  const random = randomFrom(seed)
  return Array.from({ length: 20 }, () => [random.next(), random.id(1_700_000_000_000), random.digits(7)])
}

describe('randomFrom', () => {
  it('is the same for the same seed and different for another', () => {
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
  })

  it('makes UUIDs of version 7 that contain their time', () => {
    const random = randomFrom('ids')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), (ms) => {
        const id = z.uuidv7().parse(random.id(ms))
        expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(ms)
      }),
    )
  })

  it('makes no id twice, even within one millisecond', () => {
    const random = randomFrom('ids')
    expect(new Set(Array.from({ length: 100_000 }, () => random.id(0))).size).toBe(100_000)
  })

  it('keeps whole numbers and digits within their bounds and reaches both ends', () => {
    const random = randomFrom('bounds')
    const numbers = Array.from({ length: 500 }, () => random.whole(3, 6))
    expect(new Set(numbers)).toEqual(new Set([3, 4, 5, 6]))
    for (let count = 0; count < 12; count++) expect(random.digits(count)).toMatch(new RegExp(`^\\d{${count}}$`))
  })

  it('scatters around the median', () => {
    const random = randomFrom('median')
    const below = Array.from({ length: 4_000 }, () => random.around(10, 0.8)).filter((value) => value < 10).length
    expect(below / 4_000).toBeGreaterThan(0.46)
    expect(below / 4_000).toBeLessThan(0.54)
  })
})

it('weighted draws each item about as often as its weight, and one without weight never', () => {
  const draw = weighted([
    ['often', 9],
    ['never', 0],
    ['seldom', 1],
  ])
  const random = randomFrom('weights')
  const drawn = Array.from({ length: 5_000 }, () => draw(random))
  const often = drawn.filter((item) => item === 'often').length / 5_000
  expect(often).toBeGreaterThan(0.88)
  expect(often).toBeLessThan(0.92)
  expect(drawn).not.toContain('never')
})
