import { afterAll } from 'vitest'
import { takeWarning } from './warnings.ts'

// A warning says that something will stop working: the file during which it came fails.
afterAll(() => {
  const warning = takeWarning()
  if (warning) throw warning
})
