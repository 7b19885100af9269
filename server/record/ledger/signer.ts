import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { Sql } from '#server/db/database.ts'
import { desc, eq, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { ledgerKeySecrets, ledgerKeys } from '#server/db/schema/ledger.ts'
import { places, type Vault } from '#server/vault/vault.ts'

/** Signs heads of the ledger. A key is named by its public half (Ed25519, base64url), so that it needs no lookup. */
export type Signer = { readonly keyId: string; sign(text: string): string }

/**
 * The signer of this installation. Its key is sealed in the database, shared by all servers; a missing one (first
 * start, or dropped secrets) is created, and all public keys stay listed.
 */
export async function openSigner(db: Sql, vault: Pick<Vault, 'seal' | 'open'>): Promise<Signer> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('ledger key', 0))`)
    const [known] = await tx
      .select({ secret: ledgerKeySecrets })
      .from(ledgerKeySecrets)
      .innerJoin(ledgerKeys, eq(ledgerKeys.keyId, ledgerKeySecrets.keyId))
      .orderBy(desc(ledgerKeys.createdAt))
      .limit(1)
    if (known) {
      const { id, keyId } = known.secret
      return signerOf(keyId, fromText(await vault.open(places.ledgerKey(id), known.secret)))
    }
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const keyId = publicKey.export({ format: 'jwk' }).x!
    const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
    await tx.insert(ledgerKeys).values({ keyId })
    const id = newId()
    await tx.insert(ledgerKeySecrets).values({ id, keyId, ...vault.seal(places.ledgerKey(id), text) })
    return signerOf(keyId, privateKey)
  })
}

const fromText = (text: string) => createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })

const signerOf = (keyId: string, key: KeyObject): Signer => ({
  keyId,
  sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
})
