import type { Messenger } from '#domain/conversation/message.ts'
import type { Heard, HeardMessage } from '#domain/conversation/messengers/heard.ts'
import { asksToStop } from '#domain/conversation/opt-out.ts'
import { clockAfterMessage } from '#domain/leads/answer-clock.ts'
import { announce } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { messages } from '#server/db/schema/messages.ts'
import { sealOriginal } from '../conversation/originals.ts'
import { type StoredLead, toRow, updateLead } from '../lead-store.ts'
import { applyToMessage, keepForLater, takeWaitingEvents } from './about-messages.ts'
import { addToAlbum } from './album.ts'
import { askForFiles, filesOf, type Hearing } from './files.ts'
import { changePerson, lockChannel, personOf, renamePerson, type StoredPerson } from './people.ts'
import { stopPhoneOffers, wantOffersAgain } from './phone-offers.ts'
import { openByStartKey } from './start-keys.ts'
import { lockLiveLead } from './wait-again.ts'

/** Processes a messenger event, once, in the caller's transaction. */
export async function hear(tx: Sql, heard: Heard, hearing: Hearing): Promise<void> {
  const { channel } = hearing
  await lockChannel(tx, channel)
  switch (heard.is) {
    case 'message':
      return takeMessage(tx, heard, hearing)
    case 'status':
    case 'reaction':
    case 'edit':
    case 'deletion': {
      if (await applyToMessage(tx, channel, heard, hearing.at)) return
      await keepForLater(tx, channel, heard)
      return
    }
    case 'identity':
      return takeIdentity(tx, heard, hearing)
    case 'offers': {
      const person = await personOf(tx, channel, heard.person, momentOf(heard.at, hearing.at))
      await (heard.wanted ? wantOffersAgain(tx, person) : stopPhoneOffers(tx, person))
      return
    }
    case 'door': {
      const person = await personOf(tx, channel, heard.person, momentOf(heard.at, hearing.at))
      await changePerson(tx, person, { closedAt: heard.open ? null : (person.closedAt ?? hearing.at) })
      if (person.leadId) await announce(tx, { topic: 'leads', change: 'changed', id: person.leadId })
      return
    }
  }
}

/** By the channel's clock, which is never ahead of ours. */
const momentOf = (said: string | null, now: Date): Date =>
  said === null || new Date(said) > now ? now : new Date(said)

const isTaken = async (tx: Sql, channel: Messenger, externalId: string) => {
  const known = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.channel, channel), eq(messages.externalId, externalId)))
  return known.length > 0
}

/** The person's lead, locked; null if none, or in the recycle bin. */
async function leadOf(tx: Sql, { leadId }: StoredPerson): Promise<StoredLead | null> {
  if (leadId === null) return null
  return lockLiveLead(tx, leadId)
}

async function takeMessage(tx: Sql, heard: HeardMessage, hearing: Hearing): Promise<void> {
  const { channel, at } = hearing
  if (await isTaken(tx, channel, heard.id)) return
  const sentAt = momentOf(heard.at, at)
  const found = await personOf(tx, channel, heard.person, sentAt)
  const person = heard.startKey === undefined ? found : await openByStartKey(tx, found, heard.startKey)
  const lead = await leadOf(tx, person)
  if (heard.group !== null && (await addToAlbum(tx, heard, person, hearing))) return
  const id = newId()
  const files = filesOf(heard.files, 1, hearing)
  await tx.insert(messages).values({
    id,
    leadId: lead?.id ?? null,
    channel,
    direction: 'in',
    author: lead ? 'lead' : 'other',
    personKey: person.id,
    personName: heard.person.name ?? person.name,
    kind: heard.kind,
    text: heard.text,
    marks: heard.marks,
    files,
    externalId: heard.id,
    references: heard.quotes === null ? [] : [heard.quotes],
    groupKey: heard.group,
    ...(heard.group !== null && { parts: [{ id: heard.id, text: heard.text, marks: heard.marks, files }] }),
    isAutomatic: heard.isAutomatic,
    state: 'received',
    at,
    sentAt,
    ...(heard.isAutomatic && { settledAt: at, settledAs: 'automatic' }),
  })
  await sealOriginal(tx, hearing.vault, id, hearing.packed)
  await askForFiles(tx, id, heard.files, 1, hearing)
  await noteWritten(tx, person, lead, { heard, id, at, sentAt })
  for (const waiting of await takeWaitingEvents(tx, channel, heard.id)) await applyToMessage(tx, channel, waiting, at)
}

type Written = {
  readonly heard: Pick<HeardMessage, 'text' | 'isAutomatic'>
  readonly id: string
  readonly at: Date
  readonly sentAt: Date
}

/** Effects of their message outside the thread. */
async function noteWritten(
  tx: Sql,
  person: StoredPerson,
  lead: StoredLead | null,
  { heard, id, at, sentAt }: Written,
): Promise<void> {
  if (heard.isAutomatic) {
    if (lead) await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
    await announce(tx, { topic: 'messages', change: 'arrived', id })
    return
  }
  const isLatest = person.writtenAt === null || sentAt > person.writtenAt
  const writer = await changePerson(tx, person, { closedAt: null, ...(isLatest && { writtenAt: sentAt }) })
  if (asksToStop(heard.text)) await stopPhoneOffers(tx, writer)
  if (lead) {
    await updateLead(tx, lead.id, {
      updatedAt: new Date(),
      returnedCount: lead.returnedCount + 1,
      lastReturnedAt: at,
      ...clockAfterMessage(toRow(lead), at),
    })
    await announce(tx, { topic: 'leads', change: 'returned', id: lead.id })
  }
  await announce(tx, { topic: 'messages', change: 'arrived', id })
}

async function takeIdentity(
  tx: Sql,
  heard: Extract<Heard, { is: 'identity' }>,
  { channel, vault, packed, at }: Hearing,
): Promise<void> {
  if (await isTaken(tx, channel, heard.id)) return
  const sentAt = momentOf(heard.at, at)
  const { person: before, now, leavesPhone } = heard
  const person = await renamePerson(tx, channel, { before, now, leavesPhone, at: sentAt })
  // Unknown people become known when they write.
  if (!person) return
  const lead = await leadOf(tx, person)
  const id = newId()
  const number = (phone: string | null) => (phone === null ? '' : `+${phone}`)
  await tx.insert(messages).values({
    id,
    leadId: lead?.id ?? null,
    channel,
    direction: 'in',
    author: lead ? 'lead' : 'other',
    personKey: person.id,
    personName: person.name,
    kind: 'identity',
    text: [number(before.phone), number(now.phone)].filter((one) => one !== '').join(' → '),
    externalId: heard.id,
    isAutomatic: true,
    state: 'received',
    at,
    sentAt,
    settledAt: at,
    settledAs: 'automatic',
  })
  await sealOriginal(tx, vault, id, packed)
  if (lead) await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
}
