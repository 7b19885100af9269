import type { SQL } from 'drizzle-orm'
import type { MessageState, Messenger } from '#domain/conversation/message.ts'
import {
  isFurther,
  type MessengerEvent,
  ownWordsInChat,
  stateOfParts,
} from '#domain/conversation/messengers/messenger-event.ts'
import { maxTelegramBytes } from '#domain/conversation/messengers/telegram.ts'
import { asksToStop } from '#domain/conversation/opt-out.ts'
import { announce } from '#server/db/announce.ts'
import type { Sql } from '#server/db/database.ts'
import { and, eq, sql } from '#server/db/drizzle.ts'
import { newId } from '#server/db/id.ts'
import { messages } from '#server/db/schema/messages.ts'
import { channelEvents, channelPeople } from '#server/db/schema/messengers.ts'
import type { StoredMessage } from '../conversation/message-row.ts'
import { askForFiles, filesOf } from './files.ts'
import { stopPhoneOffers } from './phone-offers.ts'
import { waitAgain } from './wait-again.ts'

/** Events about a message. */
type About = Extract<MessengerEvent, { is: 'status' | 'reaction' | 'edit' | 'deletion' }>

/** Days for which Telegram lets a replacing file be fetched. WhatsApp does not allow replacing a file. */
export const telegramFileDays = 7

/** WhatsApp's error code for an opt-out. */
const wantsNoOffers = '131050'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Applies an event to its message; false if we have no such message. */
export async function applyToMessage(tx: Sql, channel: Messenger, event: About, now: Date): Promise<boolean> {
  const message = await messageAbout(tx, channel, event)
  if (!message) return false
  if (event.is === 'status') {
    if (event.billing) await tx.update(messages).set({ billing: event.billing }).where(eq(messages.id, message.id))
    await applyState(tx, message, event.state, event.problem, event.about)
  } else if (event.is === 'reaction') await applyReaction(tx, message, event)
  else if (event.is === 'edit') await applyEdit(tx, message, event, now)
  else if (message.deletedAt === null && (await isOf(tx, message, event)))
    await tx.update(messages).set({ deletedAt: now }).where(eq(messages.id, message.id))
  if (message.leadId) await announce(tx, { topic: 'leads', change: 'changed', id: message.leadId })
  return true
}

async function messageAbout(tx: Sql, channel: Messenger, event: About): Promise<StoredMessage | null> {
  const one = (which: SQL) =>
    tx
      .select()
      .from(messages)
      .where(and(eq(messages.channel, channel), which))
      .limit(1)
      .for('update')
  const [message] = await one(eq(messages.externalId, event.about))
  // Our request had no response, so WhatsApp's id of the message is only known now.
  if (!message && event.is === 'status' && event.ours !== null && uuid.test(event.ours)) {
    const [ours] = await one(sql`${messages.id} = ${event.ours}::uuid and ${messages.direction} = 'out'`)
    if (ours && ours.externalId === null)
      await tx.update(messages).set({ externalId: event.about }).where(eq(messages.id, ours.id))
    return ours ?? null
  }
  if (message || event.is !== 'edit' || event.group === null || event.person.key === null) return message ?? null
  // It is about a part of a combined message.
  const [whole] = await one(sql`${messages.groupKey} = ${event.group} and ${messages.personKey} in (
    select id::text from channel_people where channel = ${channel} and key = ${event.person.key})`)
  return whole ?? null
}

/**
 * Advances the state of a message or of one of its parts; never moves it back. A failed message waits in the inbox.
 */
export async function applyState(
  tx: Sql,
  message: Pick<StoredMessage, 'id' | 'state' | 'personKey' | 'channel' | 'parts'>,
  said: MessageState,
  problem: string | null,
  about: string | null = null,
): Promise<void> {
  const parts = message.parts.map((part) =>
    part.id === about && isFurther(said, part.state ?? 'sent') ? { ...part, state: said } : part,
  )
  const isOfPart = about !== null && parts.length > 1
  const state = isOfPart ? stateOfParts(parts.map((part) => part.state ?? 'sent')) : said
  if (isOfPart) await tx.update(messages).set({ parts }).where(eq(messages.id, message.id))
  const hasFailedNow = isOfPart && state === 'failed' && message.state !== 'failed'
  if (!hasFailedNow && !isFurther(state, message.state as MessageState)) return
  const waits = state === 'failed' ? { settledAt: null, settledAs: null } : { settledAt: sql`now()`, settledAs: 'ours' }
  await tx
    .update(messages)
    .set({ state, problem, ...waits })
    .where(eq(messages.id, message.id))
  if (problem !== wantsNoOffers) return
  const [person] = await tx.select().from(channelPeople).where(sql`${channelPeople.id}::text = ${message.personKey}`)
  if (person) await stopPhoneOffers(tx, person)
}

