import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const common = { environment: 'node', pool: 'forks' } as const

// What needs a database or a browser gets a second chance on a machine that stalls; the report names each that took it.
// What a page is asked (`expect.poll`) may take it a while there.
const onceMore = { retry: 1, expect: { poll: { timeout: 20_000, interval: 50 } } } as const

export default defineConfig({
  plugins: [react()],
  test: {
    // Two slow cores are what a small machine has.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.http.test.ts', 'e2e/**', 'node_modules/**', 'dist/**', 'server/db/embedded/**'],
          // Properties and pages in ten languages are much work for a machine that has other work, too.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'engine',
          include: ['server/db/embedded/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          ...common,
          ...onceMore,
          name: 'http',
          isolate: false,
          include: ['**/*.http.test.ts'],
          exclude: ['e2e/**', 'node_modules/**'],
          globalSetup: './server/testing/cluster.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...common,
          ...onceMore,
          name: 'journeys',
          include: ['e2e/*.test.ts'],
          globalSetup: './server/testing/cluster.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
