import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { devNull } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { BareTask } from './bare-server.ts'

export type Bare = { readonly url: string; readonly pid: number; stop(): Promise<void> }

/** Starts a control in its own process; its log is discarded. */
export async function startBare(task: BareTask): Promise<Bare> {
  const nowhere = openSync(devNull, 'w')
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), {
    stdio: ['ignore', nowhere, 'inherit', 'ipc'],
  })
  child.send(task)
  const [url] = (await once(child, 'message')) as [string]
  return {
    url,
    pid: child.pid!,
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
