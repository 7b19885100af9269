import { createHash } from 'node:crypto'
import { chmod, realpath, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DataFolderUnusable } from './errors.ts'
import { makeFolder } from './make-folder.ts'

/** Paths within one data folder, all absolute and free of symbolic links. */
export type Folder = {
  readonly root: string
  /** The database cluster, 0700, owned by the account that runs the server. */
  readonly cluster: string
  /** Copies of the binaries, for when those in node_modules are out of reach. */
  readonly engine: string
  /** Holds the sockets; the data folder itself unless its path is too long for a socket. */
  readonly sockets: string
  /** The server's own socket folder, 0700. */
  readonly run: string
}

// A socket's path has at most 103 bytes on macOS (107 on Linux), and '/owner-0123abcd-4194304' follows.
const maxSocketFolderBytes = 78

/** Opens the data folder, creating it if missing; others may enter but not list it if root owns it. */
export async function openFolder(dataDir: string): Promise<Folder> {
  const wanted = resolve(dataDir)
  const asRoot = process.getuid?.() === 0
  const made = await makeFolder(wanted, asRoot ? 0o711 : 0o700)
  try {
    if (asRoot) await letPass(wanted, made)
    return layout(await realpath(wanted))
  } catch (error) {
    throw new DataFolderUnusable(`Data folder ${wanted} cannot be opened: ${(error as Error).message}`)
  }
}

function layout(root: string): Folder {
  // Always /tmp and not TMPDIR: two processes must find the same place.
  const short = `/tmp/orfine-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
  const sockets = Buffer.byteLength(root) <= maxSocketFolderBytes || process.platform === 'win32' ? root : short
  return { root, cluster: join(root, 'postgres'), engine: join(root, 'engine'), sockets, run: join(sockets, 'run') }
}

/** Makes the folder, and parents just created under a strict umask, passable for the engine's account. */
async function letPass(folder: string, firstMade: string | undefined): Promise<void> {
  for (let at = folder; ; at = resolve(at, '..')) {
    const { mode } = await stat(at)
    if ((mode & 0o001) === 0) await chmod(at, (mode & 0o7777) | 0o001)
    if (firstMade === undefined || at === firstMade) return
  }
}
