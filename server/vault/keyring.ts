import { createHash, randomBytes } from 'node:crypto'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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

/** Keys as text: base64, the current one first, apart by commas or line ends. Throws `KeyringError` without a word of it. */
export function parseKeys(text: string): Keyring {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => Buffer.from(word, 'base64'))
  const [first, ...rest] = keys.filter((bytes) => bytes.length === keyBytes).map(keyOf)
  if (!first || rest.length !== keys.length - 1) {
    throw new KeyringError('SECRETS_KEY: each key must be 32 bytes in base64 (openssl rand -base64 32)')
  }
  return [first, ...rest]
}

/** Where the keys live: outside the database, readable by the product alone. */
export type KeySource = { readonly secretsKey: string | undefined; readonly dataDir: string }

const keyFile = (dataDir: string) => join(dataDir, 'secrets', 'keys')

/** Reads the keys of the setting, else those of the data folder; a folder without any is given its first. */
export async function readKeyring({ secretsKey, dataDir }: KeySource): Promise<Keyring> {
  if (secretsKey) return parseKeys(secretsKey)
  const text = await readFile(keyFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text !== null) return parseKeys(text)
  await prepareFolder(dataDir)
  try {
    await writeFile(keyFile(dataDir), newKey(), { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    // A server that started at the same moment made it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return parseKeys(await readFile(keyFile(dataDir), 'utf8'))
}

/** Puts a new key in front of those in the data folder; running servers find it when they meet it. */
export async function addKey(dataDir: string): Promise<Keyring> {
  const known = await readKeyring({ secretsKey: undefined, dataDir })
  const lines = [newKey().trim(), ...known.map(({ bytes }) => bytes.toString('base64'))]
  const fresh = `${keyFile(dataDir)}.new`
  await writeFile(fresh, `${lines.join('\n')}\n`, { mode: 0o600, flush: true })
  await rename(fresh, keyFile(dataDir))
  return parseKeys(lines.join('\n'))
}

const newKey = () => `${randomBytes(keyBytes).toString('base64')}\n`

async function prepareFolder(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'secrets')
  await makeFolder(folder, 0o700)
  await chmod(folder, 0o700)
}
