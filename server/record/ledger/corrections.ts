import type { LedgerLine } from '#domain/ledger/entry.ts'
import type { MonthPayload, Payloads } from '#domain/ledger/payloads.ts'
import { isCompletion, maxListedChanges } from '#domain/record/printed-history.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'

type Figures = Pick<MonthPayload, 'percentageGain' | 'profitAmount'> & {
  /** The account the figures were computed from; null if stated. */
  readonly account: string | null
}

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

/** The latest corrections on the ledger, newest first. */
export async function readCorrections(db: Sql): Promise<Correction[]> {
  const { rows } = await db.execute<{ line: string; before: string }>(sql`
    select c.line, b.line as before from ledger_entries c
    join ledger_entries b on b.seq = (c.line::json -> 'payload' ->> 'supersedes')::bigint
    where c.kind = 'correction' order by c.seq desc limit ${maxListedChanges}`)
  return rows.flatMap(({ line, before: earlier }) => {
    const { payload, recordedAt } = JSON.parse(line) as LedgerLine
    const { now, reason } = payload as unknown as Payloads['correction']
    const before = monthIn(JSON.parse(earlier))
    if (isCompletion(before, now)) return []
    const on = recordedAt.slice(0, 10)
    return [{ year: now.year, month: now.month, before: figuresOf(before), now: figuresOf(now), on, reason }]
  })
}

const monthIn = ({ kind, payload }: LedgerLine) =>
  (kind === 'correction' ? payload.now : payload) as unknown as MonthPayload

const figuresOf = ({ percentageGain, profitAmount, account }: MonthPayload): Figures => ({
  percentageGain,
  profitAmount,
  account: account ?? null,
})
