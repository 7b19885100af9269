import { onTestFinished } from 'vitest'
import { copyMigrations } from './migrations-copy.ts'

/** A copy of the migrations, which a test extends to represent another version; deleted when the test ends. */
export async function otherVersion() {
  const copy = await copyMigrations()
  onTestFinished(copy.remove)
  return copy
}
