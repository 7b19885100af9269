import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { assertOwnFolder } from './account.ts'
import { DataFolderInUse, DataFolderUnusable } from './errors.ts'
import type { Folder } from './folder.ts'
import type { EngineLog } from './log.ts'

/** Ownership of a data folder until `release`, or until this process ends in any way. */
type Ownership = { release(): Promise<void> }

/**
 * Takes the data folder for this process, or throws `DataFolderInUse`. The lock is a listening socket: the kernel
 * answers for a living owner, even a stopped or busy one, and no longer once it is dead. A reused pid, or another
 * container's pids, can't mislead it. Remains of a dead owner are removed and logged.
 */
export async function takeOwnership(folder: Folder, log: EngineLog): Promise<Ownership> {
  return process.platform === 'win32' ? takePipe(folder) : takeSocket(folder, log)
}

/** Windows: a named pipe, which is unique and ends with its process. */
async function takePipe(folder: Folder): Promise<Ownership> {
  const key = createHash('sha256').update(folder.root.toLowerCase()).digest('hex').slice(0, 32)
  const server = await listen(`\\\\.\\pipe\\orfine-${key}`).catch((error) => {
    throw error.code === 'EADDRINUSE' ? new DataFolderInUse(folder.root, undefined) : error
  })
  return { release: () => close(server) }
}

/**
 * Unix: every claimant creates a socket with a unique name and then looks for others; it owns the folder only if it
 * finds none alive. Of two simultaneous claimants at least one sees the other, so there are never two owners. Names are
 * never reused, so removing a dead one can't hit a living one.
 */
async function takeSocket(folder: Folder, log: EngineLog): Promise<Ownership> {
  await openSocketFolder(folder)
  const id = randomBytes(4).toString('hex')
  const name = `owner-${id}-${process.pid}`
  const path = join(folder.sockets, name)
  // Renamed only once it listens, since one that does not answer counts as dead.
  const hidden = join(folder.sockets, `new-${id}`)
  const server = await listen(hidden).catch((error) => {
    const { sockets, root } = folder
    const ids = `${process.getuid?.()}:${process.getgid?.()}`
    const advice: Record<string, string> = {
      EACCES: `User ${process.getuid?.()} may not write to the data folder ${root}. Run as root: chown -R ${ids} ${root}`,
      EROFS: `The data folder ${root} is read-only. Mount it so that it can be written, or set DATA_DIR to another folder.`,
      ENOSPC: `No space is left for the data folder ${root}. Make room, or set DATA_DIR to a folder on another disk.`,
    }
    const other = `No socket can be made in ${sockets} (${error.code}). Set DATA_DIR to a folder on a local disk.`
    throw new DataFolderUnusable(advice[error.code] ?? other)
  })
  // Later claimants may connect under any account; the answer reveals nothing else.
  await chmod(hidden, 0o666)
  await rename(hidden, path)
  const release = async () => {
    await rm(path, { force: true })
    await close(server)
  }
  const other = await findOther(folder, name, log)
  if (other === undefined) return { release }
  await release()
  throw new DataFolderInUse(folder.root, Number(other.split('-')[2]))
}

/** Another living claimant. The first by name waits a little for the others to give way. */
async function findOther(folder: Folder, own: string, log: EngineLog): Promise<string | undefined> {
  for (let patience = 10; ; patience--) {
    const others = await livingOthers(folder, own, log)
    const first = others[0]
    if (first === undefined || first < own || patience === 0) return first
    await delay(25)
  }
}

async function livingOthers(folder: Folder, own: string, log: EngineLog): Promise<string[]> {
  const living: string[] = []
  for (const name of (await readdir(folder.sockets)).toSorted()) {
    if (!name.startsWith('owner-') || name === own) continue
    const path = join(folder.sockets, name)
    if (await answers(path)) {
      living.push(name)
      continue
    }
    await rm(path, { force: true }).catch((error) => throwLeftOver(path, error))
    log.warn(
      { pid: Number(name.split('-')[2]) },
      'The process that used this data folder ended without stopping in order',
    )
  }
  return living
}

/** A dead claimant's socket of another account that this one may not delete. */
function throwLeftOver(path: string, { code }: NodeJS.ErrnoException): never {
  throw new DataFolderUnusable(
    `${path} is left over from a process that has died and cannot be removed (${code}). Delete it.`,
  )
}

const answers = (path: string) =>
  new Promise<boolean>((done, fail) => {
    const probe = connect(path, () => {
      probe.destroy()
      done(true)
    })
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      // Created by an earlier version under another account: others can't tell if its process lives.
      if (code === 'EACCES') {
        const why = `${path} belongs to another user, so it cannot be seen whether its process still runs.`
        return fail(new DataFolderUnusable(`${why} If no other start uses this data folder, delete that file.`))
      }
      // Any other error, such as a full queue, means that a process holds the socket.
      done(code !== 'ECONNREFUSED' && code !== 'ENOENT')
    })
  })

const listen = (path: string) =>
  new Promise<Server>((done, fail) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', fail)
    // The lock must not keep a finished process alive.
    server.listen(path, () => done(server.unref()))
  })

const close = (server: Server) => new Promise<void>((done) => server.close(() => done()))

/** The data folder, or a short one in /tmp where the path of the data folder is too long for a socket. */
async function openSocketFolder(folder: Folder): Promise<void> {
  if (folder.sockets === folder.root) return
  const own = process.getuid?.()
  const { uid, gid } = await stat(folder.root)
  const made = await mkdir(folder.sockets, { mode: own === 0 ? 0o711 : 0o700 }).then(
    () => true,
    (error) => {
      if (error.code !== 'EEXIST') throw error
      return false
    },
  )
  // Root may come before or after the folder's user.
  if (made && own === 0) {
    await chown(folder.sockets, uid, gid)
    // A strict umask denied access to the database's account.
    await chmod(folder.sockets, 0o711)
  }
  await assertOwnFolder(folder.sockets, own === 0 ? uid : own)
}
