import { afterAll } from 'vitest'
import { takeWarning } from './warnings.ts'

// A warning announces a future failure: the file that causes one fails.
afterAll(() => {
  const warning = takeWarning()
  if (warning) throw warning
})
