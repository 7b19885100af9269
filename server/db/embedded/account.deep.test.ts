import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runAs } from './account.ts'
import { openFolder } from './folder.ts'
import { readPidFile } from './processes.ts'
import { freshFolder, query, start, startWriter } from './testing.ts'

const asRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }
const others =
  asRoot &&
  runAs(nobody, '/bin/sh', ['-c', 'cd "$1" && test -x "$2"', 'sh', resolve('.'), process.execPath]).status === 0

describe('account of the server', () => {
  it.runIf(process.platform === 'linux')('is never root', async () => {
    const dataDir = await freshFolder()
    await start(dataDir)
    const { pid } = (await readPidFile(await openFolder(dataDir)))!
    expect((await stat(`/proc/${pid}`)).uid).toBe(asRoot ? 65534 : process.getuid?.())
  })

  it.runIf(asRoot)('reports which parent folder blocks it and where it could go', async () => {
    const blocked = join(await freshFolder(), 'private')
    await mkdir(blocked, { mode: 0o700 })
    const dataDir = join(blocked, 'data')
    await expect(start(dataDir)).rejects.toThrow(`may not pass through ${blocked}. Set DATA_DIR`)
    await chmod(blocked, 0o711)
    expect(await query((await start(dataDir)).connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it.runIf(asRoot)('makes the folders it needs passable under a strict umask', async () => {
    const parent = await freshFolder()
    const before = process.umask(0o077)
    try {
      await start(join(parent, 'deep', 'data'))
    } finally {
      process.umask(before)
    }
  })

  it.runIf(others)('is the ordinary user who made the data, also when root comes later', async () => {
    const dataDir = await freshFolder()
    await chmod(dataDir, 0o777)
    const writer = startWriter(join(dataDir, 'data'), { uid: 65533, gid: 65533 })
    await expect(writer.until(1)).rejects.toThrow('could not look up effective user ID')
    const user = startWriter(join(dataDir, 'data2'), { uid: 1, gid: 1 })
    await user.until(5)
    await user.kill()
    const engine = await start(join(dataDir, 'data2'))
    expect(engine.adopted).toBe(true)
    await engine.stop()
    await start(join(dataDir, 'data2'))
    const { pid } = (await readPidFile(await openFolder(join(dataDir, 'data2'))))!
    expect((await stat(`/proc/${pid}`)).uid).toBe(1)
  })

  it.runIf(asRoot)('is asked for where the data came back from a backup as files of root', async () => {
    const dataDir = await freshFolder()
    await (await start(dataDir)).stop()
    await chown(join(dataDir, 'postgres'), 0, 0)
    await expect(start(dataDir)).rejects.toThrow('chown -R 65534:65534')
  })
})
