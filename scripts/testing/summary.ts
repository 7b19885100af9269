import type { StepResult } from '../steps.ts'
import type { Outcome, TestFile, TestRun } from './run-tests.ts'

type Gate = { readonly steps: readonly StepResult[]; readonly run: TestRun; readonly outcome: Outcome }

/**
 * Prints the tests run, durations by kind, the slowest files, and skipped tests with reasons; returns true if all
 * passed.
 */
export function printSummary({ steps, run, outcome }: Gate): boolean {
  const { files, errors } = run
  const failedSteps = steps.filter(({ hasPassed }) => !hasPassed)
  const lines = [
    '',
    ...steps.map(({ name, duration }) => `${name}: ${seconds(duration)}`),
    ...[...Map.groupBy(files, ({ kind }) => kind)].map(([kind, own]) => kindLine(kind, own)),
    'slowest files:',
    ...slowest(files).map(({ path, duration }) => `  ${seconds(duration)} ${path}`),
    ...files.flatMap(({ path, skipped }) => skipped.map((name) => `skipped ${path}: ${name}`)),
    ...failedSteps.map(({ name }) => `FAILED ${name}`),
    ...errors.map((error) => `FAILED ${error}`),
    ...outcome.failed.flatMap(({ path, failed }) => failed.map((name) => `FAILED ${path}: ${name}`)),
    ...outcome.flaky.flatMap(({ path, failed }) => failed.map((name) => `FLAKY ${path}: ${name}`)),
  ]
  const passed = sum(files.map((file) => file.passed))
  const failures = failedSteps.length + errors.length + outcome.failed.length
  console.log([...lines, `${passed} tests passed, ${failures} failures, ${outcome.flaky.length} flaky`].join('\n'))
  return failures === 0 && passed > 0
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
const slowest = (files: readonly TestFile[]) => files.toSorted((a, b) => b.duration - a.duration).slice(0, 10)

function kindLine(kind: string, files: readonly TestFile[]): string {
  const tests = sum(files.map(({ passed }) => passed))
  return `${kind}: ${tests} tests in ${files.length} files, ${seconds(sum(files.map(({ duration }) => duration)))} of work`
}
