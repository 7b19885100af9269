import { monthState } from '#domain/record/track-record.ts'
import { monthlyGrowth } from '#domain/report/balance.ts'
import { isResult, resultOf } from '#domain/report/deal.ts'
import { goldOperations } from '#domain/report/gold-operations.ts'
import type { PositionedDeal } from '#domain/report/positions.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { appendToLedger } from '#server/db/ledger.ts'
import { recordMonth } from '../ledger/months.ts'
import { operationEntry } from '../ledger/operations.ts'
import { momentOfClock } from './broker-clock.ts'
import type { AccountRow } from './stored.ts'

/** Name of gold against the dollar in the list of operations, whatever the broker's. */
const goldPair = 'XAU/USD'

type Carrier = Pick<AccountRow, 'id' | 'slug' | 'type' | 'serverZone' | 'isMadeUp'>

/**
 * Computes months and operations of the firm's record from the deals of the account that carries it. A month from deals
 * overrides a typed one, which is kept. `asOf`: when the deals were imported; the month of that day is unfinished.
 */
export async function publishRecord(
  tx: Sql,
  account: Carrier,
  deals: readonly PositionedDeal[],
  actorRole: string,
  asOf: Date,
): Promise<void> {
  await publishMonths(tx, account, deals, actorRole, asOf)
  await publishOperations(tx, account, deals, actorRole)
}

async function publishMonths(
  tx: Sql,
  { id, slug, isMadeUp }: Carrier,
  deals: readonly PositionedDeal[],
  actorRole: string,
  asOf: Date,
): Promise<void> {
  const profits = new Map<string, number>()
  for (const deal of deals) {
    const month = deal.time.slice(0, 7)
    if (isResult(deal)) profits.set(month, (profits.get(month) ?? 0) + resultOf(deal))
  }
  for (const [name, growth] of monthlyGrowth(deals)) {
    const [year = 0, month = 0] = name.split('-').map(Number)
    const figures = { year, month, percentageGain: (growth || 0).toFixed(2), profitAmount: profits.get(name) ?? 0 }
    const isUnfinished = monthState(figures, asOf) !== 'over'
    await tx.execute(sql`
      insert into monthly_performance as m
        (id, year, month, percentage_gain, profit_amount, account_id, is_unfinished, is_made_up)
      values (${newId()}, ${year}, ${month}, ${figures.percentageGain}, ${figures.profitAmount}, ${id}, ${isUnfinished}, ${isMadeUp})
      on conflict (year, month) do update set
        typed_percentage_gain = case when m.account_id is null then m.percentage_gain else m.typed_percentage_gain end,
        typed_profit_amount = case when m.account_id is null then m.profit_amount else m.typed_profit_amount end,
        percentage_gain = excluded.percentage_gain,
        profit_amount = excluded.profit_amount,
        account_id = excluded.account_id,
        is_unfinished = excluded.is_unfinished,
        is_made_up = excluded.is_made_up,
        updated_at = case when (m.percentage_gain, m.profit_amount)
          is distinct from (excluded.percentage_gain, excluded.profit_amount) then now() else m.updated_at end`)
    const payload = {
      ...figures,
      source: 'imported',
      account: slug,
      ...(isUnfinished && { isUnfinished }),
      ...(isMadeUp && { isMadeUp }),
    }
    await recordMonth(tx, actorRole, payload, null)
  }
}

async function publishOperations(
  tx: Sql,
  { id, slug, type, serverZone, isMadeUp }: Carrier,
  deals: readonly PositionedDeal[],
  actorRole: string,
): Promise<void> {
  const operations = goldOperations(deals).map((operation) => ({ id: newId(), ...operation }))
  const column = (of: (operation: (typeof operations)[number]) => unknown) => sql.param(operations.map(of))
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into trading_operations
      (account_id, account_type, pair, is_made_up, id, position, type, entry_price, exit_price, result, pips, time, executed_at)
    select ${id}::uuid, ${type}, ${goldPair}, ${isMadeUp}::boolean, * from unnest(
      ${column(({ id }) => id)}::uuid[],
      ${column(({ position }) => position)}::text[],
      ${column((operation) => operation.type)}::text[],
      ${column(({ entryPrice }) => entryPrice)}::numeric[],
      ${column(({ exitPrice }) => exitPrice)}::numeric[],
      ${column(({ result }) => result)}::integer[],
      ${column(({ pips }) => pips)}::numeric[],
      ${column(({ closed }) => closed.slice(11, 16))}::text[],
      ${column(({ closed }) => momentOfClock(closed, serverZone).toISOString())}::timestamptz[])
    on conflict (account_id, position) do nothing
    returning id`)
  const added = new Set(rows.map((row) => row.id))
  const entries = operations
    .filter((operation) => added.has(operation.id))
    .map(({ closed, ...operation }) =>
      operationEntry(
        {
          ...operation,
          pair: goldPair,
          time: closed.slice(11, 16),
          executedAt: momentOfClock(closed, serverZone),
          accountType: type,
          isMadeUp,
        },
        slug,
      ),
    )
  await appendToLedger(tx, actorRole, entries)
}
