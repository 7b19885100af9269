import { randomBytes } from 'node:crypto'
import { statfsSync } from 'node:fs'
import {
  chmod,
  chown,
  glob,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Account, runAs } from './account.ts'
import type { Binaries } from './binaries.ts'
import { DataFolderUnusable, EngineStartFailed } from './errors.ts'
import type { Folder } from './folder.ts'
import { superuser } from './options.ts'

const half = 'postgres.half-'

/**
 * Creates the database cluster if there is none; the folder gets its name only when complete and on disk, so a killed
 * process leaves nothing that looks like a database. Returns true if it created one.
 */
export async function ensureCluster(
  folder: Folder,
  binaries: Binaries,
  account: Account | undefined,
  password: string | undefined,
): Promise<boolean> {
  for (const name of await readdir(folder.root)) {
    if (name.startsWith(half)) await rm(join(folder.root, name), { recursive: true, force: true })
  }
  if (await assertReadable(folder, binaries, account)) return false
  const { bavail, bsize } = statfsSync(folder.root)
  if (bavail * bsize < neededBytes) throw noRoom(folder.root)
  const made = join(folder.root, half + randomBytes(6).toString('hex'))
  await mkdir(made, { mode: 0o700 })
  if (account) await chown(made, account.uid, account.gid)
  await initialise(made, binaries, account, password)
  await rename(made, folder.cluster)
  await syncFolder(folder.root)
  return true
}

/** True for a complete cluster of the engine's version, false for none; throws for anything else. */
async function assertReadable(folder: Folder, { version }: Binaries, account: Account | undefined): Promise<boolean> {
  const written = await readFile(join(folder.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  const major = version.split('.')[0]
  if (written?.trim() === major) {
    const { uid } = await stat(folder.cluster)
    if (!account || uid === account.uid) return true
    const fix = `chown -R ${account.uid}:${account.gid} ${folder.cluster}`
    throw new DataFolderUnusable(`${folder.cluster} belongs to user ${uid}, who cannot run a database. Run: ${fix}`)
  }
  if (written !== undefined) {
    throw new DataFolderUnusable(
      `The database in ${folder.cluster} was written by PostgreSQL ${written.trim()}, the engine is ${version}. ` +
        'Back it up with the release that wrote it and restore the backup into an empty data folder.',
    )
  }
  await rmdir(folder.cluster).catch((error) => {
    if (error.code === 'ENOENT') return
    throw new DataFolderUnusable(
      `${folder.cluster} holds something else than a database (${error.code}). Move it away.`,
    )
  })
  return false
}

// Sorting and case mapping are the server's own and never change under an index with the system's C library. Trigrams
// still ask LC_CTYPE what a letter is: under plain C, Cyrillic and Arabic names would have none.
const letterLocales = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'en-US']

/**
 * Runs initdb, the only program that needs its user's name. A user without an entry in the password file, as in
 * containers, gets the name of uid 65534 in a user namespace, if the system permits; the files are still its own. Otherwise
 * the library nss_wrapper, if installed, provides a name.
 */
async function runNamed(account: Account | undefined, initdb: string, args: string[], cluster: string) {
  const result = runAs(account, initdb, args)
  if (process.platform !== 'linux' || result.status === 0 || !isNameless(result.stderr)) return result
  const borrowed = runAs(account, 'unshare', ['--map-user=65534', '--map-group=65534', initdb, ...args])
  if (borrowed.status === 0) return borrowed
  for await (const library of glob('/usr/lib{,64}/{,*-linux-gnu/}libnss_wrapper.so')) {
    const names = `${cluster}.passwd`
    const { uid, gid } = account ?? { uid: process.getuid?.(), gid: process.getgid?.() }
    await writeFile(names, `orfine:x:${uid}:${gid}::/:/bin/sh\n`, { mode: 0o644 })
    const wrapped = { LD_PRELOAD: library, NSS_WRAPPER_PASSWD: names, NSS_WRAPPER_GROUP: '/dev/null' }
    const named = runAs(account, initdb, args, wrapped)
    await rm(names)
    return named
  }
  return result
}
const isNameless = (said: string) => said?.includes('could not look up effective user ID')

/** Message for a failure of initdb that people can fix. */
function reasonOf(output: string, cluster: string, uid: number | undefined): DataFolderUnusable | undefined {
  if (isNameless(output))
    return new DataFolderUnusable(
      `A new database needs a user with a name, and user ${uid} has no entry in /etc/passwd. Add one ` +
        `(orfine:x:${uid}:${uid}::/:/bin/sh), install the package libnss-wrapper, or set DATABASE_URL.`,
    )
  if (/No space left on device|could not extend file|wrote only|Disk quota exceeded/.test(output))
    return noRoom(dirname(cluster))
  return undefined
}

/** Size of a new database with its schema, bytes. */
const neededBytes = 80 * 1024 ** 2

/** The folder's file system has too little room for a database. */
function noRoom(folder: string): DataFolderUnusable {
  const { bavail, bsize } = statfsSync(folder)
  const mb = (bytes: number) => `${Math.floor(bytes / 1024 ** 2)} MB`
  return new DataFolderUnusable(
    `Data folder ${folder} has ${mb(bavail * bsize)} of free space, a new database needs ${mb(neededBytes)}. ` +
      'Make room, or set DATA_DIR to a folder on another disk.',
  )
}

/** For machines that have huge pages but deny them, such as containers: initdb would die of a bus error. */
const quirks = ['--set', 'huge_pages=off']

async function initialise(
  cluster: string,
  binaries: Binaries,
  account: Account | undefined,
  password: string | undefined,
): Promise<void> {
  const passwordFile = `${cluster}.pw`
  if (password !== undefined) await writeFile(passwordFile, password, { mode: 0o600 })
  const access =
    password === undefined
      ? ['--auth-local=trust', '--auth-host=reject']
      : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  let output = ''
  try {
    for (const letters of letterLocales) {
      const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${letters}`]
      const args = ['-D', cluster, `--username=${superuser}`, '--encoding=UTF8', ...locale, ...access, ...quirks]
      const result = await runNamed(account, binaries.initdb, args, cluster)
      if (result.status === 0) return await chmod(cluster, 0o700)
      output = result.error?.message ?? result.stderr.trim()
      if (!output.includes('invalid locale name')) break
    }
  } finally {
    await rm(passwordFile, { force: true })
  }
  const reason = reasonOf(output, cluster, account?.uid ?? process.getuid?.())
  throw reason ?? new EngineStartFailed('The database could not be initialised.', output)
}

/** A rename is durable once its folder is synced. Windows can't open folders and needs no sync. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
