import { createHash } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UploadedFile } from '#contract/route.ts'

/** An uploaded file until it is discarded. */
export type ReceivedFile = {
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** Hexadecimal. */
  readonly sha256: string
  discard(): Promise<void>
}

/** Writes an upload to a private temporary file, hashing it as it arrives. The caller discards it. */
export async function receiveFile(file: UploadedFile): Promise<ReceivedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'report-'))
  const discard = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'report')
  const hash = createHash('sha256')
  let size = 0
  try {
    await using target = await open(path, 'wx', 0o600)
    for await (const part of file) {
      hash.update(part)
      size += part.byteLength
      await target.writeFile(part)
    }
  } catch (error) {
    await discard()
    throw error
  }
  return { path, size, sha256: hash.digest('hex'), discard }
}
