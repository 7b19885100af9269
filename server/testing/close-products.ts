import { afterAll } from 'vitest'
import { stopProducts } from './product.ts'

// Runs once per test file, around all of its tests.
afterAll(stopProducts)
