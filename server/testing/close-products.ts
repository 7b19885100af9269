import { afterAll } from 'vitest'
import { stopProducts } from './product.ts'

// Runs for each file of tests, around all of its tests.
afterAll(stopProducts)
