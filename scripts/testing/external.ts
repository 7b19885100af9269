import { freePort } from '#server/db/embedded/free-port.ts'
import { quickFolder } from '../../server/testing/quick-folder.ts'
import { foldersOf, postgresql, startPostgresql } from './postgresql.ts'
import { runTests, type TestRun } from './run-tests.ts'

/** Why HTTP tests cannot run on an external PostgreSQL here; null if they can. */
export const noExternal =
  postgresql === '' ? 'no PostgreSQL of its own on this machine (apt-get install postgresql)' : null

/** Runs HTTP tests, all or those named, on the machine's PostgreSQL instead of the embedded one. */
export async function runOnExternal(files: readonly string[]): Promise<TestRun> {
  const cleanUps: (() => void)[] = []
  const whenDone = (cleanUp: () => void) => void cleanUps.unshift(cleanUp)
  const before = process.env.DATABASE_URL
  try {
    const folders = foldersOf(whenDone, ['data', 'run'], await quickFolder())
    const port = await freePort()
    // Like the embedded one in tests, it need not survive a power cut.
    startPostgresql(whenDone, folders, 'trust', { port, max_connections: 300, fsync: 'off', full_page_writes: 'off' })
    process.env.DATABASE_URL = `postgres://postgres@127.0.0.1:${port}/postgres`
    return await runTests(['--project', 'http', ...files])
  } finally {
    if (before === undefined) delete process.env.DATABASE_URL
    else process.env.DATABASE_URL = before
    for (const cleanUp of cleanUps) cleanUp()
  }
}
