import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LoadPlan, LoadResult } from './load-plan.ts'

export type Generator = {
  /** Runs a plan; throws if a response was not the expected one. */
  run(plan: LoadPlan): Promise<LoadResult>
  stop(): Promise<void>
}

/** Load comes from a separate process, so that it slows the measured one no more than a client would. */
export function startGenerator(): Generator {
  const child = fork(fileURLToPath(new URL('./load-process.ts', import.meta.url)), { stdio: 'inherit' })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The load generator ended')
  })
  ended.catch(() => {})
  return {
    async run(plan) {
      child.send(plan)
      const [result] = (await Promise.race([once(child, 'message'), ended])) as [LoadResult]
      if (result.failures > 0) throw new Error(`${plan.url}: ${result.failures} bad answers, first: ${result.failure}`)
      return result
    },
    async stop() {
      child.disconnect()
      await ended.catch(() => {})
    },
  }
}
