import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openFolder } from './folder.ts'
import { isAlive, readPidFile } from './processes.ts'
import { eventually, freshFolder, listening, query, start } from './testing.ts'

const canTrace = spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0
/** Checks more often than usual, with shorter timeouts. */
const pulse = { every: 500, again: 200, silence: 4_000 }

const childrenOf = (pid: number) =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split(/\s+/)

/** Durable writes fail with EIO from now on, until `heal`. */
async function illDisk(server: number): Promise<{ heal(): Promise<void> }> {
  const calls = 'fsync,fdatasync'
  const pids = [server, ...childrenOf(server)].flatMap((pid) => ['-p', String(pid)])
  const options = ['-f', '-o', '/dev/null', '-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO`]
  const strace = spawn('strace', [...options, ...pids], { stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void strace.kill('SIGKILL'))
  let said = ''
  strace.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  await expect.poll(() => said.split('attached').length - 1).toBeGreaterThanOrEqual(pids.length / 2)
  return {
    async heal() {
      strace.kill('SIGINT')
      if (strace.exitCode === null && strace.signalCode === null) await once(strace, 'exit')
    },
  }
}

describe.runIf(canTrace && process.getuid?.() === 0)('a disk that failed for some seconds', () => {
  it('leaves the database running, with everything it had acknowledged', async () => {
    const dataDir = await freshFolder()
    const { log, lines } = listening()
    const { connection } = await start(dataDir, log, { pulse })
    await query(connection, 'create table rows (id int)')
    await query(connection, 'insert into rows values (1)')
    const server = (await readPidFile(await openFolder(dataDir)))!.pid
    const disk = await illDisk(server)
    await expect(query(connection, 'insert into rows values (2)')).rejects.toThrow()
    // Recovery fails as well: the server then hangs or ends.
    await expect.poll(() => lines.join('\n')).toMatch(/PANIC.*PANIC/s)
    await disk.heal()
    await expect.poll(() => query(connection, 'insert into rows values (3)').then(() => 'well', String)).toBe('well')
    const kept = await eventually(() => query<{ id: number }>(connection, 'select id from rows order by id'))
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 3]))
    expect(lines.join('\n')).toMatch(/The database (has died|runs but does not answer)/)
  })

  it('or still fails, does not keep the database from stopping', async () => {
    const dataDir = await freshFolder()
    const { log, lines } = listening()
    const engine = await start(dataDir, log)
    await query(engine.connection, 'create table rows (id int)')
    const server = (await readPidFile(await openFolder(dataDir)))!.pid
    const disk = await illDisk(server)
    await expect(query(engine.connection, 'insert into rows values (1)')).rejects.toThrow()
    await expect.poll(() => lines.join('\n')).toMatch(/PANIC/)
    await engine.stop()
    expect(isAlive(server)).toBe(false)
    await disk.heal()
    const again = await start(dataDir)
    // Unacknowledged rows may exist or not; acknowledged ones do.
    expect(await query(again.connection, 'select count(*) from rows')).toHaveLength(1)
  })
})
