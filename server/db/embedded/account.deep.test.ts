import { once } from 'node:events'
import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runAs } from './account.ts'
import { openFolder } from './folder.ts'
import { readPidFile } from './processes.ts'
import { freshFolder, query, start, startWriter } from './testing.ts'

const asRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }
const others =
  asRoot &&
  runAs(nobody, '/bin/sh', ['-c', 'cd "$1" && test -x "$2"', 'sh', resolve('.'), process.execPath]).status === 0

describe('the account of the embedded server', () => {
  it.runIf(process.platform === 'linux')('is never root', async () => {
    const dataDir = await freshFolder()
    await start(dataDir)
    const { pid } = (await readPidFile(await openFolder(dataDir)))!
    expect((await stat(`/proc/${pid}`)).uid).toBe(asRoot ? 65534 : process.getuid?.())
  })

  it.runIf(asRoot)('is told which parent folder blocks it, and alternatives', async () => {
    const blocked = join(await freshFolder(), 'private')
    await mkdir(blocked, { mode: 0o700 })
    const dataDir = join(blocked, 'data')
    await expect(start(dataDir)).rejects.toThrow(`may not pass through ${blocked}. Set DATA_DIR`)
    await chmod(blocked, 0o711)
    expect(await query((await start(dataDir)).connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it.runIf(asRoot)('gets passable folders even under a strict umask', async () => {
    const parent = await freshFolder()
    const before = process.umask(0o077)
    try {
      await start(join(parent, 'deep', 'data'))
      // Its sockets are in a folder of their own.
      await start(join(parent, 'long'.repeat(25), 'data'))
    } finally {
      process.umask(before)
    }
  })

  it.runIf(others)('is the ordinary user who made the data, even if root starts it later', async () => {
    const dataDir = await freshFolder()
    await chmod(dataDir, 0o777)
    const user = startWriter(join(dataDir, 'data2'), { uid: 1, gid: 1 })
    await user.until(5)
    await user.kill()
    const engine = await start(join(dataDir, 'data2'))
    await engine.stop()
    await start(join(dataDir, 'data2'))
    const { pid } = (await readPidFile(await openFolder(join(dataDir, 'data2'))))!
    expect((await stat(`/proc/${pid}`)).uid).toBe(1)
  })

  it.runIf(others)('needs no entry in the password file, or explains where a name is needed', async () => {
    const dataDir = await freshFolder()
    await chmod(dataDir, 0o777)
    const writer = startWriter(join(dataDir, 'data'), { uid: 65533, gid: 65533 })
    const canBorrow = runAs({ uid: 65533, gid: 65533 }, 'unshare', ['--map-user=65534', 'true']).status === 0
    if (canBorrow) await writer.until(1)
    else await expect(writer.until(1)).rejects.toThrow('user 65533 has no entry in /etc/passwd. Add one')
  })

  it.runIf(others)('cleans up after a dead root process, and takes over', async () => {
    const dataDir = await freshFolder()
    await chown(dataDir, 1, 1)
    const user = { uid: 1, gid: 1 }
    for (const ids of [user, { uid: 0, gid: 0 }, user]) {
      const writer = startWriter(dataDir, ids)
      await writer.until(1)
      await writer.kill()
    }
    // An earlier version can't be asked, so it is named.
    const left = join(dataDir, 'owner-00000000-1')
    const root = createServer().listen(left)
    onTestFinished(() => void root.close())
    await once(root, 'listening')
    await chmod(left, 0o755)
    await expect(startWriter(dataDir, user).until(1)).rejects.toThrow(`${left} belongs to another user`)
  })

  it.runIf(asRoot)("must be chosen if the data was restored as root's files", async () => {
    const dataDir = await freshFolder()
    await (await start(dataDir)).stop()
    await chown(join(dataDir, 'postgres'), 0, 0)
    await expect(start(dataDir)).rejects.toThrow('chown -R 65534:65534')
  })
})
