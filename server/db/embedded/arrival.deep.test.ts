import { execFileSync } from 'node:child_process'
import { chmod, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFolder } from './folder.ts'
import { isAlive, readPidFile } from './processes.ts'
import { eventually, freshFolder, listening, query, start, startWriter } from './testing.ts'

const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to])

/** A data folder with a row, whose server is stopped. */
async function filled(): Promise<{ readonly parent: string; readonly data: string }> {
  const parent = await freshFolder()
  const data = join(parent, 'data')
  const engine = await start(data)
  await query(engine.connection, 'create table rows as select 1 as id')
  await engine.stop()
  return { parent, data }
}

const rowsIn = async (data: string, log = listening().log) => {
  const engine = await start(data, log)
  const rows = await query(engine.connection, 'select id from rows')
  await engine.stop()
  return rows
}

describe.skipIf(process.platform === 'win32')('a data folder from elsewhere', () => {
  it('starts after a move, also after a crash', async () => {
    const { parent, data } = await filled()
    await rename(data, join(parent, 'moved'))
    expect(await rowsIn(join(parent, 'moved'))).toEqual([{ id: 1 }])
    const writer = startWriter(join(parent, 'crashed'))
    await writer.until(5)
    process.kill((await readPidFile(await openFolder(join(parent, 'crashed'))))!.pid, 'SIGKILL')
    await writer.kill()
    await rename(join(parent, 'crashed'), join(parent, 'again'))
    const { connection } = await start(join(parent, 'again'))
    const [kept] = await query<{ count: string }>(connection, 'select count(*) from rows')
    expect(Number(kept!.count)).toBeGreaterThanOrEqual(writer.acknowledged.length)
  })

  it('is refused with advice if it was copied while its server ran', async () => {
    const parent = await freshFolder()
    const data = join(parent, 'data')
    const { connection } = await start(data)
    copy(data, join(parent, 'copy'))
    await expect(start(join(parent, 'copy'))).rejects.toThrow(
      /copied from \S+data\/postgres while it ran.* npm run restore .* delete \S+copy\/postgres\/postmaster.pid/,
    )
    // A snapshot is consistent.
    await rm(join(parent, 'copy/postgres/postmaster.pid'))
    expect(await query((await start(join(parent, 'copy'))).connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('starts as a copy, and says so while its original exists', async () => {
    const { parent, data } = await filled()
    copy(data, join(parent, 'copy'))
    copy(data, join(parent, 'later'))
    const first = listening()
    expect(await rowsIn(join(parent, 'copy'), first.log)).toEqual([{ id: 1 }])
    expect(first.lines).toContainEqual(expect.stringContaining('is a copy, and its original is still there'))
    await rm(data, { recursive: true })
    const later = listening()
    expect(await rowsIn(join(parent, 'later'), later.log)).toEqual([{ id: 1 }])
    expect(later.lines).toEqual([])
  })

  it('starts although copy programs dropped its empty folders and opened its permissions', async () => {
    const { data } = await filled()
    const cluster = join(data, 'postgres')
    const folders = await readdir(cluster, { recursive: true, withFileTypes: true })
    for (const { parentPath, name } of folders.filter((entry) => entry.isDirectory()))
      await rmdir(join(parentPath, name)).catch(() => {})
    await chmod(cluster, 0o770)
    expect(await readdir(cluster)).not.toContain('pg_notify')
    expect(await rowsIn(data)).toEqual([{ id: 1 }])
  })

  it('can be stopped after a move while its server ran, and starts there', async () => {
    const parent = await freshFolder()
    const data = join(parent, 'data')
    const engine = await start(data)
    await query(engine.connection, 'create table rows as select 1 as id')
    const { pid } = (await readPidFile(await openFolder(data)))!
    await rename(data, join(parent, 'moved'))
    await engine.stop()
    expect(isAlive(pid)).toBe(false)
    expect(await rowsIn(join(parent, 'moved'))).toEqual([{ id: 1 }])
  })

  it('is reported missing if moved while its server ran, and found when it is back', async () => {
    const parent = await freshFolder()
    const data = join(parent, 'data')
    const { log, lines } = listening()
    const pulse = { every: 100, again: 100, silence: 500 }
    const { connection } = await start(data, log, { pulse })
    const { pid } = (await readPidFile(await openFolder(data)))!
    await rename(data, join(parent, 'moved'))
    await expect.poll(() => isAlive(pid)).toBe(false)
    await expect.poll(() => lines).toContainEqual('The database does not start; trying again')
    await rename(join(parent, 'moved'), data)
    expect(await eventually(() => query(connection, 'select 1 as one'))).toEqual([{ one: 1 }])
  })
})
