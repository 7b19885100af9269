import type { ClaimHistoryEntry } from '#contract/claims.ts'
import type { Actor } from '#contract/handler.ts'
import type { Claim } from '#domain/claims/claims.ts'
import { claimEntry } from '#domain/ledger/payloads.ts'
import type { By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { desc, eq, sql } from '#server/db/drizzle.ts'
import { appendToLedger } from '#server/db/ledger.ts'
import { claimHistory, claims } from '#server/db/schema/record.ts'
import { users } from '#server/db/schema/staff.ts'
import { statedClaim } from '#server/db/stated-claims.ts'

type StatedRow = {
  readonly claim: Claim & { asOf: string }
  readonly approvedBy: string | null
  readonly approvedAt: Date
}

/** All statements, with approver and time, by id. */
export async function readStated(db: Sql): Promise<ReadonlyMap<string, StatedRow>> {
  const rows = await db
    .select({ row: claims, username: users.username })
    .from(claims)
    .leftJoin(users, eq(users.id, claims.approvedBy))
  return new Map(
    rows.map(({ row, username }) => [
      row.id,
      { claim: statedClaim(row), approvedBy: username, approvedAt: row.updatedAt },
    ]),
  )
}

/** Every change of every claim, newest first. */
export async function readHistory(db: Sql): Promise<ReadonlyMap<string, ClaimHistoryEntry[]>> {
  const rows = await db.select().from(claimHistory).orderBy(desc(claimHistory.id))
  return Map.groupBy(
    rows.map(({ at, action, statement, claimId, ...row }) => ({
      ...row,
      claimId,
      at: at.toISOString(),
      action: action as ClaimHistoryEntry['action'],
      statement: statement as ClaimHistoryEntry['statement'],
    })),
    ({ claimId }) => claimId,
  ) as ReadonlyMap<string, (ClaimHistoryEntry & { claimId: string })[]>
}

/** Locks the claim until the transaction ends. Returns the number of its last change, 0 for none. */
export async function lockClaim(tx: Sql, id: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`claim ${id}`}, 0))`)
  const [last] = await tx
    .select({ id: claimHistory.id })
    .from(claimHistory)
    .where(eq(claimHistory.claimId, id))
    .orderBy(desc(claimHistory.id))
    .limit(1)
  return last?.id ?? 0
}

const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

export async function isStated(tx: Sql, id: string): Promise<boolean> {
  return (await tx.select({ id: claims.id }).from(claims).where(eq(claims.id, id))).length > 0
}

/** The actor of a statement: the ledger stores only their role. */
type ByRole = By & { readonly actor: Pick<Actor, 'role'> }

export type NewStatement = NonNullable<ClaimHistoryEntry['statement']>

/** States a claim, replacing the previous statement; stating approves it. */
export async function writeStatement(tx: Sql, id: string, statement: NewStatement, by: ByRole): Promise<void> {
  const wasStated = await isStated(tx, id)
  const { value, accountType, asOf, expiresOn, evidence } = statement
  const row = {
    value,
    accountType,
    asOf: startOf(asOf),
    expiresAt: expiresOn === null ? null : startOf(expiresOn),
    evidence,
    approvedBy: by.actor.userId,
    updatedAt: new Date(),
  }
  await tx
    .insert(claims)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: claims.id, set: row })
  await remember(tx, id, wasStated ? 'changed' : 'stated', statement, by)
}

/** Withdraws a statement; it stays in the history. */
export async function deleteStatement(tx: Sql, id: string, by: ByRole): Promise<void> {
  await tx.delete(claims).where(eq(claims.id, id))
  await remember(tx, id, 'withdrawn', null, by)
}

async function remember(
  tx: Sql,
  claimId: string,
  action: ClaimHistoryEntry['action'],
  statement: NewStatement | null,
  { actor }: ByRole,
): Promise<void> {
  const [row] = await tx
    .insert(claimHistory)
    .values({ claimId, action, statement, userId: actor.userId, username: actor.username })
    .returning()
  await appendToLedger(tx, actor.role, [claimEntry(claimId, action, statement, row!.at.toISOString())])
}
