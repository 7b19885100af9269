import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Everything that `npm test` checks, in order of how quickly it can fail: types, lint with the room rules, then all
 * tests. Arguments narrow the tests down, as Vitest takes them.
 */
const folder = mkdtempSync(join(tmpdir(), 'orfine-report-'))
const report = join(folder, 'tests.json')
const modules = join(import.meta.dirname, '../node_modules')
const only = process.argv.slice(2)

const steps: { name: string; file: string; args: string[] }[] = [
  { name: 'types', file: 'typescript/bin/tsc', args: ['-p', '.'] },
  { name: 'types of the domain alone', file: 'typescript/bin/tsc', args: ['-p', 'domain'] },
  { name: 'lint, format and room rules', file: '@biomejs/biome/bin/biome', args: ['ci', '--error-on-warnings', '.'] },
  {
    name: 'tests',
    file: 'vitest/vitest.mjs',
    args: [
      'run',
      ...only,
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/second-chances.ts',
      `--outputFile.json=${report}`,
    ],
  },
]

let failures = 0
for (const { name, file, args } of steps) {
  console.log(`\n— ${name}`)
  const { status } = spawnSync(process.execPath, [join(modules, file), ...args], { stdio: 'inherit' })
  if (status !== 0) {
    failures += 1
    console.error(`✗ ${name}`)
  }
}

type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number }
const tests = readReport()
rmSync(folder, { recursive: true, force: true })
const skipped = tests.numPendingTests > 0 ? `, ${tests.numPendingTests} skipped` : ''
console.log(`\n${tests.numPassedTests} passed, ${Math.max(tests.numFailedTests, failures)} failed${skipped}`)
process.exitCode = failures > 0 || tests.numPassedTests === 0 ? 1 : 0

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 }
  }
}
