import { describe, expect, it } from 'vitest'
import { waitsForOwner } from './retention.ts'

describe('a nightly purge', () => {
  it.each([
    [49, 49, null, false],
    [50, 50, null, true],
    [50, 1_000, null, false],
    [51, 1_000, null, true],
    [5_000, 100_000, null, false],
    [5_001, 100_000, null, true],
    [60, 200, 60, false],
    [109, 200, 60, false],
    [110, 200, 60, true],
  ])('of %d of %d records, %s of them confirmed, waits for an owner: %s', (due, total, confirmed, waits) => {
    expect(waitsForOwner(due, total, confirmed)).toBe(waits)
  })
})
