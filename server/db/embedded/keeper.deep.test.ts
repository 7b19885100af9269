import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFolder } from './folder.ts'
import { isAlive, readPidFile } from './processes.ts'
import { eventually, freshFolder, listening, query, quiet, start, startWriter } from './testing.ts'

const serverPid = async (dataDir: string) => (await readPidFile(await openFolder(dataDir)))!.pid

/** Process ids of the keepers of a server. */
const keepersOf = (server: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && cmdline(pid).includes(`\0orfine-keeper\0${server}\0`))

function cmdline(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Checks more often than usual, with shorter timeouts. */
const pulse = { every: 200, again: 100, silence: 1_000 }

describe.runIf(process.platform === 'linux')('the server of an owner', () => {
  it('ends when its owner is killed, even if its keeper was killed before', async () => {
    const dataDir = await freshFolder()
    for (const isKeeperKilled of [false, true]) {
      const writer = startWriter(dataDir)
      await writer.until(5)
      const server = await serverPid(dataDir)
      const keepers = keepersOf(server)
      expect(keepers).toHaveLength(1)
      if (isKeeperKilled) {
        process.kill(keepers[0]!, 'SIGKILL')
        await expect.poll(() => keepersOf(server).filter((pid) => pid !== keepers[0])).toHaveLength(1)
      }
      await writer.kill()
      await expect.poll(() => isAlive(server)).toBe(false)
      await expect.poll(() => keepersOf(server)).toEqual([])
      // A server that ended properly removes its pid file.
      expect(await readPidFile(await openFolder(dataDir))).toBeUndefined()
    }
  })

  it('is stopped, and this is reported, if nothing watched it', async () => {
    const dataDir = await freshFolder()
    const writer = startWriter(dataDir)
    await writer.until(5)
    const server = await serverPid(dataDir)
    for (const pid of keepersOf(server)) process.kill(pid, 'SIGKILL')
    await writer.kill()
    expect(isAlive(server)).toBe(true)
    // Nor can it be connected to.
    await rm(join(dataDir, 'run'), { recursive: true })
    const { log, lines } = listening()
    const { connection } = await start(dataDir, log)
    expect(lines).toContainEqual('A killed process has left the database server running; stopping it')
    expect(isAlive(server)).toBe(false)
    const [kept] = await query<{ count: string }>(connection, 'select count(*) from rows')
    expect(Number(kept!.count)).toBeGreaterThanOrEqual(writer.acknowledged.length)
  })

  it('leaves no keeper behind when it stops or restarts', async () => {
    const dataDir = await freshFolder()
    const engine = await start(dataDir)
    const first = await serverPid(dataDir)
    process.kill(first, 'SIGKILL')
    await eventually(() => query(engine.connection, 'select 1'))
    const second = await eventually(async () => {
      const pid = await serverPid(dataDir)
      if (pid === first) throw new Error('The old server is still named.')
      return pid
    })
    await engine.stop()
    await expect.poll(() => [...keepersOf(first), ...keepersOf(second)]).toEqual([])
  })

  it('is restarted if it lives but does not answer, and this is reported', async () => {
    const dataDir = await freshFolder()
    const { log, lines } = listening()
    const { connection } = await start(dataDir, log, { pulse })
    await query(connection, 'create table rows as select 1 as id')
    const frozen = await serverPid(dataDir)
    process.kill(frozen, 'SIGSTOP')
    await expect.poll(() => isAlive(frozen)).toBe(false)
    expect(await eventually(() => query(connection, 'select id from rows'))).toEqual([{ id: 1 }])
    expect(lines).toContainEqual('The database runs but does not answer; ending it')
  })

  it('can be stopped while it does not answer', async () => {
    const dataDir = await freshFolder()
    const engine = await start(dataDir)
    const frozen = await serverPid(dataDir)
    process.kill(frozen, 'SIGSTOP')
    await engine.stop()
    expect(isAlive(frozen)).toBe(false)
  })

  it('asks its owner to stop when told to by others, and restarts if nobody listens', async () => {
    const dataDir = await freshFolder()
    let asked = 0
    const onToldToStop = () => {
      asked += 1
    }
    const engine = await start(dataDir, quiet, { onToldToStop })
    process.kill(await serverPid(dataDir), 'SIGTERM')
    await expect.poll(() => asked).toBe(1)
    await engine.stop()
    const { connection } = await start(dataDir, quiet, { pulse })
    const told = await serverPid(dataDir)
    process.kill(told, 'SIGTERM')
    await expect.poll(() => isAlive(told)).toBe(false)
    expect(await eventually(() => query(connection, 'select 1 as one'))).toEqual([{ one: 1 }])
  })

  it('ends, and its folder is released, when its start is aborted', async () => {
    const dataDir = await freshFolder()
    await (await start(dataDir)).stop()
    const aborter = new AbortController()
    const { log, lines } = listening()
    const debug = () => aborter.abort(new Error('no longer wanted'))
    await expect(start(dataDir, { ...log, debug }, { signal: aborter.signal })).rejects.toThrow('no longer wanted')
    // The product stops it itself.
    expect(lines).toEqual([])
    expect(await readPidFile(await openFolder(dataDir))).toBeUndefined()
    expect(await query((await start(dataDir)).connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
