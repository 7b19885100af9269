import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

/** A secret in every form in which it could be stored: plain, base64, hexadecimal, UTF-16, percent-encoded. */
export function formsOf(secret: string): Buffer[] {
  const plain = Buffer.from(secret)
  const wide = Buffer.from(secret, 'utf16le')
  const base64 = [0, 1, 2].flatMap((offset) => {
    // Preceding bytes shift the base64 letters; those at the ends share bits with their neighbours.
    const shifted = Buffer.concat([Buffer.alloc(offset), plain])
      .toString('base64')
      .replaceAll('=', '')
    const own = shifted.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + plain.length) * 8) / 6))
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')]
  })
  const texts = [
    ...base64,
    plain.toString('hex'),
    plain.toString('hex').toUpperCase(),
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
  ]
  return [plain, wide, Buffer.from(wide).swap16(), ...texts.map((text) => Buffer.from(text))]
}

/** Searches data for texts; records where it found which. */
export function tracer(secrets: readonly string[]) {
  const wanted = secrets.map((secret) => ({ secret, forms: formsOf(secret) }))
  const longest = Math.max(...wanted.flatMap(({ forms }) => forms.map(({ length }) => length)))
  const found = new Map<string, Set<string>>()
  let bytes = 0

  const look = (where: string, text: Buffer | string) => {
    const buffer = Buffer.isBuffer(text) ? text : Buffer.from(text)
    bytes += buffer.length
    for (const { secret, forms } of wanted) {
      if (!forms.some((form) => buffer.includes(form))) continue
      found.set(secret, (found.get(secret) ?? new Set()).add(where))
    }
  }
  const lookThrough = async (where: string, stream: Readable) => {
    let end = Buffer.alloc(0)
    for await (const chunk of stream) {
      const piece = Buffer.concat([end, chunk as Buffer])
      look(where, piece)
      end = piece.subarray(Math.max(0, piece.length - longest))
    }
  }
  return {
    look,
    /** Every byte of every file in a folder. */
    async lookInFolder(folder: string) {
      const entries = await readdir(folder, { withFileTypes: true, recursive: true })
      for (const entry of entries) {
        if (entry.isFile()) await lookThrough(entry.name, createReadStream(join(entry.parentPath, entry.name)))
      }
    },
    /** Every row of every table, as in a dump. */
    async lookInTables(pool: pg.Pool) {
      const { rows } = await pool.query<{ name: string }>(
        `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
      )
      const client = await pool.connect()
      for (const { name } of rows) await lookThrough(name, client.query(copyTo(`copy "${name}" to stdout`)))
      client.release()
    },
    /** The places where each found secret was. */
    found: () => Object.fromEntries([...found].map(([secret, places]) => [secret, [...places]])),
    bytes: () => bytes,
  }
}
