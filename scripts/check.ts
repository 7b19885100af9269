import { execFileSync } from 'node:child_process'
import { run, runTogether, staticSteps, tests } from './steps.ts'

/** The quick look before a commit: types, lint with the room rules, and the unit tests of what differs from upstream. */
const passed = [
  await runTogether(staticSteps),
  await run(tests(['run', '--project', 'unit', '--changed', base(), '--passWithNoTests'])),
]
process.exitCode = passed.every(Boolean) ? 0 : 1

/** The last commit that upstream has as well; the last of all where there is no upstream. */
function base(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    return git('merge-base', 'HEAD', '@{upstream}').trim()
  } catch {
    return 'HEAD'
  }
}
