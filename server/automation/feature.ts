import type { Databases } from '#server/db/database.ts'
import type { Listener } from '#server/db/listener.ts'
import type { Job } from '#server/jobs/jobs.ts'
import { automationHandlers } from './api.ts'
import { recordDue } from './daily.ts'
import type { Engine } from './deps.ts'
import type { UndoInBulk } from './effects-api.ts'
import { sendDueLetters } from './letters-due.ts'
import { purgeAutomation } from './purge.ts'
import { seedRules } from './seed.ts'

import { openWorker, runRules } from './worker.ts'

type Parts = Omit<Engine, 'db'> & {
  readonly databases: Databases
  readonly listener: Listener
  readonly liveChannel: string
  readonly undoInBulk: UndoInBulk
}

/** The team's rules: their calls, the worker that runs them on events, and the job for due times. */
export async function openAutomation({ databases, listener, liveChannel, undoInBulk, report, ...parts }: Parts) {
  const engine: Engine = { ...parts, report, db: databases.background.sql }
  await seedRules(engine.db)
  const stopping = new AbortController()
  const worker = openWorker({ engine, stopping, listener, liveChannel })
  await worker.start()
  return {
    handlers: automationHandlers({ ...engine, undoInBulk, db: databases.staff.sql }),
    jobs: [
      {
        name: 'automation',
        cron: '* * * * *',
        run: async () => {
          await recordDue(engine)
          await sendDueLetters(engine)
          await runRules(engine, stopping.signal)
        },
      },
      { name: 'automation-purge', cron: '50 2 * * *', run: () => purgeAutomation(engine.db) },
    ] satisfies Job[],
    stop: worker.stop,
  }
}
