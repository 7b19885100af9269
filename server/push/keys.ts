import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { pushDevices, pushKeys } from '#server/db/schema/push.ts'
import { makeVapidKey, readVapidKey, type VapidKey } from '#server/outside/push/vapid.ts'
import { places, type Vault } from '#server/vault/vault.ts'

/**
 * The key pair of this installation, shared by all servers: sealed in the database, created at the first start. A new
 * one (also after its secret was dropped) ends all subscriptions, since browsers subscribe to a key.
 */
export async function openVapidKey(db: Sql, vault: Pick<Vault, 'seal' | 'open'>): Promise<VapidKey> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('push key', 0))`)
    const [known] = await tx.select().from(pushKeys).limit(1)
    if (known) return readVapidKey(await vault.open(places.pushKey(known.id), known))
    const { text, ...key } = makeVapidKey()
    const id = newId()
    await tx.delete(pushDevices).where(sql`true`)
    await tx.insert(pushKeys).values({ id, publicKey: key.publicKey, ...vault.seal(places.pushKey(id), text) })
    return key
  })
}
