import { invalidFields } from '#contract/errors.ts'
import { looksOf } from '#domain/basics/disguise.ts'
import { claimsRealMoney } from '#domain/claims/public-words.ts'
import { slugOf } from '#domain/record/accounts.ts'
import type { Sql } from '#server/db/database.ts'
import { accounts } from '#server/db/schema/accounts.ts'

/**
 * Refuses a name or URL that could be confused with another account's, or suggests real money. `ownId`: the renamed
 * account.
 */
export async function checkName(
  tx: Sql,
  { name, type, ownId = null }: { name: string; type: string; ownId?: string | null },
): Promise<void> {
  if (type !== 'live' && claimsRealMoney(name)) throw invalidFields({ name: 'unproven' })
  const rows = await tx.select({ id: accounts.id, name: accounts.name, slug: accounts.slug }).from(accounts)
  const wanted = looksOf(name)
  const isTaken = rows.some(
    (row) =>
      row.id !== ownId && (looksOf(row.name) === wanted || row.slug === slugOf(name) || looksOf(row.slug) === wanted),
  )
  if (isTaken) throw invalidFields({ name: 'taken' })
}
