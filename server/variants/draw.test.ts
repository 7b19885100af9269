import { describe, expect, it } from 'vitest'
import { dayMs } from '#domain/basics/instant.ts'
import { createDraw } from './draw.ts'

const noon = Date.UTC(2026, 5, 1, 12)
const saltOf = (day: string) => `secret ${day}`
const people = Array.from({ length: 4_000 }, (_, i) => `10.0.${i >> 8}.${i & 255}`)
const browser = 'Mozilla/5.0 (X11; Linux x86_64)'

const sharesOf = (shareOfB: number) => {
  const draw = createDraw({ shareOfB: () => shareOfB, saltOf, now: () => noon })
  return people.filter((address) => draw.of(address, browser).variant === 'b').length / people.length
}

describe('the draw between two variants', () => {
  it('gives each visitor the same all day, also after a restart and on another server', () => {
    let now = noon
    const draws = [1, 2].map(() => createDraw({ shareOfB: () => 50, saltOf, now: () => now }))
    const seen = people.map((address) => draws[0]!.of(address, browser))
    now += dayMs / 2 - 1
    expect(people.map((address) => draws[1]!.of(address, browser))).toEqual(seen)
  })

  it('changes every day, so that no one can be tracked across days', () => {
    let now = noon
    const draw = createDraw({ shareOfB: () => 50, saltOf, now: () => now })
    const today = people.map((address) => draw.of(address, browser))
    now += dayMs
    const tomorrow = people.map((address) => draw.of(address, browser))
    const known = new Set(today.map(({ visitor }) => visitor))
    expect(tomorrow.filter(({ visitor }) => known.has(visitor))).toEqual([])
    const same = today.filter(({ variant }, i) => variant === tomorrow[i]!.variant).length / people.length
    expect(same).toBeGreaterThan(0.45)
    expect(same).toBeLessThan(0.55)
  })

  it('keeps to the configured share', () => {
    expect(sharesOf(0)).toBe(0)
    expect(sharesOf(100)).toBe(1)
    for (const share of [10, 50, 80]) expect(Math.abs(sharesOf(share) - share / 100)).toBeLessThan(0.04)
  })

  it('is open only while both variants have a share', () => {
    expect([0, 1, 50, 100].map((shareOfB) => createDraw({ shareOfB: () => shareOfB, saltOf }).isOpen)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('cannot be computed without the secret', () => {
    const other = createDraw({ shareOfB: () => 50, saltOf: (day) => `guess ${day}`, now: () => noon })
    const draw = createDraw({ shareOfB: () => 50, saltOf, now: () => noon })
    expect(people.some((address) => draw.of(address, browser).visitor === other.of(address, browser).visitor)).toBe(
      false,
    )
  })
})
