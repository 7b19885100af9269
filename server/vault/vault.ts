import type { Sql } from '#server/db/database.ts'
import { eq, ne, sql } from '#server/db/drizzle.ts'
import { setupSecrets } from '#server/db/schema/setups.ts'
import { settings, totpSecrets } from '#server/db/schema/staff.ts'
import { open, rewrap, seal } from './envelope.ts'
import { type Key, type Keyring, KeyringError, type KeySource, readKeyring } from './keyring.ts'

export type Sealed = { readonly keyVersion: string; readonly sealed: Buffer }

/** Seals texts that must not be read from a stolen database, and opens them. */
export type Vault = {
  /** `place` is `table|row|column`: where the envelope will lie, and the only place where it opens. */
  seal(place: string, text: string): Sealed
  /** Throws `EnvelopeError` for a changed or moved envelope, `KeyringError` where its key is not here. */
  open(place: string, envelope: Sealed): Promise<string>
  /** Brings every envelope of the database under the current key; answers how many were not. */
  rewrapAll(db: Sql): Promise<number>
}

/** Places of envelopes, one name each for reader and writer. */
export const places = {
  setupPassword: (setupId: string) => `subscription_setup_secrets|${setupId}|sealed`,
  totpSecret: (userId: string) => `totp_secrets|${userId}|sealed`,
}

const fingerprintSetting = 'vault.key'

/**
 * Opens the vault. The database remembers the version of the key it is sealed with: a server that does not hold it stops
 * here (`KeyringError`) instead of sealing with a key that the others cannot open.
 */
export async function openVault(db: Sql, source: KeySource): Promise<Vault> {
  let keyring = await readKeyring(source)
  await agreeOnKey(db, keyring)

  const keyFor = async (version: string): Promise<Key> => {
    const known = find(keyring, version)
    if (known) return known
    // A key may have been added while we run.
    keyring = await readKeyring(source)
    const added = find(keyring, version)
    if (added) return added
    throw new KeyringError(`No key of version ${version} is at hand.`)
  }

  const rewrapOne = async (place: string, { keyVersion, sealed }: Sealed): Promise<Sealed> => ({
    keyVersion: keyring[0].version,
    sealed: rewrap(await keyFor(keyVersion), keyring[0], place, sealed),
  })

  return {
    seal: (place, text) => ({ keyVersion: keyring[0].version, sealed: seal(keyring[0], place, text) }),
    open: async (place, { keyVersion, sealed }) => open(await keyFor(keyVersion), place, sealed),
    async rewrapAll(db) {
      const { version } = keyring[0]
      let moved = 0
      const setups = await db.select().from(setupSecrets).where(ne(setupSecrets.keyVersion, version))
      for (const row of setups) {
        const next = await rewrapOne(places.setupPassword(row.setupId), row)
        await db.update(setupSecrets).set(next).where(eq(setupSecrets.setupId, row.setupId))
        moved += 1
      }
      const totps = await db.select().from(totpSecrets).where(ne(totpSecrets.keyVersion, version))
      for (const row of totps) {
        const next = await rewrapOne(places.totpSecret(row.userId), row)
        await db.update(totpSecrets).set(next).where(eq(totpSecrets.userId, row.userId))
        moved += 1
      }
      return moved
    },
  }
}

const find = (keyring: Keyring, version: string) => keyring.find((key) => key.version === version)

async function agreeOnKey(db: Sql, keyring: Keyring): Promise<void> {
  const [current] = keyring
  await db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: fingerprintSetting, value: current.version }).onConflictDoNothing()
    const [row] = await tx.select().from(settings).where(eq(settings.key, fingerprintSetting)).for('update')
    const known = row?.value as string
    if (!find(keyring, known)) {
      throw new KeyringError(
        `This database is sealed with key ${known}, which is not here (this server holds ${current.version}). ` +
          'Give every server the same SECRETS_KEY, or the same secrets folder in DATA_DIR.',
      )
    }
    if (known !== current.version) {
      await tx
        .update(settings)
        .set({ value: current.version, updatedAt: sql`now()` })
        .where(eq(settings.key, fingerprintSetting))
    }
  })
}
