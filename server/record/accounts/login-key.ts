import { createHmac, randomBytes } from 'node:crypto'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { loginKeys } from '#server/db/schema/accounts.ts'
import { places, type Vault } from '#server/vault/vault.ts'
import type { ReportAccount } from '../report/report.ts'

/** The installation's keyed hash of a login on a server; null if a report names none. */
export type LoginKey = (account: Pick<ReportAccount, 'login' | 'server' | 'company'>) => Promise<string | null>

/**
 * Recognises a login across accounts and servers without storing it. The key is created once and sealed in the
 * database: the vault's own keys are rotated, and a login must still be recognised afterwards. Reports without a server
 * (MetaTrader 4) are distinguished by broker.
 */
export function openLoginKey(db: Sql, vault: Pick<Vault, 'seal' | 'open'>): LoginKey {
  let key: Promise<Buffer> | null = null
  return async ({ login, server, company }) => {
    if (login === null) return null
    key ??= db.transaction((tx) => readKey(tx, vault))
    key.catch(() => {
      key = null
    })
    const place = (server ?? company ?? '').trim().toLowerCase()
    return createHmac('sha256', await key)
      .update(`login-v1\n${place}\n${login}`)
      .digest('hex')
  }
}

async function readKey(tx: Sql, vault: Pick<Vault, 'seal' | 'open'>): Promise<Buffer> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('login key', 0))`)
  const [known] = await tx.select().from(loginKeys)
  if (known) return Buffer.from(await vault.open(places.loginKey(known.id), known), 'base64')
  const id = newId()
  const made = randomBytes(32)
  await tx.insert(loginKeys).values({ id, ...vault.seal(places.loginKey(id), made.toString('base64')) })
  return made
}
