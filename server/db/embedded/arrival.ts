import { chmod, chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Account } from './account.ts'
import { DataFolderUnusable } from './errors.ts'
import type { Folder } from './folder.ts'
import type { EngineLog } from './log.ts'
import { readPidFile } from './processes.ts'

/** Folders of a database that may be empty: programs that copy or sync files leave empty folders out. */
const emptyFolders = [
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal/archive_status',
  'pg_wal/summaries',
]

/** Where a data folder was last used. A move within a disk keeps the inode; a copy has a new one. */
const placeSchema = z.object({ cluster: z.string(), inode: z.number() })
const placeFile = (folder: Folder) => join(folder.root, 'place.json')

/**
 * Makes a database fit to be started that was moved, copied or restored file by file since it last ran. Throws
 * `DataFolderUnusable` for one that was copied while it ran; warns where the original of a copy is still there.
 */
export async function receiveCluster(folder: Folder, account: Account | undefined, log: EngineLog): Promise<void> {
  if (process.platform === 'win32') return
  const { ino: inode } = await stat(folder.cluster)
  const last = await lastPlace(folder)
  if (inode !== last?.inode) await assertCopiedAtRest(folder)
  if (last && last.cluster !== folder.cluster && (await inodeOf(last.cluster)) === last.inode && inode !== last.inode)
    log.warn(
      { original: last.cluster },
      'This data folder is a copy, and its original is still there. Let only one of them run: both would send the same ' +
        'mails and webhooks. To try something out, fill an empty folder with npm run restore: such a copy starts quiet',
    )
  // Container volumes and copies may be group-accessible, which PostgreSQL refuses.
  await chmod(folder.cluster, 0o700)
  for (const name of emptyFolders) {
    const path = join(folder.cluster, name)
    const made = await mkdir(path, { recursive: true, mode: 0o700 })
    if (made && account) for (const each of [made, path]) await chown(each, account.uid, account.gid)
  }
}

/** Records where the data folder is now. */
export async function recordPlace(folder: Folder): Promise<void> {
  const { ino: inode } = await stat(folder.cluster)
  await writeFile(placeFile(folder), JSON.stringify({ cluster: folder.cluster, inode }))
}

/** For a server that ran elsewhere: a copy taken meanwhile is inconsistent, which nothing would show later. */
async function assertCopiedAtRest(folder: Folder): Promise<void> {
  const elsewhere = (await readPidFile(folder))?.cluster
  if (elsewhere === undefined || elsewhere === folder.cluster) return
  throw new DataFolderUnusable(
    `The database in ${folder.cluster} was copied from ${elsewhere} while it ran, so that its files are from different ` +
      'moments. Stop it there and copy again, or fill an empty data folder with npm run backup there and npm run restore ' +
      `here. If this is a snapshot of the whole disk, or a folder moved after a crash, delete ${folder.cluster}/postmaster.pid.`,
  )
}

const lastPlace = async (folder: Folder) =>
  readFile(placeFile(folder), 'utf8').then(
    (text) => placeSchema.safeParse(parsed(text)).data,
    () => undefined,
  )

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const inodeOf = (path: string) =>
  stat(path).then(
    ({ ino }) => ino,
    () => undefined,
  )
