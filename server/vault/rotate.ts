import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { auditLog, settings } from '#server/db/schema/staff.ts'
import { addKey, dropOldKeys, type Keyring, type KeySource, readKeyring } from './keyring.ts'
import type { Rewrapped } from './rewrap.ts'
import { fingerprintSetting, keepers, openVault } from './vault.ts'

/** The result, and the versions of the remaining keys, the current one first. */
type Rotation = Rewrapped & { readonly keys: readonly string[] }

/**
 * Brings every sealed secret under a new key of the data folder, while servers run: they open with either key, and seal
 * with the new one from the moment the database announces it. The older keys stay, for backups made before.
 */
export async function rotateKey(db: Sql, dataDir: string): Promise<Rotation> {
  await addKey(dataDir)
  return rewrap(db, dataDir)
}

/**
 * Drops all keys but the current one, once nothing is sealed with them. If something does not open, nothing is dropped:
 * its key may be among them.
 */
export async function retireOldKeys(db: Sql, dataDir: string): Promise<Rotation> {
  const done = await rewrap(db, dataDir)
  return done.unreadable > 0 ? done : { ...done, keys: versionsOf(await dropOldKeys(dataDir)) }
}

/**
 * Drops secrets whose key is missing, so that a product that lost its key can start: trading passwords must be
 * requested again, authenticator apps set up again. Readable secrets stay. Returns the number removed.
 */
export async function forgetLostSecrets(db: Sql, source: KeySource): Promise<{ forgotten: number }> {
  const versions = versionsOf(await readKeyring(source))
  return db.transaction(async (tx) => {
    let forgotten = 0
    for (const { table } of keepers) {
      const { rowCount } = await tx.execute(
        sql`delete from ${table} where key_version <> all (${sql.param(versions)}::text[])`,
      )
      forgotten += rowCount ?? 0
    }
    await tx.update(settings).set({ value: versions[0] }).where(eq(settings.key, fingerprintSetting))
    await tx
      .insert(auditLog)
      .values({ action: 'secrets.given_up', entity: 'vault', entityId: null, detail: { forgotten } })
    return { forgotten }
  })
}

async function rewrap(db: Sql, dataDir: string): Promise<Rotation> {
  const source = { secretsKey: undefined, dataDir }
  const vault = await openVault(db, source)
  const done = await vault.rewrapAll(db)
  return { ...done, keys: versionsOf(await readKeyring(source)) }
}

const versionsOf = (keyring: Keyring) => keyring.map(({ version }) => version)
