import type { LedgerLine } from '#domain/ledger/entry.ts'
import type { Payloads } from '#domain/ledger/payloads.ts'
import type { TradeEntry } from '#domain/report/latest-trade.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'

/** The newest ledger entry of a deal, and its import; null if there is none. */
export async function readTradeEntry(db: Sql, account: string, ticket: string): Promise<TradeEntry | null> {
  // A line is canonical JSON, so a member can be matched as text; newest first, since the newest trade is near the end.
  const [ofAccount, ofTicket] = [`"account":${JSON.stringify(account)}`, `"ticket":${JSON.stringify(ticket)}`]
  const { rows } = await db.execute<{ line: string; report: string | null }>(sql`
    select line, (
      select line from ledger_entries as imports
      where kind = 'import' and subject = ${`account ${account}`} and seq < deals.seq order by seq desc limit 1
    ) as report
    from ledger_entries as deals
    where kind = 'deal' and strpos(line, ${ofTicket}) > 0 and strpos(line, ${ofAccount}) > 0
    order by seq desc limit 1`)
  const [found] = rows
  if (!found) return null
  const { seq, hash } = JSON.parse(found.line) as LedgerLine
  if (found.report === null) return { seq, hash, report: null }
  const { occurredAt, payload } = JSON.parse(found.report) as { occurredAt: string; payload: Payloads['import'] }
  return { seq, hash, report: { on: occurredAt.slice(0, 10), file: payload.file } }
}
