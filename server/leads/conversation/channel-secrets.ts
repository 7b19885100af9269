import type { Channel } from '#domain/conversation/message.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { channelSecrets } from '#server/db/schema/messages.ts'
import { places, type Vault } from '#server/vault/vault.ts'

/** A secret of a channel. */
type SecretName = { readonly channel: Channel; readonly name: string }

const named = ({ channel, name }: SecretName) => and(eq(channelSecrets.channel, channel), eq(channelSecrets.name, name))

/** Stores a secret of a channel, replacing the last one; null deletes it. */
export async function keepSecret(tx: Sql, vault: Vault, which: SecretName, secret: string | null): Promise<void> {
  await tx.delete(channelSecrets).where(named(which))
  if (secret === null) return
  const id = newId()
  await tx.insert(channelSecrets).values({ id, ...which, ...vault.seal(places.channelSecret(id), secret) })
}

export async function readSecret(db: Sql, vault: Vault, which: SecretName): Promise<string | null> {
  const [row] = await db.select().from(channelSecrets).where(named(which))
  return row ? vault.open(places.channelSecret(row.id), row) : null
}
