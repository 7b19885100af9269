import { execFileSync } from 'node:child_process'
import { quickSteps, runTogether } from './steps.ts'
import { runTests } from './testing/run-tests.ts'

/**
 * The quick check before a commit: types, lint with the room rules, and the unit tests of what differs from upstream.
 */
const base = findBase()
const steps = await runTogether(quickSteps(base))
const { files, errors } = await runTests(['--project', 'unit', '--changed', base, '--passWithNoTests'])
const hasPassed =
  steps.every((step) => step.hasPassed) && errors.length === 0 && files.every(({ failed }) => failed.length === 0)
process.exitCode = hasPassed ? 0 : 1

/** The last commit shared with upstream; without an upstream, the last commit. */
function findBase(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    return git('merge-base', 'HEAD', '@{upstream}').trim()
  } catch {
    return 'HEAD'
  }
}
