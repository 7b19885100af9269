import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { measureSlowness } from './scripts/testing/slowness.ts'

/** Milliseconds, scaled by how slow this machine is now. */
const slowness = measureSlowness()
const ms = (seconds: number) => Math.round(seconds * 1_000 * slowness)

const deep = '**/*.deep.test.ts'

/** Timeouts only end hanging tests; they never judge the product's speed. */
const common = {
  environment: 'node' as const,
  pool: 'forks' as const,
  setupFiles: ['./scripts/testing/fail-on-warnings.ts'],
  testTimeout: ms(120),
  hookTimeout: ms(120),
  expect: { poll: { timeout: ms(30), interval: 50 } },
  provide: { locatorTimeout: ms(30), slowness },
}

/** For projects whose tests run products on the cluster. */
const products = {
  ...common,
  globalSetup: './server/testing/cluster.ts',
  setupFiles: [...common.setupFiles, './server/testing/close-products.ts'],
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Maximum time to find an element, milliseconds. */
    locatorTimeout: number
    /** How many times longer work takes here than on an idle machine. */
    slowness: number
  }
}

export default defineConfig({
  plugins: [react()],
  // React's production build, as shipped: the development build takes three times as long to render a page.
  oxc: { jsx: { development: false } },
  test: {
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'unit',
          env: { NODE_ENV: 'production' },
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/*.http.test.ts', 'e2e/**', 'dist/**', deep],
        },
      },
      {
        extends: true,
        test: {
          ...products,
          name: 'http',
          isolate: false,
          include: ['**/*.http.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...products,
          name: 'journeys',
          isolate: false,
          include: ['e2e/*.test.ts'],
          exclude: [...configDefaults.exclude, deep],
        },
      },
      {
        // Destructive tests, and those of several minutes: `npm run test:deep`.
        extends: true,
        test: {
          ...products,
          name: 'deep',
          include: [deep],
          testTimeout: ms(600),
          hookTimeout: ms(600),
          // A dead server's jobs are noticed within a minute.
          expect: { poll: { timeout: ms(150), interval: 50 } },
        },
      },
    ],
  },
})
