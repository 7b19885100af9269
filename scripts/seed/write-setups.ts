import { personKeys } from '#domain/addresses/person-keys.ts'
import { dayMs, hourMs } from '#domain/basics/instant.ts'
import {
  type AccessWay,
  needsPassword,
  passwordLifetimeDays,
  processedAtFor,
  purgesPassword,
  type SetupStatus,
} from '#domain/setups/setups.ts'
import type { Language } from '#domain/site/languages.ts'
import type { Sql } from '#server/db/database.ts'
import { and, desc, eq, isNull } from '#server/db/drizzle.ts'
import { leads } from '#server/db/schema/leads.ts'
import { setupSecrets, subscriptionSetups } from '#server/db/schema/setups.ts'
import { places, type Vault } from '#server/vault/vault.ts'
import { type Random, randomFrom, weighted } from './random.ts'
import { teammateFor } from './staff/team.ts'

/** Number of setups, for the customers who were won last. */
const count = 40

const drawAccessWay = weighted<AccessWay | null>([
  [null, 3],
  ['investor_password', 4],
  ['broker_copy', 2],
  ['own_terminal', 1],
])
const drawStatus = weighted<SetupStatus>([
  ['completed', 12],
  ['failed', 1],
  ['processing', 2],
])
const servers = ['Meridian-Live 2', 'Meridian-Live 4', 'Northgate-Real', null]

/** Submits account setups for the leads that were won last, with made-up encrypted passwords; returns the number. */
export async function writeSetups(db: Sql, vault: Vault, seed: string, now: number): Promise<number> {
  const random = randomFrom(`${seed} setups`)
  const won = await db
    .select()
    .from(leads)
    .where(and(eq(leads.status, 'converted'), isNull(leads.deletedAt)))
    .orderBy(desc(leads.updatedAt), desc(leads.id))
    .limit(count)
  const made = won.map((lead, i) => makeSetup(random, lead, now - Math.round((i + random.next()) * 9 * hourMs), now))
  const secrets = made.flatMap(({ id, createdAt, status, accessWay }) => {
    const purgeAfter = new Date(createdAt.getTime() + passwordLifetimeDays * dayMs)
    if (!needsPassword(accessWay ?? undefined) || purgesPassword(status) || purgeAfter.getTime() < now) return []
    return [{ setupId: id, purgeAfter, ...vault.seal(places.setupPassword(id), `Demo-${random.digits(6)}!`) }]
  })
  if (made.length > 0) await db.insert(subscriptionSetups).values(made)
  if (secrets.length > 0) await db.insert(setupSecrets).values(secrets)
  return made.length
}

function makeSetup(random: Random, lead: typeof leads.$inferSelect, createdMs: number, now: number) {
  const createdAt = new Date(createdMs)
  const handledMs = createdMs + random.around(8 * hourMs, 0.8)
  const isNew = handledMs > now
  const status = isNew ? 'pending' : drawStatus(random)
  const handledAt = new Date(isNew ? createdMs : handledMs)
  return {
    id: random.id(createdMs),
    fullName: lead.name,
    email: lead.email,
    phone: lead.phone,
    ...personKeys(lead.email, lead.phone),
    mt5Username: `5${random.digits(7)}`,
    brokerServer: random.pick(servers),
    investmentAmount: `${random.whole(1, 20) * 1000} USD`,
    accessWay: drawAccessWay(random),
    language: lead.language,
    status,
    emailSent: true,
    processedAt: processedAtFor(status, handledAt),
    assignedTo: isNew ? null : teammateFor(random, lead.language as Language).name,
    createdAt,
    updatedAt: handledAt,
  }
}
