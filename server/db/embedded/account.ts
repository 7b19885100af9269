import { spawnSync } from 'node:child_process'
import { lstat, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DataFolderUnusable } from './errors.ts'
import type { Folder } from './folder.ts'

/** The ids to drop to before running a binary of the engine; absent when the process runs as an ordinary user. */
export type Account = { readonly uid: number; readonly gid: number }

const nobody: Account = { uid: 65534, gid: 65534 }

/**
 * Chooses the account that runs the server. PostgreSQL refuses root, so root drops to the owner of an existing cluster,
 * else to uid 65534, which every system reserves.
 */
export async function chooseAccount(folder: Folder): Promise<Account | undefined> {
  const owner = await stat(folder.cluster).catch(() => undefined)
  const own = process.getuid?.()
  if (own === undefined) return undefined
  if (own === 0) return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody
  if (owner && owner.uid !== own) {
    throw new DataFolderUnusable(
      `The database in ${folder.cluster} belongs to user ${owner.uid}, this process runs as user ${own}. ` +
        'Start it as the same user as before (or root), or set DATA_DIR to another folder.',
    )
  }
  return undefined
}

/** Environment of engine processes: empty of ours, so that no secret or PG* variable reaches them. */
export const engineEnvironment: NodeJS.ProcessEnv =
  process.platform === 'win32'
    ? { ...process.env }
    : { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C' }

/** Runs a program to its end as the account, with more in its environment where that is given. */
export function runAs(
  account: Account | undefined,
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
) {
  return spawnSync(program, args, {
    ...account,
    env: { ...engineEnvironment, ...environment },
    encoding: 'utf8',
    cwd: '/',
  })
}

/** Throws `DataFolderUnusable`, naming the first parent folder that the account may not pass and one that works. */
export function assertPassable(folder: string, account: Account | undefined): void {
  if (!account) return
  const blocked = firstImpassable(folder, account)
  if (!blocked) return
  const better = ['/var/lib', '/srv', '/opt'].find((candidate) => !firstImpassable(candidate, account)) ?? '/tmp'
  throw new DataFolderUnusable(
    `The database does not run as root but as user ${account.uid}, who may not pass through ${blocked}. ` +
      `Set DATA_DIR to a folder that others can pass, such as ${better}/orfine, or run: chmod o+x ${blocked}`,
  )
}

function firstImpassable(folder: string, account: Account): string | undefined {
  const chain = [folder]
  for (let at = folder; at !== dirname(at); at = dirname(at)) chain.unshift(dirname(at))
  // A real attempt, since mode bits alone would miss access lists and mount options.
  const test = 'for d; do cd "$d" 2>/dev/null || { printf %s "$d"; exit 1; }; done'
  const result = runAs(account, '/bin/sh', ['-c', test, 'sh', ...chain])
  return result.status === 0 ? undefined : result.stdout || folder
}

/** Throws unless the path is a real folder of ours; others may have created a guessable name in /tmp. */
export async function assertOwnFolder(path: string, owner: number | undefined): Promise<void> {
  const found = await lstat(path)
  if (found.isDirectory() && (owner === undefined || found.uid === owner)) return
  throw new DataFolderUnusable(`${path} is needed for a socket but belongs to someone else. Remove it.`)
}
