import type { AnswerOf } from '#contract/api.ts'
import type { Handlers } from '#contract/handler.ts'
import type { Database } from '#server/db/database.ts'
import { readNewestStamp } from '../stamps/store.ts'
import { readLines } from './download.ts'
import type { LedgerHeads } from './ledger-heads.ts'

const defaultPage = 100

/** The public ledger. */
export function ledgerHandlers(
  { sql: db }: Pick<Database, 'sql'>,
  ledgerHeads: LedgerHeads,
  isStamped: () => Promise<boolean>,
): Handlers<'readLedger'> {
  return {
    async readLedger({ query: { after = 0, limit = defaultPage } }) {
      const head = await ledgerHeads.current()
      const rows = await readLines(db, after, limit)
      const data = rows.map(({ line }) => JSON.parse(line) as AnswerOf<'readLedger'>['data'][number])
      const last = rows.at(-1)?.seq ?? 0
      const newest = await readNewestStamp(db)
      const stamps = { asked: await isStamped(), newest: newest?.toISOString() ?? null }
      return {
        head,
        keys: await ledgerHeads.keys(),
        data,
        stamps,
        next: head && last > 0 && last < head.seq ? last : null,
      }
    },
  }
}
