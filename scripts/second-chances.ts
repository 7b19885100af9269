import type { Reporter, TestModule } from 'vitest/node'

/** Names the tests that passed only at their second try, with what went wrong at the first: each waits in a wrong way. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter from a file's default
export default class SecondChances implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const retried = modules.flatMap(({ children, relativeModuleId }) =>
      [...children.allTests('passed')]
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map((test) => {
          const lines = test.result().errors?.flatMap(({ stack }) => (stack ?? '').split('\n')) ?? []
          const ours = lines.filter((line) => !line.includes('node_modules'))
          return [`${relativeModuleId} > ${test.fullName}`, ...ours].join('\n    ')
        }),
    )
    if (retried.length > 0) console.warn(`\nPassed at the second try only:\n${retried.join('\n')}`)
  }
}
