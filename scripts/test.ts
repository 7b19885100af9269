import { globSync } from 'node:fs'
import { join } from 'node:path'
import { buildStep, runTogether, staticSteps } from './steps.ts'
import { repeatFailed, runTests } from './testing/run-tests.ts'
import { printSummary } from './testing/summary.ts'

/**
 * The gate for every change (`docs/testing.md`): build, types, lint with the room rules, unit tests, HTTP on the
 * embedded engine, journeys. Arguments are passed to Vitest; they narrow it down to the named tests, of any kind, and
 * to the build if those need it.
 */
const wanted = process.argv.slice(2)
const named = namedFiles()
const steps = await runTogether([...(wanted.length > 0 ? [] : staticSteps), ...(needsBuild() ? [buildStep] : [])])
const kinds = ['unit', 'http', 'journeys'].flatMap((kind) => ['--project', kind])
const run = await runTests(named.length > 0 || wanted.includes('--project') ? wanted : [...kinds, ...wanted])
const outcome = await repeatFailed(run)
const isGreen = printSummary({ steps, run, outcome })
process.exitCode = isGreen ? 0 : 1

/** The files of tests that the arguments name. */
function namedFiles(): string[] {
  const parts = wanted.filter((argument) => !argument.startsWith('-')).map((argument) => argument.replace(/^\.\//, ''))
  const files = globSync('{domain,contract,server,web,scripts,e2e}/**/*.test.{ts,tsx}', {
    cwd: join(import.meta.dirname, '..'),
  })
  return files.filter((file) => parts.some((part) => file.includes(part)))
}

/** True if a chosen test asks the product for pages, as all but those of single modules do. */
function needsBuild(): boolean {
  return named.length === 0 || named.some((file) => file.startsWith('e2e') || /\.(http|deep)\.test\.ts$/.test(file))
}
