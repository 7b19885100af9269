import type pg from 'pg'
import { ApiError } from '#contract/errors.ts'
import { audit, type By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, gt, sql } from '#server/db/drizzle.ts'
import { setupSecrets, subscriptionSetups } from '#server/db/schema/setups.ts'
import { EnvelopeError } from '#server/vault/envelope.ts'
import { KeyringError } from '#server/vault/keyring.ts'
import { places, type Vault } from '#server/vault/vault.ts'

/**
 * The password of a setup. Who opened it and why is recorded before it is shown; so is a try that found a password which
 * does not open. Throws `not_found`, `secret_gone`, `secret_damaged`.
 */
export async function revealPassword(
  db: Sql,
  vault: Vault,
  by: By,
  { id, reason }: { id: string; reason: string },
): Promise<string> {
  const [found] = await db
    .select({ id: subscriptionSetups.id, keyVersion: setupSecrets.keyVersion, sealed: setupSecrets.sealed })
    .from(subscriptionSetups)
    .leftJoin(
      setupSecrets,
      and(eq(setupSecrets.setupId, subscriptionSetups.id), gt(setupSecrets.purgeAfter, sql`now()`)),
    )
    .where(eq(subscriptionSetups.id, id))
  if (!found) throw new ApiError('not_found')
  const { keyVersion, sealed } = found
  if (!keyVersion || !sealed) throw new ApiError('secret_gone')
  const record = (action: string, detail: Record<string, unknown>) =>
    audit(db, by, { action, entity: 'setup', entityId: id, detail })
  const password = await vault.open(places.setupPassword(id), { keyVersion, sealed }).catch(async (error: unknown) => {
    if (!(error instanceof EnvelopeError || error instanceof KeyringError)) throw error
    await record('setup.reveal_failed', { reason, problem: error.name })
    throw new ApiError('secret_damaged')
  })
  await record('setup.revealed', { reason })
  return password
}

/** Permanently removes the password of a setup. */
export async function purgeSecret(tx: Sql, setupId: string): Promise<void> {
  await tx.delete(setupSecrets).where(eq(setupSecrets.setupId, setupId))
}

/** Removes every expired password (docs/product.md#trading-passwords); returns how many. */
export async function purgeSecrets(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query('delete from subscription_setup_secrets where purge_after <= settled_now()')
  return rowCount ?? 0
}
