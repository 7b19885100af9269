import type { Messenger } from '#domain/conversation/message.ts'
import type { NamedPerson } from '#domain/conversation/messengers/messenger-event.ts'
import { phoneSpellings } from '#domain/conversation/messengers/phone-spellings.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { isTypedOnly } from '#server/db/lead-of-person.ts'
import { leadAddresses } from '#server/db/schema/addresses.ts'
import { channelPeople, type FormerPhone } from '#server/db/schema/messengers.ts'
import { waitAgain } from './wait-again.ts'

export type StoredPerson = typeof channelPeople.$inferSelect

/** SQL that serialises processing of a channel's people across servers. */
export const lockChannel = (tx: Sql, channel: Messenger) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`people of ${channel}`}, 0))`)

const spellings = (phone: string | null) => (phone === null ? [] : [...phoneSpellings(phone)])

/**
 * The identified person, created if unknown. The channel's own id decides. A number alone means its current holder: one
 * with another id was reassigned.
 */
export async function personOf(tx: Sql, channel: Messenger, said: NamedPerson, at: Date): Promise<StoredPerson> {
  const known = said.key === null ? null : await byKey(tx, channel, said.key)
  const holder = said.phone === null ? null : await byPhone(tx, channel, said.phone)
  if (known) {
    const isNews = at >= known.knownAt
    if (holder && holder.id !== known.id && isNews) await resolveOther(tx, holder, known, at, null)
    const changed = await changePerson(tx, known, {
      ...namesOf(said),
      ...(isNews && { knownAt: at, ...phoneChange(known, said.phone, at) }),
    })
    return changed.phone === known.phone ? changed : tieByPhone(tx, changed)
  }
  if (holder && (said.key === null || holder.key === null)) {
    // A message from before the number changed hands is its former holder's.
    const former = said.key === null && at < holder.knownAt ? await formerHolder(tx, channel, said.phone!, at) : null
    return (
      former ?? changePerson(tx, holder, { ...namesOf(said), ...(said.key !== null && { key: said.key, knownAt: at }) })
    )
  }
  const former = said.key === null && said.phone !== null ? await formerHolder(tx, channel, said.phone, at) : null
  if (former) return former
  if (holder && at >= holder.knownAt)
    await changePerson(tx, holder, { knownAt: at, ...phoneChange(holder, null, at, true) })
  return create(tx, channel, said, at, holder !== null && at < holder.knownAt)
}

/** Changes a person's id or number; returns them, or null if unknown. */
export async function renamePerson(
  tx: Sql,
  channel: Messenger,
  { before, now, leavesPhone, at }: { before: NamedPerson; now: NamedPerson; leavesPhone: boolean; at: Date },
): Promise<StoredPerson | null> {
  const person =
    (before.key === null ? null : await byKey(tx, channel, before.key)) ??
    (before.phone === null ? null : await byPhone(tx, channel, before.phone))
  if (!person) return null
  const holders = [
    now.key === null ? null : await byKey(tx, channel, now.key),
    now.phone === null ? null : await byPhone(tx, channel, now.phone),
  ]
  for (const other of holders) if (other && other.id !== person.id) await resolveOther(tx, other, person, at, now.key)
  const key = now.key ?? person.key
  const renamed = await changePerson(tx, person, {
    knownAt: at > person.knownAt ? at : person.knownAt,
    key,
    ...(key !== person.key && person.key !== null && { formerKeys: [...new Set([...person.formerKeys, person.key])] }),
    ...phoneChange(person, now.phone, at, leavesPhone),
  })
  if (renamed.leadId !== null && now.phone !== null) await addPhone(tx, renamed.leadId, now.phone)
  return renamed.phone === person.phone ? renamed : tieByPhone(tx, renamed)
}

/** Assigns a person whose number has just become known to the only lead with it, with their earlier messages. */
async function tieByPhone(tx: Sql, person: StoredPerson): Promise<StoredPerson> {
  if (person.leadId !== null || person.phone === null) return person
  const leadId = await leadOfPhone(tx, person.channel as Messenger, person.phone)
  if (leadId === null) return person
  await giveMessages(tx, person, leadId)
  return changePerson(tx, person, { leadId })
}

/** Adds a number that the channel verified to the lead. */
export async function addPhone(tx: Sql, leadId: string, phone: string): Promise<void> {
  await tx.execute(sql`
    insert into lead_addresses (lead_id, kind, key, address, is_current, source)
    select ${leadId}::uuid, 'phone', ${phone}, ${`+${phone}`}, false, 'message'
    where not exists (select from lead_addresses where lead_id = ${leadId}::uuid and kind = 'phone'
      and key = any(${sql.param(spellings(phone))}::text[]))
    on conflict do nothing`)
}

async function byKey(tx: Sql, channel: Messenger, key: string): Promise<StoredPerson | null> {
  const [row] = await tx
    .select()
    .from(channelPeople)
    .where(and(eq(channelPeople.channel, channel), sql`(key = ${key} or ${key} = any(former_keys))`))
    .orderBy(sql`key = ${key} desc`)
    .limit(1)
  return row ?? null
}

async function byPhone(tx: Sql, channel: Messenger, phone: string): Promise<StoredPerson | null> {
  const [row] = await tx
    .select()
    .from(channelPeople)
    .where(and(eq(channelPeople.channel, channel), sql`phone_keys @> array[${phone}]::text[]`))
    .orderBy(sql`phone = ${phone} desc`)
    .limit(1)
  return row ?? null
}

/** The former holder of a number at a moment. */
async function formerHolder(tx: Sql, channel: Messenger, phone: string, at: Date): Promise<StoredPerson | null> {
  const [row] = await tx
    .select()
    .from(channelPeople)
    .where(
      and(
        eq(channelPeople.channel, channel),
        sql`exists (select from jsonb_to_recordset(former_phones) as f (phone text, until timestamptz)
          where f.phone = any(${sql.param(spellings(phone))}::text[]) and f.until > ${at.toISOString()}::timestamptz)`,
      ),
    )
    .limit(1)
  return row ?? null
}

/** Updates a person's facts; returns the new row. */
export async function changePerson(
  tx: Sql,
  person: StoredPerson,
  values: Partial<typeof channelPeople.$inferInsert>,
): Promise<StoredPerson> {
  if (Object.keys(values).length === 0) return person
  const [row] = await tx.update(channelPeople).set(values).where(eq(channelPeople.id, person.id)).returning()
  return row!
}

const namesOf = ({ name, username }: NamedPerson) => ({
  ...(name !== null && { name }),
  ...(username !== null && { username }),
})

function phoneChange(person: StoredPerson, phone: string | null, at: Date, leaves = false) {
  if (phone === null && !leaves) return {}
  if (phone === person.phone) return {}
  const left: FormerPhone[] = person.phone === null ? [] : [{ phone: person.phone, until: at.toISOString() }]
  return { phone, phoneKeys: spellings(phone), formerPhones: [...person.formerPhones, ...left] }
}

/**
 * Resolves another row with a person's number or id. It is the same person if known by number alone, or if it has the
 * announced new id (`sameKey`): its messages join, unless it is another lead. Otherwise it has given up the number.
 */
async function resolveOther(
  tx: Sql,
  other: StoredPerson,
  person: StoredPerson,
  at: Date,
  sameKey: string | null,
): Promise<void> {
  const isOfOneLead = other.leadId === null || person.leadId === null || other.leadId === person.leadId
  if (isOfOneLead && (other.key === null || other.key === sameKey)) return join(tx, other, person)
  const leavesKey = other.key !== null && other.key === sameKey
  await changePerson(tx, other, { knownAt: at, ...(leavesKey && { key: null }), ...phoneChange(other, null, at, true) })
}

/** Merges one row of a person into another. */
async function join(tx: Sql, from: StoredPerson, into: StoredPerson): Promise<void> {
  await tx.execute(
    sql`update messages set person_key = ${into.id}::text where channel = ${into.channel} and person_key = ${from.id}::text`,
  )
  await tx.delete(channelPeople).where(eq(channelPeople.id, from.id))
  const offersStoppedAt = into.offersStoppedAt ?? from.offersStoppedAt
  const writtenAt =
    [into.writtenAt, from.writtenAt].filter((one) => one !== null).toSorted((a, b) => +b - +a)[0] ?? null
  const { leadId } = await changePerson(tx, into, { leadId: into.leadId ?? from.leadId, offersStoppedAt, writtenAt })
  if (leadId !== null) await giveMessages(tx, into, leadId)
}

/** Moves messages from before the person was identified to the lead, which waits since the first of them that is unanswered. */
export async function giveMessages(
  tx: Sql,
  person: Pick<StoredPerson, 'id' | 'channel'>,
  leadId: string,
): Promise<void> {
  const { rows } = await tx.execute<{ waitingSince: Date | string | null }>(sql`
    with moved as (
      update messages set lead_id = ${leadId}::uuid, author = case when author = 'other' then 'lead' else author end
      where channel = ${person.channel} and person_key = ${person.id}::text and lead_id is null
      returning at, direction, settled_at)
    select min(at) filter (where direction = 'in' and settled_at is null) as "waitingSince" from moved`)
  const since = rows[0]?.waitingSince
  if (since) await waitAgain(tx, leadId, new Date(since))
}

async function create(
  tx: Sql,
  channel: Messenger,
  said: NamedPerson,
  at: Date,
  isLate: boolean,
): Promise<StoredPerson> {
  const phone = isLate ? null : said.phone
  const [row] = await tx
    .insert(channelPeople)
    .values({
      id: newId(),
      channel,
      leadId: phone === null ? null : await leadOfPhone(tx, channel, phone),
      key: said.key,
      phone,
      phoneKeys: spellings(phone),
      name: said.name,
      username: said.username,
      knownAt: at,
    })
    .returning()
  return row!
}

/** The only lead with a number; null if none, if several need a choice, or if the known holder has given it up. */
async function leadOfPhone(tx: Sql, channel: Messenger, phone: string): Promise<string | null> {
  const keys = sql`any(${sql.param(spellings(phone))}::text[])`
  const { rows } = await tx.execute<{ id: string; current: boolean; left: boolean }>(sql`
    select l.id, bool_or(a.is_current) as current, exists (
        select from channel_people p, jsonb_to_recordset(p.former_phones) as f (phone text)
        where p.channel = ${channel} and p.lead_id = l.id and f.phone = ${keys}) as left
    from lead_addresses a join contact_requests l on l.id = a.lead_id and l.deleted_at is null
    where a.kind = 'phone' and a.key = ${keys} and not ${sql.raw(isTypedOnly('a'))} group by l.id`)
  const left = rows.filter((row) => !row.left)
  const current = left.filter((row) => row.current)
  const found = current.length > 0 ? current : left
  return found.length === 1 ? found[0]!.id : null
}

/** The contact of a lead's own number, created if there was no message yet. */
export async function personOfOwnNumber(tx: Sql, channel: Messenger, leadId: string): Promise<StoredPerson | null> {
  const [own] = await tx
    .select({ key: leadAddresses.key })
    .from(leadAddresses)
    .where(and(eq(leadAddresses.leadId, leadId), eq(leadAddresses.kind, 'phone'), eq(leadAddresses.isCurrent, true)))
  if (!own || own.key === '') return null
  const known = await byPhone(tx, channel, own.key)
  if (known) return known.leadId === leadId ? known : null
  const [row] = await tx
    .insert(channelPeople)
    .values({
      id: newId(),
      channel,
      leadId,
      phone: own.key,
      phoneKeys: spellings(own.key),
      knownAt: new Date(),
    })
    .returning()
  return row!
}
