import { join } from 'node:path'
import { findPrograms } from './cluster/programs.ts'
import { buildStep, runTogether, type Step } from './steps.ts'
import { noExternal, runOnExternal } from './testing/external.ts'
import { repeatFailed, runTests, type TestRun } from './testing/run-tests.ts'
import { printSummary } from './testing/summary.ts'

/**
 * Destructive and slow tests, before an issue is resolved (`docs/testing.md`): deep tests, all or those named; then,
 * unless some are named, HTTP on the machine's own PostgreSQL, and a cluster whose leader is killed. A flaky test is a
 * failure here.
 */
const wanted = process.argv.slice(2)
const steps = await runTogether([buildStep])
const runs = [await runTests(['--project', 'deep', ...wanted])]
const left: string[] = []
if (wanted.length === 0) {
  if (noExternal) left.push(`HTTP on an external PostgreSQL: ${noExternal}`)
  else runs.push(await runOnExternal([]))
  const programs = findPrograms()
  if (typeof programs === 'string') left.push(`the cluster: ${programs}`)
  else steps.push(...(await runTogether([cluster()])))
}
const run: TestRun = { files: runs.flatMap(({ files }) => files), errors: runs.flatMap(({ errors }) => errors) }
const { flaky, failed } = await repeatFailed(run)
const isGreen = printSummary({ steps, run, outcome: { flaky, failed } })
for (const what of left) console.log(`skipped ${what}`)
process.exitCode = isGreen && flaky.length === 0 ? 0 : 1

function cluster(): Step {
  return {
    name: 'a cluster that loses its leader',
    file: join(import.meta.dirname, 'run.mjs'),
    args: ['bench', 'cluster', '--short'],
  }
}
