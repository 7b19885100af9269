import type { AccountType } from '#domain/claims/claims.ts'
import { leastReal, type Records } from '#domain/record/measures.ts'
import type { Sql } from '#server/db/database.ts'
import { desc, eq, isNull, sql } from '#server/db/drizzle.ts'
import { tradingOperations } from '#server/db/schema/record.ts'

/** Operations of one origin: an account, or loaded lists. */
type CountedOperations = Pick<Records, 'operations' | 'accountType'> & {
  readonly isMadeUp: boolean
  /** The day the newest was recorded, `YYYY-MM-DD`; null without any. */
  readonly recordedOn: string | null
}

/** Maximum operations of one origin on a page. */
const shownOperations = 10

/** The newest operations of an account, or, with null, of loaded lists. */
export function readNewestOperations(db: Sql, accountId: string | null) {
  return db
    .select()
    .from(tradingOperations)
    .where(accountId === null ? isNull(tradingOperations.accountId) : eq(tradingOperations.accountId, accountId))
    .orderBy(desc(tradingOperations.executedAt), desc(tradingOperations.id))
    .limit(shownOperations)
}

type Kept = { readonly edition: string; readonly counted: ReadonlyMap<string | null, CountedOperations> }

/** Cache of all operations until one is added: they are never changed or removed. */
const kept = new WeakMap<Sql, Kept>()

const none: CountedOperations = { operations: [], accountType: null, isMadeUp: false, recordedOn: null }

/** The operations by origin; `of` returns those of an account, or of loaded lists for null. */
export async function countOperations(db: Sql): Promise<{ of(accountId: string | null): CountedOperations }> {
  const { rows } = await db.execute<{ edition: string }>(sql`
    select concat(count(*), ' ', max(created_at), ' ', max(id::text), ' ', bool_or(is_made_up)) as edition
    from ${tradingOperations}`)
  const { edition } = rows[0]!
  const known = kept.get(db)
  const counted = known?.edition === edition ? known.counted : await readAll(db)
  kept.set(db, { edition, counted })
  return { of: (accountId) => counted.get(accountId) ?? none }
}

type Row = {
  account: string | null
  result: number
  day: string
  type: AccountType
  isMadeUp: boolean
  recorded: string
}

async function readAll(db: Sql): Promise<Kept['counted']> {
  const { rows } = await db.execute<Row>(sql`
    select account_id as account, result, account_type as type, is_made_up as "isMadeUp",
      to_char(executed_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as recorded
    from ${tradingOperations} order by executed_at desc, id desc`)
  return new Map(
    [...Map.groupBy(rows, ({ account }) => account)].map(([account, all]): [string | null, CountedOperations] => [
      account,
      {
        operations: all.map(({ result, day }) => ({ result, day })),
        accountType: leastReal([...new Set(all.map(({ type }) => type))]),
        isMadeUp: all.some(({ isMadeUp }) => isMadeUp),
        recordedOn: all.reduce<string | null>(
          (last, { recorded }) => (last && last > recorded ? last : recorded),
          null,
        ),
      },
    ]),
  )
}
