import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#server/db/embedded/free-port.ts'
import { answersOk, until } from '../../scripts/cluster/cluster.ts'
import { keepLedger } from '../cluster/ledger.ts'
import { noFigure } from '../support/figure.ts'
import type { Bench } from '../support/stage.ts'
import { canFindProcesses, databaseOf, engineOf, ledgerFigures } from './breakable.ts'

const perSecond = 20
const times = 3
/** File size limit of PostgreSQL's processes, bytes: less than a page. */
const maxFileSize = 4096
const maxSilence = 30
const what = `every write of PostgreSQL fails, ${times} times`

/** The system refuses each write of PostgreSQL's processes (EFBIG): PostgreSQL exits, and the product restarts it. */
export const writeError: Bench = async (stage) => {
  const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0
  if (!canFindProcesses() || !hasPrlimit) return [noFigure(what, 'takes Linux and prlimit')]
  const DATA_DIR = join(stage.folder, 'write-error')
  const product = await stage.product({ DATA_DIR, PORT: String(await freePort()) })
  const database = await databaseOf(DATA_DIR)
  const port = Number(new URL(product.url).port)
  const seen = await keepLedger(product.url, { perSecond }, async () => {
    for (let n = 0; n < times; n++) {
      await delay(3_000)
      const pids = await engineOf(DATA_DIR)
      for (const pid of pids) forbidWriting(pid)
      await until(
        'another PostgreSQL',
        async () => {
          const now = await engineOf(DATA_DIR)
          return now.length > 0 && now.every((pid) => !pids.includes(pid))
        },
        60_000,
      )
      await until('the product to be ready', () => answersOk(port, 'readyz'), 60_000)
    }
    await delay(3_000)
  })
  return ledgerFigures(what, seen, database, maxSilence)
}

/** Lowers the soft limit of a process, as its user, since root may not be allowed to. The process may have ended. */
function forbidWriting(pid: number): void {
  const { uid, gid } = statSync(`/proc/${pid}`, { throwIfNoEntry: false }) ?? {}
  if (uid === undefined || gid === undefined) return
  spawnSync('prlimit', ['--pid', String(pid), `--fsize=${maxFileSize}:`], { uid, gid })
}
