import { eq } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { accounts, deals, reportImports } from '#server/db/schema/accounts.ts'
import type { Product } from './product.ts'

/** Registers a demo account with this slug; returns its id. */
export async function registerAccount({ database }: Product, slug: string): Promise<string> {
  const id = newId()
  await database.sql.insert(accounts).values({
    id,
    slug,
    name: `Account ${slug}`,
    type: 'demo',
    currency: 'USD',
    broker: 'Example Broker',
    digits: 2,
    loginSalt: 'salt',
  })
  return id
}

/**
 * Adds deals `from` to `from + count - 1` to an account, as an accepted import does: first a deposit, then consecutive
 * positions, each with a profit of a cent or two more than the one before.
 */
export async function takeDeals({ database }: Product, accountId: string, from: number, count: number): Promise<void> {
  const importId = newId()
  const profitOf = (seq: number) => (seq === 1 ? 1_000_000 : seq % 2 ? seq : 0)
  let balance = Array.from({ length: from - 1 }, (_, index) => profitOf(index + 1)).reduce((sum, one) => sum + one, 0)
  await database.sql.transaction(async (tx) => {
    await tx.insert(reportImports).values({
      id: importId,
      accountId,
      fileSha256: 'a'.repeat(64),
      fileSize: 1,
      startedBy: 'ana',
    })
    await tx.insert(deals).values(
      Array.from({ length: count }, (_, index) => {
        const seq = from + index
        balance += profitOf(seq)
        const isFlow = seq === 1
        return {
          accountId,
          importId,
          ticket: String(seq),
          seq,
          time: `2026-03-02 10:${String(Math.floor(seq / 60) % 60).padStart(2, '0')}:${String(seq % 60).padStart(2, '0')}`,
          type: isFlow ? 'balance' : seq % 2 ? 'sell' : 'buy',
          symbol: isFlow ? '' : 'XAUUSD',
          direction: isFlow ? null : seq % 2 ? 'out' : 'in',
          volume: isFlow ? '0' : '0.5',
          price: '2600.5',
          order: '1',
          commission: 0,
          fee: 0,
          swap: 0,
          profit: profitOf(seq),
          balance,
          position: isFlow ? null : String(Math.floor(seq / 2)),
          hasStop: null,
        }
      }),
    )
    await tx
      .update(reportImports)
      .set({ state: 'accepted', recomputed: 31, agree: 31, finishedAt: new Date() })
      .where(eq(reportImports.id, importId))
  })
}