async function applyReaction(tx: Sql, { id, reactions }: StoredMessage, event: Extract<About, { is: 'reaction' }>) {
  const by = event.person.key ?? event.person.phone ?? ''
  const at = event.at ?? new Date().toISOString()
  const before = reactions.find((one) => one.by === by)
  // Their latest reaction counts, in any order of arrival.
  if (before && before.at > at) return
  const others = reactions.filter((one) => one.by !== by)
  await tx
    .update(messages)
    .set({ reactions: [...others, { by, emoji: event.emoji, at }] })
    .where(eq(messages.id, id))
}

/** Stores an edit beside the original text: the message waits for an answer again. */
async function applyEdit(tx: Sql, message: StoredMessage, event: Extract<About, { is: 'edit' }>, now: Date) {
  const at = event.at ?? now.toISOString()
  const of = message.externalId === event.about ? {} : { of: event.about }
  const isKnown = message.edits.some((one) => one.at === at && one.text === event.text)
  // Telegram also reports edits without a change of text, such as a link preview.
  const before = message.edits.findLast((one) => (one.of ?? message.externalId) === event.about)
  const original = message.parts.find(({ id }) => id === event.about) ?? message
  const isSameText = event.text === (before ?? original).text
  // A replacement is recognised by its size, since the id of the same file differs each time.
  const added = (event.files ?? []).filter(({ size }) => !message.files.some((file) => file.size === size))
  if (isKnown || (isSameText && added.length === 0) || !(await isOf(tx, message, event))) return
  const edits = isSameText
    ? message.edits
    : [...message.edits, { text: event.text, at, ...of }].toSorted((a, b) => a.at.localeCompare(b.at))
  const from = message.files.length + 1
  const context = { at: now, fileDays: telegramFileDays, maxFileBytes: maxTelegramBytes }
  const shown = filesOf(added, from, context)
  const files = [...message.files, ...shown]
  const parts = message.parts.map((part) =>
    part.id === event.about ? { ...part, files: [...part.files, ...shown] } : part,
  )
  const waits = { settledAt: null, settledBy: null, settledAs: null }
  await tx
    .update(messages)
    .set({ edits, files, parts, ...waits })
    .where(eq(messages.id, message.id))
  await askForFiles(tx, message.id, added, from, context)
  if (asksToStop(ownWordsInChat(event.text))) {
    const [person] = await tx.select().from(channelPeople).where(sql`${channelPeople.id}::text = ${message.personKey}`)
    if (person) await stopPhoneOffers(tx, person)
  }
  if (message.leadId) await waitAgain(tx, message.leadId, now)
}

/** True if a message is by the author of the event, since only they can edit or delete it. */
async function isOf(tx: Sql, message: StoredMessage, { person }: Exclude<About, { is: 'status' }>): Promise<boolean> {
  if (message.direction !== 'in') return false
  const [writer] = await tx.select().from(channelPeople).where(sql`${channelPeople.id}::text = ${message.personKey}`)
  if (!writer) return false
  if (person.key !== null)
    return person.key === writer.key || writer.formerKeys.includes(person.key) || writer.key === null
  return (
    person.phone !== null &&
    [...writer.phoneKeys, ...writer.formerPhones.map(({ phone }) => phone)].includes(person.phone)
  )
}

/** Stores an event that arrived before its message. */
export async function keepForLater(tx: Sql, channel: Messenger, event: About): Promise<void> {
  await tx.insert(channelEvents).values({ id: newId(), channel, about: event.about, event: event })
}

/** Events about a message that arrived before it, in order. */
export async function takeWaitingEvents(tx: Sql, channel: Messenger, about: string): Promise<About[]> {
  const rows = await tx
    .delete(channelEvents)
    .where(and(eq(channelEvents.channel, channel), eq(channelEvents.about, about)))
    .returning({ id: channelEvents.id, event: channelEvents.event })
  return rows.toSorted((a, b) => a.id.localeCompare(b.id)).map(({ event }) => event as About)
}
