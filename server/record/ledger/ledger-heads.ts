import { headText, type SignedHead } from '#domain/ledger/chain.ts'
import type { Sql } from '#server/db/database.ts'
import { desc, eq } from '#server/db/drizzle.ts'
import { readTip } from '#server/db/ledger.ts'
import { ledgerHeads, ledgerKeys } from '#server/db/schema/ledger.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { KeptHead } from './kept-head.ts'
import { openSigner, type Signer } from './signer.ts'

export type LedgerHeads = {
  /** The signed current end of the chain; null while the ledger is empty. */
  current(): Promise<SignedHead | null>
  /** Every key that heads were signed with, the current one first. */
  keys(): Promise<{ keyId: string; since: string }[]>
}

/** Signs the end of the chain once per length and stores the signature, so that a published head never changes; `kept`
 * also stores it outside of the database. */
export function createLedgerHeads(db: Sql, vault: Vault, kept: Pick<KeptHead, 'write'> | null): LedgerHeads {
  let signer: Promise<Signer> | null = null
  const openOnce = () => {
    signer ??= openSigner(db, vault)
    signer.catch(() => {
      signer = null
    })
    return signer
  }
  return {
    async current() {
      const { recordedAt, ...tip } = await readTip(db)
      if (tip.seq === 0) return null
      const signed = await findHead(db, tip.seq)
      if (signed) return signed
      const { keyId, sign } = await openOnce()
      const now = new Date().toISOString()
      const head = { ...tip, time: now > recordedAt ? now : recordedAt, keyId }
      await db
        .insert(ledgerHeads)
        .values({ ...head, time: new Date(head.time), signature: sign(headText(head)) })
        .onConflictDoNothing()
      await kept?.write(head)
      return findHead(db, tip.seq)
    },
    async keys() {
      await openOnce()
      const rows = await db.select().from(ledgerKeys).orderBy(desc(ledgerKeys.createdAt))
      return rows.map(({ keyId, createdAt }) => ({ keyId, since: createdAt.toISOString() }))
    },
  }
}

async function findHead(db: Sql, seq: number): Promise<SignedHead | null> {
  const [row] = await db.select().from(ledgerHeads).where(eq(ledgerHeads.seq, seq))
  return row ? { ...row, time: row.time.toISOString() } : null
}
