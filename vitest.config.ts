import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const common = { environment: 'node', pool: 'forks' } as const

// What a page or a server is asked again and again (`expect.poll`) may take a while on a machine that stalls.
const patient = { expect: { poll: { timeout: 20_000, interval: 50 } } } as const

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
          isolate: false,
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
        },
      },
      {
        extends: true,
        test: {
          ...common,
          ...patient,
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
          ...patient,
          name: 'journeys',
          isolate: false,
          include: ['e2e/*.test.ts'],
          globalSetup: './server/testing/cluster.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
