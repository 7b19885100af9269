import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { assertOwnFolder } from './account.ts'
import { DataFolderInUse, DataFolderUnusable } from './errors.ts'
import type { Folder } from './folder.ts'

const ownerNote = z.object({ pid: z.number(), host: z.string(), since: z.string() })

/** Ownership of a data folder until `release`, or until this process is gone in whatever way. */
export type Ownership = { release(): Promise<void> }

/**
 * Takes the data folder for this process, or throws `DataFolderInUse`. The lock is a listening socket: the kernel
 * answers for a living owner, even one that is stopped or busy, and stops answering the moment it is dead, so a reused
 * pid or another container's pids cannot mislead it. `owner.json` only names the owner for the message.
 */
export async function takeOwnership(folder: Folder): Promise<Ownership> {
  const path = await socketPath(folder)
  const note = join(folder.root, 'owner.json')
  const server = await listen(path, () => refuse(folder, note), 0)
  await writeFile(note, JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() }))
  return {
    release: async () => {
      await rm(note, { force: true })
      await new Promise((done) => server.close(done))
    },
  }
}

async function socketPath(folder: Folder): Promise<string> {
  if (process.platform === 'win32') {
    // Windows has no socket in a folder but named pipes, which are gone with their process as well.
    return `\\\\.\\pipe\\orfine-${createHash('sha256').update(folder.root.toLowerCase()).digest('hex').slice(0, 32)}`
  }
  if (folder.sockets !== folder.root) {
    const asRoot = process.getuid?.() === 0
    await mkdir(folder.sockets, { mode: asRoot ? 0o711 : 0o700 }).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
    await assertOwnFolder(folder.sockets, process.getuid?.())
  }
  return join(folder.sockets, 'owner.sock')
}

async function refuse(folder: Folder, note: string): Promise<never> {
  const owner = await readFile(note, 'utf8').then(
    (text) => ownerNote.parse(JSON.parse(text)),
    () => undefined,
  )
  throw new DataFolderInUse(folder.root, owner)
}

async function listen(path: string, refused: () => Promise<never>, attempt: number): Promise<Server> {
  const server = createServer((socket) => socket.destroy())
  const code = await new Promise<string | undefined>((done) => {
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'UNKNOWN'))
    server.listen(path, () => done(undefined))
  })
  // The lock must not keep a finished process alive.
  if (code === undefined) return server.unref()
  if (code !== 'EADDRINUSE') {
    throw new DataFolderUnusable(`No socket can be made at ${path} (${code}). Set DATA_DIR to a local folder.`)
  }
  if (attempt > 4 || (await answers(path)) || !(await removeDead(path))) return refused()
  return listen(path, refused, attempt + 1)
}

const answers = (path: string) =>
  new Promise<boolean>((done) => {
    const probe = connect(path, () => done(true))
    probe.once('error', (error: NodeJS.ErrnoException) =>
      done(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    )
    probe.once('connect', () => probe.destroy())
  })

/**
 * Removes a dead owner's socket by moving it away first: of several that find it dead only one moves it, and if a new
 * owner was quicker, its socket is put back.
 */
async function removeDead(path: string): Promise<boolean> {
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  const before = process.platform === 'win32' ? undefined : await stat(path).catch(() => undefined)
  if (!before) return true
  const moved = await rename(path, aside).then(
    () => true,
    () => false,
  )
  if (!moved) return true
  const after = await stat(aside)
  if (after.ino !== before.ino || (await answers(aside))) {
    await rename(aside, path)
    return false
  }
  await rm(aside, { force: true })
  return true
}
