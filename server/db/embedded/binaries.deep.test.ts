import { chmod, cp, lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runAs } from './account.ts'
import { findBinaries, findPackage, type Package } from './binaries.ts'
import { EngineUnavailable } from './errors.ts'
import { openFolder } from './folder.ts'
import { freshFolder } from './testing.ts'

const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined

/** A copy of the installed package as npm unpacks it: without any of the library links. */
async function unpacked(parent: string): Promise<Package> {
  const { root, version } = await findPackage()
  const copy = join(parent, 'package')
  await cp(root, copy, { recursive: true, verbatimSymlinks: true })
  const lib = join(copy, 'native', 'lib')
  for (const entry of await readdir(lib, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) await rm(join(lib, entry.name))
  }
  return { root: copy, version }
}

describe('binaries', () => {
  it('are linked in place if install scripts were disabled', async () => {
    const parent = await freshFolder()
    const source = await unpacked(parent)
    const folder = await openFolder(join(parent, 'data'))
    expect(runAs(account, join(source.root, 'native/bin/postgres'), ['--version']).status).not.toBe(0)
    const found = await findBinaries(folder, account, source)
    expect(found.postgres).toBe(join(source.root, 'native/bin/postgres'))
    expect(runAs(account, found.postgres, ['--version']).stdout).toContain(found.version)
    expect(await readdir(folder.root)).not.toContain('engine')
  })

  it("are copied next to the data, once, if the account can't reach or link them", async () => {
    const parent = await freshFolder()
    await mkdir(join(parent, 'home'))
    const source = await unpacked(join(parent, 'home'))
    // Root is stopped by another user's closed home, a user by the read-only installation.
    await chmod(account ? join(parent, 'home') : join(source.root, 'native/lib'), account ? 0o700 : 0o555)
    const folder = await openFolder(join(parent, 'data'))
    const found = await findBinaries(folder, account, source)
    expect(found.postgres).toBe(join(folder.engine, source.version, 'native/bin/postgres'))
    expect(runAs(account, found.postgres, ['--version']).status).toBe(0)
    const made = await lstat(join(folder.engine, source.version))
    await findBinaries(folder, account, source)
    expect((await lstat(join(folder.engine, source.version))).ino).toBe(made.ino)
    await chmod(join(source.root, 'native/lib'), 0o755)
  })

  it('that cannot run are reported with advice', async () => {
    const parent = await freshFolder()
    const root = join(parent, 'package')
    await mkdir(join(root, 'native', 'bin'), { recursive: true })
    const folder = await openFolder(join(parent, 'data'))
    const failure = await findBinaries(folder, account, { root, version: '18.4.0' }).catch((error) => error)
    expect(failure).toBeInstanceOf(EngineUnavailable)
    expect(failure.message).toContain('DATABASE_URL')
  })
})
