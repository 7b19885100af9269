import { relative } from 'node:path'
import { createVitest, parseCLI, type TestModule, type Vitest } from 'vitest/node'

/** One file of tests after a run. */
export type TestFile = {
  readonly path: string
  readonly kind: string
  /** Milliseconds. */
  readonly duration: number
  readonly passed: number
  /** Names of the tests that failed; the file's own errors without a test count as one. */
  readonly failed: readonly string[]
  /** Names of the tests that were left out, with the reason where they gave one. */
  readonly skipped: readonly string[]
}

export type TestRun = {
  readonly files: readonly TestFile[]
  /** Errors that belong to no file. */
  readonly errors: readonly string[]
}

/** Runs Vitest with these arguments of its command line. */
export async function runTests(args: readonly string[]): Promise<TestRun> {
  const { filter, options } = parseCLI(['vitest', 'run', ...args], { allowUnknownOptions: false })
  const vitest = await createVitest('test', { ...options, watch: false })
  try {
    const { testModules, unhandledErrors } = await vitest.start(filter)
    return readRun(vitest, testModules, unhandledErrors)
  } catch (error) {
    const isNothingToRun = options.passWithNoTests && (error as { code?: string }).code === 'VITEST_FILES_NOT_FOUND'
    return { files: [], errors: isNothingToRun ? [] : [String(error)] }
  } finally {
    await vitest.close()
    // Set by Vitest; the caller decides the result.
    process.exitCode = 0
  }
}

function readRun({ config }: Vitest, modules: readonly TestModule[], unhandled: readonly unknown[]): TestRun {
  const stray = unhandled.map((error) => error as { message?: string; VITEST_TEST_PATH?: string })
  const files = modules.map((module) => {
    const own = stray.filter(({ VITEST_TEST_PATH }) => VITEST_TEST_PATH === module.moduleId)
    return readFile(config.root, module, own.map(messageOf))
  })
  const paths = new Set(modules.map(({ moduleId }) => moduleId))
  const errors = stray.filter(({ VITEST_TEST_PATH }) => !paths.has(VITEST_TEST_PATH ?? '')).map(messageOf)
  return { files, errors }
}

const messageOf = ({ message }: { message?: string }) => message ?? 'An error without a message'

function readFile(root: string, module: TestModule, stray: readonly string[]): TestFile {
  const named = { passed: [] as string[], failed: [...stray], skipped: [] as string[], pending: [] as string[] }
  for (const test of module.children.allTests()) {
    const result = test.result()
    const note = result.state === 'skipped' && result.note ? ` (${result.note})` : ''
    named[result.state].push(test.fullName + note)
  }
  if (module.state() === 'failed' && named.failed.length === 0) named.failed.push('the file itself')
  const { duration, collectDuration, setupDuration, prepareDuration, environmentSetupDuration } = module.diagnostic()
  return {
    path: relative(root, module.moduleId),
    kind: module.project.name,
    duration: duration + collectDuration + setupDuration + prepareDuration + environmentSetupDuration,
    passed: named.passed.length,
    failed: [...named.failed, ...named.pending],
    skipped: named.skipped,
  }
}

/** Above this, files are not flaky. */
const maxRepeated = 10

/** Failed files: `flaky` ones passed when repeated. */
export type Outcome = { readonly flaky: readonly TestFile[]; readonly failed: readonly TestFile[] }

/** Repeats failed files, one at a time. */
export async function repeatFailed(run: TestRun): Promise<Outcome> {
  const suspects = run.files.filter(({ failed }) => failed.length > 0)
  if (suspects.length === 0 || suspects.length > maxRepeated) return { flaky: [], failed: suspects }
  console.log(`\n— once more, alone: ${suspects.map(({ path }) => path).join(', ')}`)
  const flaky: TestFile[] = []
  for (const suspect of suspects) {
    const { files, errors } = await runTests([suspect.path, '--project', suspect.kind])
    const hasPassed = errors.length === 0 && files.length > 0 && files.every(({ failed }) => failed.length === 0)
    if (hasPassed) flaky.push(suspect)
  }
  return { flaky, failed: suspects.filter((file) => !flaky.includes(file)) }
}
