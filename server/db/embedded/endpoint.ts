import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Folder } from './folder.ts'
import { freePort } from './free-port.ts'
import type { Endpoint } from './options.ts'

/**
 * Chooses the server's address. On Unix, a socket in a folder only its account (and root) may enter, which is the whole
 * access control: a user who can enter it could read the data files as well. On Windows, a free loopback port and a
 * password from `secrets/`.
 */
export async function chooseEndpoint(folder: Folder): Promise<Endpoint> {
  if (process.platform !== 'win32') return { host: folder.run, port: 5432 }
  return { host: '127.0.0.1', port: await freePort(), password: await keptPassword(folder) }
}

/** The password of the folder's server, created on the first call; undefined if there is none. */
export async function serverPassword(folder: Folder): Promise<string | undefined> {
  return process.platform === 'win32' ? keptPassword(folder) : undefined
}

async function keptPassword(folder: Folder): Promise<string> {
  const secrets = join(folder.root, 'secrets')
  const file = join(secrets, 'database-password')
  await mkdir(secrets, { recursive: true, mode: 0o700 })
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  return readFile(file, 'utf8')
}
