import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFolder } from './folder.ts'
import { isAlive, readPidFile } from './processes.ts'
import { eventually, freshFolder, listening, query, start, startWriter } from './testing.ts'

const missing = async (connection: Parameters<typeof query>[0], acknowledged: readonly number[]) => {
  const kept = new Set((await query<{ id: string }>(connection, 'select id from rows')).map(({ id }) => Number(id)))
  return acknowledged.filter((id) => !kept.has(id))
}
const serverPid = async (dataDir: string) => (await readPidFile(await openFolder(dataDir)))!.pid

describe('embedded PostgreSQL after a crash', () => {
  it('replaces the server of a killed owner, says so and has every acknowledged row', async () => {
    const dataDir = await freshFolder()
    const writer = startWriter(dataDir)
    await writer.until(50)
    await writer.kill()
    const said = listening()
    const engine = await start(dataDir, said.log)
    expect(said.lines).toContainEqual(expect.stringContaining('ended without stopping in order'))
    expect(await missing(engine.connection, writer.acknowledged)).toEqual([])

    await engine.stop()
    await expect(query(engine.connection, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
  })

  it('recovers when owner and server were killed together, despite leftover busy processes', async () => {
    const dataDir = await freshFolder()
    const writer = startWriter(dataDir)
    await writer.until(50)
    const folder = await openFolder(dataDir)
    const { pid, endpoint } = (await readPidFile(folder))!
    const connection = { ...endpoint, user: 'orfine', database: 'orfine', ssl: false }
    const busy = query(connection, 'select count(*) from generate_series(1, 1e10)').catch(() => 'ended')
    const [backend] = await eventually(async () => {
      const found = await query<{ pid: number }>(
        connection,
        "select pid from pg_stat_activity where query like '%1e10%' and pid <> pg_backend_pid()",
      )
      if (found.length === 0) throw new Error('The busy query does not run yet.')
      return found
    })
    process.kill(pid, 'SIGKILL')
    await writer.kill()
    const engine = await start(dataDir)
    expect(await missing(engine.connection, writer.acknowledged)).toEqual([])
    expect(isAlive(backend!.pid)).toBe(false)
    expect(await busy).toBe('ended')
  })

  it('restarts a killed server by itself, without losing a row', async () => {
    const dataDir = await freshFolder()
    const engine = await start(dataDir)
    await query(engine.connection, 'create table rows as select 1 as id')
    const before = await serverPid(dataDir)
    process.kill(before, 'SIGKILL')
    const rows = await eventually(async () => {
      if ((await serverPid(dataDir)) === before) throw new Error('The old server is still named.')
      return query(engine.connection, 'select id from rows')
    })
    expect(rows).toEqual([{ id: 1 }])
  })

  it("starts although a dead server's pid belongs to another program", async () => {
    const dataDir = await freshFolder()
    const first = await start(dataDir)
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
    const text = await readFile(pidFile, 'utf8')
    await first.stop()
    await writeFile(pidFile, text.replace(/^\d+/, String(process.ppid)))
    const second = await start(dataDir)
    expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('starts although a power failure left the pid file empty', async () => {
    const dataDir = await freshFolder()
    await (await start(dataDir)).stop()
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
    await writeFile(pidFile, '')
    expect(await query((await start(dataDir)).connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
