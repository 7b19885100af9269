import { createHmac } from 'node:crypto'
import type { Sql } from '#server/db/database.ts'
import { eq, sql } from '#server/db/drizzle.ts'
import { settings } from '#server/db/schema/staff.ts'
import { open, rewrap, type Sealed, seal } from './envelope.ts'
import { type Key, type Keyring, KeyringError, type KeySource, readKeyring } from './keyring.ts'
import { type Keeper, type Rewrapped, rewrapTables } from './rewrap.ts'

/** The channel on which the database announces that the current key was changed (`vault-sql`). */
export const vaultChannel = 'vault'

/** Seals texts that must not be read from a stolen database, and opens them. */
export type Vault = {
  /** `place` is `table|row|column`: where the envelope will lie, and the only place where it opens. */
  seal(place: string, text: string): Sealed
  /** Throws `EnvelopeError` for a changed or moved envelope, `KeyringError` where its key is not here. */
  open(place: string, envelope: Sealed): Promise<string>
  /**
   * Fingerprint that recognises a text without storing it; texts cannot be tried against it without the key. One for each
   * key, the current one first.
   */
  fingerprints(text: string): readonly [string, ...string[]]
  /** Brings every envelope of the database under the current key. */
  rewrapAll(db: Sql): Promise<Rewrapped>
  /** Reloads the keys: one may have been added while we run. */
  refresh(): Promise<void>
}

/** Places of envelopes, one name each for reader and writer. */
export const places = {
  setupPassword: (setupId: string) => `subscription_setup_secrets|${setupId}|sealed`,
  totpSecret: (userId: string) => `totp_secrets|${userId}|sealed`,
  loginKey: (id: string) => `login_keys|${id}|sealed`,
  ledgerKey: (id: string) => `ledger_key_secrets|${id}|sealed`,
  pushKey: (id: string) => `push_keys|${id}|sealed`,
  attachment: (id: string) => `lead_attachment_secrets|${id}|sealed`,
  webhookSecret: (id: string) => `webhook_secrets|${id}|sealed`,
  messageOriginal: (messageId: string) => `message_originals|${messageId}|sealed`,
  messageFile: (id: string) => `message_files|${id}|sealed`,
  channelSecret: (id: string) => `channel_secrets|${id}|sealed`,
  brokerMail: (mailId: string) => `broker_mail_secrets|${mailId}|sealed`,
}

export const keepers: readonly Keeper[] = [
  { table: sql`subscription_setup_secrets`, row: sql`setup_id`, placeOf: places.setupPassword },
  { table: sql`totp_secrets`, row: sql`user_id`, placeOf: places.totpSecret },
  { table: sql`login_keys`, row: sql`id`, placeOf: places.loginKey },
  { table: sql`ledger_key_secrets`, row: sql`id`, placeOf: places.ledgerKey },
  { table: sql`push_keys`, row: sql`id`, placeOf: places.pushKey },
  { table: sql`lead_attachment_secrets`, row: sql`attachment_id`, placeOf: places.attachment },
  { table: sql`webhook_secrets`, row: sql`id`, placeOf: places.webhookSecret },
  { table: sql`message_originals`, row: sql`message_id`, placeOf: places.messageOriginal },
  { table: sql`message_files`, row: sql`id`, placeOf: places.messageFile },
  { table: sql`channel_secrets`, row: sql`id`, placeOf: places.channelSecret },
  { table: sql`broker_mail_secrets`, row: sql`mail_id`, placeOf: places.brokerMail },
]

/** Where the database stores the version of its key. */
export const fingerprintSetting = 'vault.key'

/**
 * Opens the vault. The database stores the version of its key: a server without it stops here (`KeyringError`) instead
 * of sealing with a key that others can't open.
 */
export async function openVault(db: Sql, source: KeySource): Promise<Vault> {
  let keyring = await readKeyring(source)
  await agreeOnKey(db, keyring)

  const refresh = async () => {
    keyring = await readKeyring(source)
  }
  const keyFor = async (version: string): Promise<Key> => {
    const known = find(keyring, version)
    if (known) return known
    await refresh()
    const added = find(keyring, version)
    if (added) return added
    throw new KeyringError(`No key of version ${version} is available.`)
  }

  return {
    refresh,
    seal: (place, text) => ({ keyVersion: keyring[0].version, sealed: seal(keyring[0], place, text) }),
    open: async (place, { keyVersion, sealed }) => open(await keyFor(keyVersion), place, sealed),
    fingerprints(text) {
      const [first, ...rest] = keyring.map((key) => fingerprint(key, text))
      return [first!, ...rest]
    },
    async rewrapAll(db) {
      const [current] = keyring
      return rewrapTables(db, keepers, current.version, async (place, { keyVersion, sealed }) =>
        rewrap(await keyFor(keyVersion), current, place, sealed),
      )
    },
  }
}

function fingerprint({ bytes, version }: Key, text: string): string {
  const own = createHmac('sha256', bytes).update('fingerprint').digest()
  return `${version}.${createHmac('sha256', own).update(text).digest('base64url')}`
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
          'Give every server the same SECRETS_KEY, or the same secrets folder in DATA_DIR. Where that key is lost for good, ' +
          '`npm run rotate-key -- --forget-lost` gives up what only it could open.',
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
