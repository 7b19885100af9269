import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { measureSlowness } from './scripts/testing/patience.ts'

/** Milliseconds on a machine as slow as this one is now. */
const slowness = measureSlowness()
const ms = (seconds: number) => Math.round(seconds * 1_000 * slowness)

const deep = '**/*.deep.test.ts'

/** Timeouts end a test that hangs; how fast the product is, they never judge. */
const common = {
  environment: 'node' as const,
  pool: 'forks' as const,
  setupFiles: ['./scripts/testing/fail-on-warnings.ts'],
  testTimeout: ms(120),
  hookTimeout: ms(120),
  expect: { poll: { timeout: ms(30), interval: 50 } },
  provide: { locatorTimeout: ms(30), slowness },
}

/** What projects need whose tests run products on the cluster. */
const products = {
  ...common,
  globalSetup: './server/testing/cluster.ts',
  setupFiles: [...common.setupFiles, './server/testing/close-products.ts'],
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds for which a browser looks for what a step names. */
    locatorTimeout: number
    /** By how much longer than on an idle machine work takes here. */
    slowness: number
  }
}

export default defineConfig({
  plugins: [react()],
  // React in its production form, as it is shipped: the other takes three times as long to render a page.
  oxc: { jsx: { development: false } },
  test: {
    // Two slow cores are what a small machine has; a third of the time a worker waits for the others.
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
        // What breaks machines or takes minutes a test: `npm run test:deep`.
        extends: true,
        test: {
          ...products,
          name: 'deep',
          include: [deep],
          testTimeout: ms(600),
          hookTimeout: ms(600),
          // A dead server's jobs are looked for once a minute.
          expect: { poll: { timeout: ms(150), interval: 50 } },
        },
      },
    ],
  },
})
