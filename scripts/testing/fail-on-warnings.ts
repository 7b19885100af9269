import { afterAll } from 'vitest'
import { takeWarning } from './warnings.ts'

// Fails test files that cause warnings.
afterAll(() => {
  const warning = takeWarning()
  if (warning) throw warning
})
