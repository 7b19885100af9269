import type { Sql } from '#server/db/database.ts'
import { addKey, dropOldKeys, type Keyring, readKeyring } from './keyring.ts'
import type { Rewrapped } from './rewrap.ts'
import { openVault } from './vault.ts'

/** What was done, and the versions of the keys there are now, the current one first. */
export type Rotation = Rewrapped & { readonly keys: readonly string[] }

/**
 * Brings every sealed secret under a new key of the data folder, while servers run: they open with either key, and seal
 * with the new one from the moment the database announces it. The older keys stay, for backups made before.
 */
export async function rotateKey(db: Sql, dataDir: string): Promise<Rotation> {
  await addKey(dataDir)
  return rewrap(db, dataDir)
}

/**
 * Drops all keys but the current one, once nothing is sealed with them any more. Where something does not open, nothing
 * is dropped: the key it waits for may be among them.
 */
export async function retireOldKeys(db: Sql, dataDir: string): Promise<Rotation> {
  const done = await rewrap(db, dataDir)
  return done.unreadable > 0 ? done : { ...done, keys: versionsOf(await dropOldKeys(dataDir)) }
}

async function rewrap(db: Sql, dataDir: string): Promise<Rotation> {
  const source = { secretsKey: undefined, dataDir }
  const vault = await openVault(db, source)
  const done = await vault.rewrapAll(db)
  return { ...done, keys: versionsOf(await readKeyring(source)) }
}

const versionsOf = (keyring: Keyring) => keyring.map(({ version }) => version)
