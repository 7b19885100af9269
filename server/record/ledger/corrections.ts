import type { LedgerLine } from '#domain/ledger/entry.ts'
import type { MonthPayload, Payloads } from '#domain/ledger/payloads.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'

/** Corrections that a page shows. */
const most = 60

type Figures = Pick<MonthPayload, 'percentageGain' | 'profitAmount'>

/** A month that was changed after it was recorded: old and new figures, when and why. */
export type Correction = {
  readonly year: number
  readonly month: number
  readonly before: Figures
  readonly now: Figures
  /** The day it was corrected, `YYYY-MM-DD`. */
  readonly on: string
  /** The reason as typed with the correction; null if none was given. */
  readonly reason: string | null
}

/** The latest corrections, newest first, as the ledger holds them. */
export async function readCorrections(db: Sql): Promise<Correction[]> {
  const { rows } = await db.execute<{ line: string; before: string }>(sql`
    select c.line, b.line as before from ledger_entries c
    join ledger_entries b on b.seq = (c.line::json -> 'payload' ->> 'supersedes')::bigint
    where c.kind = 'correction' order by c.seq desc limit ${most}`)
  return rows.map(({ line, before }) => {
    const { payload, recordedAt } = JSON.parse(line) as LedgerLine
    const { now, reason } = payload as unknown as Payloads['correction']
    return {
      year: now.year,
      month: now.month,
      before: figuresOf(monthIn(JSON.parse(before))),
      now: figuresOf(now),
      on: recordedAt.slice(0, 10),
      reason,
    }
  })
}

const monthIn = ({ kind, payload }: LedgerLine) =>
  (kind === 'correction' ? payload.now : payload) as unknown as MonthPayload

const figuresOf = ({ percentageGain, profitAmount }: Figures): Figures => ({ percentageGain, profitAmount })
