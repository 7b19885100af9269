import { headLine } from '#domain/ledger/copy.ts'
import type { Sql } from '#server/db/database.ts'
import { gt } from '#server/db/drizzle.ts'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import type { LedgerHeads } from './ledger-heads.ts'

/** Entries read at a time while the file is written: memory holds one batch, however long the ledger. */
const batch = 2_000

/** The whole ledger as a file: one entry a line, then its signed head. */
export type LedgerFile = {
  /** Changes whenever the file does. */
  readonly version: string
  readonly text: () => AsyncGenerator<string>
}

export async function ledgerFile(db: Sql, ledgerHeads: LedgerHeads): Promise<LedgerFile> {
  const head = await ledgerHeads.current()
  return {
    version: head?.hash ?? 'empty',
    async *text() {
      if (!head) return
      for (let after = 0; after < head.seq; ) {
        const rows = await readLines(db, after, Math.min(batch, head.seq - after))
        if (rows.length === 0) break
        yield rows.map(({ line }) => `${line}\n`).join('')
        after = rows.at(-1)!.seq
      }
      yield `${headLine(head)}\n`
    },
  }
}

/** Entries after a sequence number, up to a limit, as they are downloaded. */
export function readLines(db: Sql, after: number, limit: number): Promise<{ seq: number; line: string }[]> {
  return db
    .select({ seq: ledgerEntries.seq, line: ledgerEntries.line })
    .from(ledgerEntries)
    .where(gt(ledgerEntries.seq, after))
    .orderBy(ledgerEntries.seq)
    .limit(limit)
}
