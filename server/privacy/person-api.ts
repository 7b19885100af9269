import { ApiError, invalidFields } from '#contract/errors.ts'
import type { Handlers } from '#contract/handler.ts'
import { announce } from '#server/db/announce.ts'
import { audit, type By } from '#server/db/audit.ts'
import type { Database, Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { Vault } from '#server/vault/vault.ts'
import { eraseRecords } from './erase.ts'
import { fingerprintsOf, recordErasure } from './erase-again.ts'
import { countKind, type Kind, keysOf, kindsOf, lockPerson, type PersonKeys, readKind } from './person.ts'
import { remainsOf } from './remains.ts'
import { isSharedPhone } from './shared-phone.ts'
import { countTeamWords, namedAs } from './team-words.ts'

type PersonCalls = 'findPerson' | 'exportPerson' | 'erasePerson'

/** One person's data across everything: found, exported, erased. */
export function personHandlers({ sql: db }: Database, vault: Pick<Vault, 'fingerprints'>): Handlers<PersonCalls> {
  /** The act as the log keeps it: by fingerprints, so that the log itself contains no address. */
  const record = (tx: Sql, by: By, action: string, keys: PersonKeys, counts: Record<string, number>) =>
    audit(tx, by, {
      action,
      entity: 'person',
      entityId: null,
      detail: {
        ...fingerprintsOf(keys, vault),
        counts,
      },
    })

  return {
    findPerson: ({ body }) =>
      db.transaction(async (tx) => {
        const keys = keysOf(body)
        const ids = await lockPerson(tx, keys)
        const leads = await tx.execute<FoundLead>(sql`
          select id, name, email, phone, status, created_at as "createdAt", deleted_at is not null as "isBinned"
          from contact_requests where id = any(${sql.param(ids.leads)}::uuid[]) order by created_at desc`)
        const setups = await tx.execute<FoundSetup>(sql`
          select id, full_name as "fullName", email, phone, status, created_at as "createdAt"
          from subscription_setups where id = any(${sql.param(ids.setups)}::uuid[]) order by created_at desc`)
        const kinds = kindsOf(ids, keys)
        const counts = await each(kinds, (kind) => countKind(tx, kind))
        const named = await namedAs(tx, ids, keys)
        return {
          leads: leads.rows.map(withIsoMoment),
          setups: setups.rows.map(withIsoMoment),
          counts: { ...counts, teamWords: await countTeamWords(tx, named) },
          isShared: await isSharedPhone(tx, keys.phone),
          remains: await remainsOf(tx, ids, named, keptOf(kinds, counts)),
        }
      }),

    exportPerson: ({ body }, context) =>
      db.transaction(async (tx) => {
        const keys = keysOf(body)
        const ids = await lockPerson(tx, keys)
        await refuseShared(tx, keys)
        const records = await each(kindsOf(ids, keys), (kind) => readKind(tx, kind))
        const counts = Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, rows.length]))
        assertFound(counts)
        await record(tx, context, 'person.exported', keys, counts)
        return {
          exportedAt: new Date().toISOString(),
          person: { email: body.email ?? null, phone: body.phone ?? null },
          records,
        }
      }),

    erasePerson: ({ body }, context) =>
      db.transaction(async (tx) => {
        const keys = keysOf(body)
        const confirmed = keysOf({ email: body.confirmation, phone: body.confirmation })
        const isConfirmed = keys.email ? confirmed.email === keys.email : confirmed.phone === keys.phone
        if (!isConfirmed) throw invalidFields({ confirmation: 'invalid' })
        const ids = await lockPerson(tx, keys)
        await refuseShared(tx, keys)
        const kinds = kindsOf(ids, keys)
        const named = await namedAs(tx, ids, keys)
        const kept = kinds.filter(({ keptFor }) => keptFor)
        const remains = await remainsOf(tx, ids, named, keptOf(kept, await each(kept, (kind) => countKind(tx, kind))))
        const removed = await eraseRecords(tx, ids, keys, named)
        assertFound(removed)
        await record(tx, context, 'person.erased', keys, removed)
        await recordErasure(tx, keys, vault)
        for (const id of ids.leads) await announce(tx, { topic: 'leads', change: 'removed', id })
        for (const id of ids.setups) await announce(tx, { topic: 'setups', change: 'removed', id })
        return { removed, remains }
      }),
  }
}

type FoundLead = {
  id: string
  name: string
  email: string
  phone: string
  status: string
  createdAt: string | Date
  isBinned: boolean
}
type FoundSetup = Omit<FoundLead, 'name' | 'isBinned'> & { fullName: string }

const withIsoMoment = <T extends { createdAt: string | Date }>(row: T) => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
})

/** One after the other, since they share a connection. */
async function each<T>(kinds: readonly Kind[], act: (kind: Kind) => Promise<T>): Promise<Record<string, T>> {
  const done: Record<string, T> = {}
  for (const kind of kinds) done[kind.name] = await act(kind)
  return done
}

const keptOf = (kinds: readonly Kind[], counts: Readonly<Record<string, number>>) =>
  kinds.map((kind) => [kind, counts[kind.name] ?? 0] as const)

/** Refuses a phone number of several people, which is ambiguous. */
async function refuseShared(tx: Sql, { phone }: PersonKeys): Promise<void> {
  if (await isSharedPhone(tx, phone)) throw invalidFields({ phone: 'several_people' })
}

function assertFound(counts: Record<string, number>): void {
  if (Object.values(counts).every((count) => count === 0)) throw new ApiError('not_found')
}
