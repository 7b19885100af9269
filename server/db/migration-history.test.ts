import { describe, expect, it } from 'vitest'
import { migrationsFolder } from './migrate.ts'
import { shippedMigrations } from './migration-history.ts'

/** Databases in use have applied these files as they are: never edited, new ones come after them. */
const released = {
  '0000_search_foundations': '9683e369167299bc5d359432a76f98a37185dc8ce8934ee78b788b95e6f8f219',
  '0001_entities': '853efb8f4be2bb8fd290592b57b23c1e58b588ea7f30690e4711d5684c27d1e4',
  '0002_counting_and_intake': 'a50f6db9a9038aff39e8f3c22bf60ab0add929bb322817e1520b341b33cd3ab4',
}

describe('released migrations', () => {
  const shipped = shippedMigrations(migrationsFolder)

  it('come first, in their order and as they were', () => {
    const first = shipped.slice(0, Object.keys(released).length)
    expect(first.map(({ name, hash }) => [name, hash])).toEqual(Object.entries(released))
  })

  it('are followed by younger ones: the migrator passes over a migration that is older than the last applied', () => {
    const dates = shipped.map(({ writtenAt }) => writtenAt)
    expect(dates).toEqual([...new Set(dates)].toSorted((a, b) => a - b))
  })
})
