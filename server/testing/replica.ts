import { execFileSync } from 'node:child_process'
import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { openFolder } from '#server/db/embedded/folder.ts'
import { superuser } from '#server/db/embedded/options.ts'
import { freshFolder, query, quiet } from '#server/db/embedded/testing.ts'

/** A PostgreSQL and a standby that follows it, both stopped when the test ends. */
export async function startWithReplica() {
  const [here, there] = [await freshFolder(), await freshFolder()]
  const made = await startEmbedded({ dataDir: here, log: quiet })
  await made.stop()
  const [from, to] = [await openFolder(here), await openFolder(there)]
  // With their owner, who is another one where root runs the tests.
  execFileSync('cp', ['-a', from.cluster, to.cluster])
  await writeFile(join(to.cluster, 'standby.signal'), '')
  const follows = `host=${from.run} port=${made.connection.port} user=${superuser}`
  await appendFile(join(to.cluster, 'postgresql.auto.conf'), `primary_conninfo = '${follows}'\n`)
  const primary = await startEmbedded({ dataDir: here, log: quiet })
  onTestFinished(() => primary.stop())
  const standby = await startEmbedded({ dataDir: there, log: quiet })
  onTestFinished(() => standby.stop())
  const ask = (text: string) => query({ ...standby.connection, user: superuser }, text)
  return {
    primary,
    standby,
    /** Delays replay on the standby. */
    pause: () => ask('select pg_wal_replay_pause()'),
    resume: () => ask('select pg_wal_replay_resume()'),
  }
}
