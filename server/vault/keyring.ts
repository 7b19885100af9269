import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, link, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '#server/db/embedded/make-folder.ts'

/** A key-encryption key: 32 bytes, named by its own fingerprint, so that there are no numbers to keep in step. */
export type Key = { readonly version: string; readonly bytes: Buffer }

/** The keys of this installation: the first seals, all of them open. */
export type Keyring = readonly [Key, ...Key[]]

export class KeyringError extends Error {
  override readonly name = 'KeyringError'
}

const keyBytes = 32

const keyOf = (bytes: Buffer): Key => ({
  version: createHash('sha256').update('key version').update(bytes).digest('base64url').slice(0, 12),
  bytes,
})

/**
 * Keys as text: base64, the current one first, apart by commas or line ends. Throws `KeyringError` without a word of it;
 * `source` is where it stood.
 */
export function parseKeys(text: string, source = 'SECRETS_KEY'): Keyring {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => Buffer.from(word, 'base64'))
  const [first, ...rest] = keys.filter((bytes) => bytes.length === keyBytes).map(keyOf)
  if (!first || rest.length !== keys.length - 1) {
    throw new KeyringError(`${source}: each key must be 32 bytes in base64 (openssl rand -base64 32)`)
  }
  return [first, ...rest]
}

/** True if a text contains only valid keys. */
export function areKeys(text: string): boolean {
  try {
    return parseKeys(text).length > 0
  } catch {
    return false
  }
}

/** Storage of the keys: outside the database, readable by the product only. */
export type KeySource = { readonly secretsKey: string | undefined; readonly dataDir: string }

const keyFile = (dataDir: string) => join(dataDir, 'secrets', 'keys')

/** Reads the keys of the setting, else those of the data folder; a folder without any is given its first. */
export async function readKeyring({ secretsKey, dataDir }: KeySource): Promise<Keyring> {
  if (secretsKey) return parseKeys(secretsKey)
  const text = await readFile(keyFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text !== null) return parseKeys(text, keyFile(dataDir))
  await prepareFolder(dataDir)
  const draft = await writeDraft(dataDir, [newKey()])
  // A file that appears with its content; a server that started at the same moment may have made it.
  await link(draft, keyFile(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  await syncFolder(dataDir)
  return parseKeys(await readFile(keyFile(dataDir), 'utf8'))
}

/** Puts a new key in front of those in the data folder. It is on the disk before anything is sealed with it. */
export async function addKey(dataDir: string): Promise<Keyring> {
  return replaceKeys(dataDir, (known) => [newKey(), ...known])
}

/** Keeps only the current key in the data folder; what older ones sealed no longer opens. */
export async function dropOldKeys(dataDir: string): Promise<Keyring> {
  return replaceKeys(dataDir, ([current]) => [current])
}

async function replaceKeys(dataDir: string, change: (known: Keyring) => Keyring): Promise<Keyring> {
  const next = change(await readKeyring({ secretsKey: undefined, dataDir }))
  const { uid, gid } = await stat(keyFile(dataDir))
  const draft = await writeDraft(dataDir, next)
  // The server must still be able to read it, whichever user runs this command.
  await chown(draft, uid, gid)
  await rename(draft, keyFile(dataDir))
  await syncFolder(dataDir)
  return next
}

const newKey = () => keyOf(randomBytes(keyBytes))

async function writeDraft(dataDir: string, keys: Keyring): Promise<string> {
  const draft = `${keyFile(dataDir)}.${randomBytes(4).toString('hex')}`
  const text = keys.map(({ bytes }) => `${bytes.toString('base64')}\n`).join('')
  await writeFile(draft, text, { mode: 0o600, flush: true })
  return draft
}

/** Makes a new name in the secrets folder outlast a power cut, where the system lets one. */
async function syncFolder(dataDir: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(dirname(keyFile(dataDir)))
  await folder.sync().finally(() => folder.close())
}

async function prepareFolder(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'secrets')
  await makeFolder(folder, 0o700)
  await chmod(folder, 0o700)
}
