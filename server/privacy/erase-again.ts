import type { Ending } from '#server/db/backup/endings.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { endings } from '#server/db/schema/upkeep.ts'
import type { Vault } from '#server/vault/vault.ts'
import { eraseRecords } from './erase.ts'
import { lockPerson, type PersonKeys } from './person.ts'
import { namedAs } from './team-words.ts'

const personSubject = 'person'
type Fingerprints = Pick<Vault, 'fingerprints'>

const texts = { email: (key: string) => `person email ${key}`, phone: (key: string) => `person phone ${key}` }

/** A person's addresses as logs keep them: recognised with the key of the installation, and never read. */
export const fingerprintsOf = ({ email, phone }: PersonKeys, vault: Fingerprints) => ({
  ...(email && { email: vault.fingerprints(texts.email(email))[0] }),
  ...(phone && { phone: vault.fingerprints(texts.phone(phone))[0] }),
})

/** Notes for restores that a person was erased. */
export const recordErasure = (tx: Sql, keys: PersonKeys, vault: Fingerprints) =>
  tx.insert(endings).values({ subjectTable: personSubject, state: fingerprintsOf(keys, vault) })

/** Every address in the database, once. */
const addresses = sql`
  select 'email' as kind, key from lead_addresses where kind = 'email'
  union select 'email', email_key from subscription_setups union select 'email', email_key from cancellations
  union select 'email', email_key from billing_addresses
  union select 'email', email_key from quarantined_messages union select 'email', recipient from mails
  union select 'phone', key from lead_addresses where kind = 'phone'
  union select 'phone', phone_key from subscription_setups union select 'phone', phone_key from quarantined_messages`

/** Erases people from a restored copy who were erased after its backup; returns the number of their addresses. */
export async function eraseAgain(tx: Sql, known: readonly Ending[], vault: Fingerprints): Promise<number> {
  const erased = new Set(
    known
      .filter(({ subjectTable }) => subjectTable === personSubject)
      .flatMap(({ state }) => Object.values(state as Record<string, string>)),
  )
  if (erased.size === 0) return 0
  const { rows } = await tx.execute<{ kind: 'email' | 'phone'; key: string }>(addresses)
  const found = rows.filter(({ kind, key }) => vault.fingerprints(texts[kind](key)).some((one) => erased.has(one)))
  for (const { kind, key } of found) {
    const keys: PersonKeys = { email: null, phone: null, [kind]: key }
    const ids = await lockPerson(tx, keys)
    await eraseRecords(tx, ids, keys, await namedAs(tx, ids, keys))
  }
  return found.length
}
