import { claimFacts } from '#domain/claims/claim-facts.ts'
import type { AccountType, Claim, ClaimValue, Evidence } from '#domain/claims/claims.ts'
import type { Sql } from './database.ts'
import { claims } from './schema/record.ts'

/** UTC date of a moment, `YYYY-MM-DD`. */
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** The claim of a row of `claims`. */
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

/** All stated claims. */
export async function readStatedClaims(sql: Sql): Promise<Claim[]> {
  return (await sql.select().from(claims)).map(statedClaim)
}
