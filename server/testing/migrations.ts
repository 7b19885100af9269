import { onTestFinished } from 'vitest'
import { copyMigrations } from './migrations-copy.ts'

/** The migrations of another version of the product, to add to. Gone when the test ends. */
export async function otherVersion() {
  const copy = await copyMigrations()
  onTestFinished(copy.remove)
  return copy
}
