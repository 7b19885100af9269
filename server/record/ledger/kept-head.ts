import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SignedHead } from '#domain/ledger/chain.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq } from '#server/db/drizzle.ts'
import { makeFolder } from '#server/db/embedded/make-folder.ts'
import { appendToLedger } from '#server/db/ledger.ts'
import { ledgerEntries, ledgerKeys } from '#server/db/schema/ledger.ts'

type Head = Pick<SignedHead, 'seq' | 'hash' | 'keyId'>

/** The last head that this machine signed or saw, stored outside of the database, so that it survives a restore. */
export type KeptHead = {
  read(): Promise<Head | null>
  write(head: Head): Promise<void>
}

/** Beside the keys in the data folder. Servers with keys from settings store no head: they may have no folder. */
export function openKeptHead(dataDir: string): KeptHead {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, 'ledger-head')
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      return text === null ? null : (JSON.parse(text) as Head)
    },
    async write({ seq, hash, keyId }) {
      await makeFolder(folder, 0o700)
      const draft = `${file}.${randomBytes(4).toString('hex')}`
      await writeFile(draft, JSON.stringify({ seq, hash, keyId }), { mode: 0o600, flush: true })
      await rename(draft, file)
    },
  }
}

/**
 * Compares the ledger with the stored head: if its entry is missing, the database was restored, and an entry records
 * it. Another installation's head is ignored.
 */
export async function recordLostEntries(db: Sql, kept: KeptHead): Promise<void> {
  const head = await kept.read()
  if (!head) return
  const [own] = await db.select().from(ledgerKeys).where(eq(ledgerKeys.keyId, head.keyId))
  if (!own) return
  const isHeadEntry = and(eq(ledgerEntries.seq, head.seq), eq(ledgerEntries.hash, head.hash))
  const [found] = await db.select({ seq: ledgerEntries.seq }).from(ledgerEntries).where(isHeadEntry)
  if (found) return
  const lost = { seq: head.seq, hash: head.hash }
  const payload = { madeAt: null, lost }
  const tip = await db.transaction((tx) =>
    appendToLedger(tx, 'system', [{ kind: 'restored', occurredAt: new Date().toISOString(), payload }]),
  )
  // Recorded once: the next start compares with this entry.
  await kept.write({ ...tip, keyId: head.keyId })
}
