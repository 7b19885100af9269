import { claimFacts } from '#domain/claim-facts.ts'
import type { AccountType, Claim, ClaimValue, Evidence } from '#domain/claims.ts'
import type { Sql } from './database.ts'
import { claims } from './schema/record.ts'

/** A day of a moment, `YYYY-MM-DD`, in UTC. */
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** A row of `claims` as a claim. */
export function statedClaim(row: typeof claims.$inferSelect): Claim & { provenance: 'stated'; asOf: string } {
  return {
    id: row.id,
    topic: claimFacts.get(row.id)?.topic ?? 'company',
    provenance: 'stated',
    value: row.value as ClaimValue,
    accountType: row.accountType as AccountType | null,
    asOf: dayOf(row.asOf),
    ...(row.expiresAt && { expiresOn: dayOf(row.expiresAt) }),
    evidence: row.evidence as Evidence,
  }
}

/** Everything the operator states. */
export async function readStatedClaims(sql: Sql): Promise<Claim[]> {
  return (await sql.select().from(claims)).map(statedClaim)
}
