import type { Reporter } from 'vitest/node'

/** Names the tests that passed only at their second try: each of them waits for something in a wrong way. */
export default {
  onTestRunEnd(modules) {
    const retried = modules.flatMap(({ children, relativeModuleId }) =>
      [...children.allTests('passed')]
        .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
        .map(({ fullName }) => `  ${relativeModuleId} > ${fullName}`),
    )
    if (retried.length > 0) console.warn(`\nPassed at the second try only:\n${retried.join('\n')}`)
  },
} satisfies Reporter
