import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStep, run, runTogether, staticSteps, tests } from './steps.ts'

/**
 * Everything that `npm test` checks, in order of how quickly it can fail: types, lint with the room rules, then all
 * tests. Arguments narrow it down to the tests they name, as Vitest takes them, and to what those need.
 */
const wanted = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'orfine-report-'))
const report = join(folder, 'tests.json')
const passed = [
  wanted.length > 0 || (await runTogether(staticSteps)),
  !needsBuild() || (await run(buildStep)),
  await run(tests(['run', ...wanted, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])),
]
const failures = passed.filter((isFine) => !isFine).length
const { numPassedTests, numFailedTests, numPendingTests } = readReport()
rmSync(folder, { recursive: true, force: true })
const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : ''
console.log(`\n${numPassedTests} passed, ${Math.max(numFailedTests, failures)} failed${skipped}`)
process.exitCode = failures > 0 || numPassedTests === 0 ? 1 : 0

/** Whether a test is wanted that asks the product for pages: all but those of single modules and of the engine. */
function needsBuild(): boolean {
  const root = join(import.meta.dirname, '..')
  const parts = wanted.filter((argument) => !argument.startsWith('-')).map((argument) => argument.replace(/^\.\//, ''))
  const files = globSync('{domain,contract,server,web,scripts,e2e}/**/*.test.{ts,tsx}', { cwd: root })
  const named = files.filter((file) => parts.some((part) => file.includes(part)))
  return named.length === 0 || named.some((file) => file.startsWith('e2e') || file.endsWith('.http.test.ts'))
}

type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number }

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 }
  }
}
