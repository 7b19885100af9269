import { buildStep, runTogether } from './steps.ts'
import { noExternal, runOnExternal } from './testing/external.ts'
import { printSummary } from './testing/summary.ts'

/** Runs all or the named HTTP tests on the machine's own PostgreSQL; without one, prints that and passes. */
if (noExternal) console.log(`No HTTP tests on an external PostgreSQL: ${noExternal}.`)
else {
  const steps = await runTogether([buildStep])
  const run = await runOnExternal(process.argv.slice(2))
  const failed = run.files.filter((file) => file.failed.length > 0)
  process.exitCode = printSummary({ steps, run, outcome: { flaky: [], failed } }) ? 0 : 1
}
