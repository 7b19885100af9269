import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeFolder } from './make-folder.ts'

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'orfine-folder-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

describe('a data folder', () => {
  it('is created with its parents, closed to others, and once by simultaneous callers', async () => {
    const root = await freshFolder()
    const folder = join(root, 'a/b/c')
    const made = await Promise.all([makeFolder(folder, 0o700), makeFolder(folder, 0o700), makeFolder(folder, 0o700)])
    expect(made).toContain(join(root, 'a'))
    for (const path of ['a', 'a/b', 'a/b/c']) expect((await stat(join(root, path))).mode & 0o777).toBe(0o700)
    expect(await makeFolder(folder, 0o700)).toBeUndefined()
  })

  it.runIf(process.platform === 'linux')("is refused with a message if the system can't create it", async () => {
    await expect(makeFolder('/proc/orfine/data', 0o700)).rejects.toThrow(
      /^Data folder \/proc\/orfine\/data cannot be made: .* Set DATA_DIR/,
    )
  })

  it('is refused if something else has its name or blocks it', async () => {
    const root = await freshFolder()
    await writeFile(join(root, 'file'), '')
    await symlink(join(root, 'nowhere'), join(root, 'link'))
    for (const name of ['file', 'file/data', 'link', 'link/data'])
      await expect(makeFolder(join(root, name), 0o700)).rejects.toThrow('cannot be made')
  })
})
