import type { Messenger } from '#domain/conversation/message.ts'
import {
  type MessengerEvent,
  ownWordsInChat,
  type PersonMessage,
} from '#domain/conversation/messengers/messenger-event.ts'
import { asksToStop } from '#domain/conversation/opt-out.ts'
import { clockAfterMessage } from '#domain/leads/answer-clock.ts'
import { announce } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, isNull } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { messages } from '#server/db/schema/messages.ts'
import { sealOriginal } from '../conversation/originals.ts'
import { countReplyElsewhere } from '../conversation/reply.ts'
import { settle, upTo } from '../conversation/settle.ts'
import { type StoredLead, toRow, updateLead } from '../lead-store.ts'
import { applyToMessage, keepForLater, takeWaitingEvents } from './about-messages.ts'
import { addToAlbum } from './album.ts'
import { askForFiles, type EventContext, filesOf } from './files.ts'
import { changePerson, lockChannel, personOf, renamePerson, type StoredPerson } from './people.ts'
import { stopPhoneOffers, wantOffersAgain } from './phone-offers.ts'
import { openByStartKey } from './start-keys.ts'
import { lockLiveLead } from './wait-again.ts'

/** Processes a messenger event, once, in the caller's transaction. */
export async function receiveEvent(tx: Sql, event: MessengerEvent, context: EventContext): Promise<void> {
  const { channel } = context
  await lockChannel(tx, channel)
  switch (event.is) {
    case 'message':
      return takeMessage(tx, event, context)
    case 'status':
    case 'reaction':
    case 'edit':
    case 'deletion': {
      if (await applyToMessage(tx, channel, event, context.at)) return
      await keepForLater(tx, channel, event)
      return
    }
    case 'identity':
      return takeIdentity(tx, event, context)
    case 'offers': {
      const person = await personOf(tx, channel, event.person, momentOf(event.at, context.at))
      await (event.wanted ? wantOffersAgain(tx, person) : stopPhoneOffers(tx, person))
      return
    }
    case 'door': {
      const person = await personOf(tx, channel, event.person, momentOf(event.at, context.at))
      await changePerson(tx, person, { closedAt: event.open ? null : (person.closedAt ?? context.at) })
      if (person.leadId) await announce(tx, { topic: 'leads', change: 'changed', id: person.leadId })
      return
    }
  }
}

/** The channel's time; now if that is missing or in the future. */
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

async function takeMessage(tx: Sql, event: PersonMessage, context: EventContext): Promise<void> {
  const { channel, at } = context
  if (await isTaken(tx, channel, event.id)) return
  const isOurs = event.ours !== undefined
  const sentAt = momentOf(event.at, at)
  const found = await personOf(tx, channel, event.person, sentAt)
  const person = event.startKey === undefined ? found : await openByStartKey(tx, found, event.startKey)
  const lead = await leadOf(tx, person)
  if (event.group !== null && (await addToAlbum(tx, event, person, context))) return
  const id = newId()
  const files = filesOf(event.files, 1, context)
  await tx.insert(messages).values({
    id,
    leadId: lead?.id ?? null,
    channel,
    direction: isOurs ? 'out' : 'in',
    author: isOurs ? 'us' : lead ? 'lead' : 'other',
    personKey: person.id,
    personName: event.person.name ?? person.name,
    writtenBy: event.ours ?? null,
    kind: event.kind,
    text: event.text,
    marks: event.marks,
    files,
    externalId: event.id,
    references: event.quotes === null ? [] : [event.quotes],
    groupKey: event.group,
    ...(event.group !== null && { parts: [{ id: event.id, text: event.text, marks: event.marks, files }] }),
    isAutomatic: event.isAutomatic,
    state: isOurs ? 'sent' : 'received',
    at,
    sentAt,
    ...((isOurs || event.isAutomatic) && { settledAt: at, settledAs: isOurs ? 'ours' : 'automatic' }),
  })
  await sealOriginal(tx, context.vault, id, context.packed)
  await askForFiles(tx, id, event.files, 1, context)
  if (isOurs) await noteAnswered(tx, person, lead, { event, id, at })
  else await noteWritten(tx, person, lead, { event, id, at, sentAt })
  for (const waiting of await takeWaitingEvents(tx, channel, event.id)) await applyToMessage(tx, channel, waiting, at)
}

type Written = {
  readonly event: Pick<PersonMessage, 'text' | 'isAutomatic'>
  readonly id: string
  readonly at: Date
  readonly sentAt: Date
}

/** Effects of their message outside the thread. */
async function noteWritten(
  tx: Sql,
  person: StoredPerson,
  lead: StoredLead | null,
  { event, id, at, sentAt }: Written,
): Promise<void> {
  if (event.isAutomatic) {
    if (lead) await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
    await announce(tx, { topic: 'messages', change: 'arrived', id })
    return
  }
  const isLatest = person.writtenAt === null || sentAt > person.writtenAt
  const writer = await changePerson(tx, person, { closedAt: null, ...(isLatest && { writtenAt: sentAt }) })
  if (asksToStop(ownWordsInChat(event.text))) await stopPhoneOffers(tx, writer)
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

/** Counts our message from the channel's own app as a reply, unless it is automatic. */
async function noteAnswered(
  tx: Sql,
  { id: personKey, channel }: StoredPerson,
  lead: StoredLead | null,
  { event, id, at }: Omit<Written, 'sentAt'>,
): Promise<void> {
  if (!event.isAutomatic) {
    const ofStranger = and(eq(messages.channel, channel), eq(messages.personKey, personKey), isNull(messages.leadId))
    if (lead) await countReplyElsewhere(tx, lead, { id, at }, channel)
    else await settle(tx, and(ofStranger, upTo({ id, at })), 'answered', channel)
  }
  if (lead) await announce(tx, { topic: 'leads', change: 'changed', id: lead.id })
  await announce(tx, { topic: 'messages', change: 'arrived', id })
}

async function takeIdentity(
  tx: Sql,
  event: Extract<MessengerEvent, { is: 'identity' }>,
  { channel, vault, packed, at }: EventContext,
): Promise<void> {
  if (await isTaken(tx, channel, event.id)) return
  const sentAt = momentOf(event.at, at)
  const { person: before, now, leavesPhone } = event
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
    externalId: event.id,
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
