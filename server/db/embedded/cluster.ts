import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, runAs } from './account.ts'
import type { Binaries } from './binaries.ts'
import { DataFolderUnusable, EngineStartFailed } from './errors.ts'
import type { Folder } from './folder.ts'
import { superuser } from './options.ts'

const half = 'postgres.half-'

/**
 * Makes the database cluster where there is none; the folder appears under its name only when it is complete and on
 * disk, so a process killed on the way leaves nothing that looks like a database. Answers whether it made one.
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

// Sorting and upper/lower case come from the server itself and never change under an index with the system's C
// library. Trigrams still ask LC_CTYPE what a letter is: under plain C no Cyrillic or Arabic name would have any.
const letterLocales = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'en-US']

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
      const args = ['-D', cluster, `--username=${superuser}`, '--encoding=UTF8', ...locale, ...access]
      const result = runAs(account, binaries.initdb, args)
      if (result.status === 0) return await chmod(cluster, 0o700)
      output = result.error?.message ?? result.stderr.trim()
      if (!output.includes('invalid locale name')) break
    }
  } finally {
    await rm(passwordFile, { force: true })
  }
  throw new EngineStartFailed('The database could not be initialised.', output)
}

/** A rename is durable once the folder that holds the name is synced. Windows cannot open folders and needs it not. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
