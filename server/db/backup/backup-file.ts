import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Migration } from '#server/db/migration-history.ts'
import { identitiesIn, isSealed, opened, sealed } from './sealing.ts'

/**
 * A gzipped backup: a JSON line with its metadata; for each table a line with its name, its rows in COPY text format,
 * and a line `\.`; finally the SHA-256 of everything before. COPY escapes the backslash, so no row can look like the
 * end of its table. Encrypted with age as a whole if there are recipients.
 */
export type BackupHead = {
  readonly format: 'orfine-backup'
  readonly v: 1
  /** ISO 8601, UTC. */
  readonly madeAt: string
  /** Migrations applied to the database, in order. */
  readonly migrations: readonly Migration[]
  /** The tables in the order in which they can be filled again. */
  readonly tables: readonly BackupTable[]
  /** Last value of each sequence, by its name; null: not used yet. */
  readonly sequences: Readonly<Record<string, string | null>>
}

export type BackupTable = { readonly name: string; readonly columns: readonly string[] }

/** Not a backup, or an incomplete one; the message is for the operator. */
export class BackupUnusable extends Error {
  override readonly name = 'BackupUnusable'
}

export const endOfTable = '\\.'
const newline = 10

/**
 * Writes the chunks with a checksum; the file appears only when complete, readable by its owner only. With recipients
 * (age public keys) nobody else can read it, not even its writer.
 */
export async function writeBackupFile(
  file: string,
  content: AsyncIterable<Buffer | string>,
  recipients: readonly string[] = [],
): Promise<void> {
  const part = `${file}.part`
  const hash = createHash('sha256')
  async function* summed() {
    for await (const chunk of content) {
      hash.update(chunk)
      yield chunk
    }
    yield `${hash.digest('hex')}\n`
  }
  try {
    const zip = createGzip({ level: 4 })
    const target = createWriteStream(part, { mode: 0o600, flush: true })
    if (recipients.length === 0) await pipeline(summed, zip, target)
    else await pipeline(summed, zip, (zipped: AsyncIterable<Buffer>) => sealed(zipped, recipients), target)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** The gzipped bytes of a backup, decrypted if it was encrypted. */
async function zippedBytes(file: string, keys: string): Promise<Readable> {
  if (!(await isSealed(file))) return createReadStream(file)
  const identities = identitiesIn(keys)
  if (identities.length === 0)
    throw new BackupUnusable(`${file} is encrypted. Give its secret key in BACKUP_IDENTITY or BACKUP_IDENTITY_FILE.`)
  return await opened(createReadStream(file), identities).catch(() => {
    throw new BackupUnusable(`The key in BACKUP_IDENTITY does not open ${file}.`)
  })
}

/** The lines of a backup without their ends, in batches as they are read. The last of all is the checksum. */
async function* lineBatches(file: string, keys: string): AsyncGenerator<Buffer[]> {
  const text = createGunzip()
  let rest: Buffer = Buffer.alloc(0)
  try {
    const bytes = await zippedBytes(file, keys)
    bytes.on('error', (error) => text.destroy(error))
    for await (const chunk of bytes.pipe(text) as AsyncIterable<Buffer>) {
      const joined = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
      const lines: Buffer[] = []
      let start = 0
      for (let end = joined.indexOf(newline); end >= 0; end = joined.indexOf(newline, start)) {
        lines.push(joined.subarray(start, end))
        start = end + 1
      }
      rest = joined.subarray(start)
      if (lines.length > 0) yield lines
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (error instanceof BackupUnusable) throw error
    if (code === 'ENOENT') throw new BackupUnusable(`There is no file ${file}.`)
    // An error without a code is age's: decryption failed.
    if (code === undefined || code.startsWith('Z_'))
      throw new BackupUnusable(`${file} is no backup, or was damaged or cut short.`)
    throw error
  }
  if (rest.length > 0) throw new BackupUnusable(`${file} was cut short.`)
}

/** Every line except the checksum, which is the last. `keys`: secret keys of age, for a sealed backup. */
export async function* backupLines(file: string, keys: string): AsyncGenerator<Buffer[]> {
  let held: Buffer | undefined
  for await (const lines of lineBatches(file, keys)) {
    if (held) lines.unshift(held)
    held = lines.pop()
    if (lines.length > 0) yield lines
  }
}

/** Reads a whole backup. Throws `BackupUnusable` unless it is complete and unmodified. */
export async function checkBackupFile(file: string, keys: string): Promise<BackupHead> {
  const hash = createHash('sha256')
  let head: BackupHead | undefined
  let last: Buffer | undefined
  for await (const lines of lineBatches(file, keys)) {
    for (const line of lines) {
      if (last) {
        head ??= headOf(last, file)
        hash.update(last).update('\n')
      }
      last = line
    }
  }
  if (!head || last?.toString('latin1') !== hash.digest('hex'))
    throw new BackupUnusable(`${file} is not as it was written: its checksum does not fit. Nothing was restored.`)
  return head
}

function headOf(line: Buffer, file: string): BackupHead {
  try {
    const head: BackupHead = JSON.parse(line.toString())
    if (head.format === 'orfine-backup' && head.v === 1) return head
  } catch {
    // Reported below.
  }
  throw new BackupUnusable(`${file} is no backup of this product.`)
}
