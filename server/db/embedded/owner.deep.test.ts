import { link, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DataFolderInUse } from './errors.ts'
import { openFolder } from './folder.ts'
import { takeOwnership } from './owner.ts'
import { freshFolder, quiet, start, startWriter } from './testing.ts'

/** A socket file without a process: closing the server leaves the second name. */
async function deadSocket(path: string): Promise<void> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(`${path}.tmp`, done))
  await link(`${path}.tmp`, path)
  await new Promise((done) => server.close(done))
  await rm(`${path}.tmp`, { force: true })
}

describe('the owner of a data folder', () => {
  it('refuses a second process and names the first', async () => {
    const dataDir = await freshFolder()
    const writer = startWriter(dataDir)
    await writer.until(1)
    const refusal = await start(dataDir).catch((error) => error)
    expect(refusal).toBeInstanceOf(DataFolderInUse)
    expect(refusal.message).toContain(`process ${refusal.pid}`)
    expect(refusal.pid).not.toBe(process.pid)
    const rows = writer.acknowledged.length
    await writer.until(rows + 5)
    await writer.kill()
    await start(dataDir)
  })

  it('is exactly one of many that claim a folder left by a dead process', async () => {
    const folder = await openFolder(await freshFolder())
    for (const name of ['owner-00000000-1', 'owner-ffffffff-1']) await deadSocket(join(folder.root, name))
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => takeOwnership(folder, quiet)))
    const taken = tries.filter((result) => result.status === 'fulfilled')
    expect(taken).toHaveLength(1)
    const refused = tries.filter((result) => result.status === 'rejected')
    for (const { reason } of refused) expect(reason).toBeInstanceOf(DataFolderInUse)
    await taken[0]!.value.release()
    expect(await readdir(folder.root)).toEqual([])
  })

  it('frees the folder on release and after a failed start', async () => {
    const dataDir = await freshFolder()
    const folder = await openFolder(dataDir)
    await (await takeOwnership(folder, quiet)).release()
    await writeFile(folder.cluster, 'not a folder')
    await expect(start(dataDir)).rejects.toThrow('Move it away')
    await (await takeOwnership(folder, quiet)).release()
  })
})
