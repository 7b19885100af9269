import { index, integer, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '#server/db/drizzle.ts'
import { createdAt, moment, sealedContent } from './columns.ts'
import { leads } from './leads.ts'
import { messages } from './messages.ts'

/** People in messengers: identified by the channel's ids, since numbers may be absent, change or be reassigned. */
export const channelPeople = pgTable(
  'channel_people',
  {
    /** `messages.person_key` of messages from and to them. */
    id: uuid('id').primaryKey(),
    channel: text('channel').notNull(),
    /** Null: no lead yet. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    /** The channel's own id of the person; null while only a number is known. */
    key: text('key'),
    formerKeys: text('former_keys').array().notNull().default(sql`'{}'::text[]`),
    /** Digits; null: not shown to us. */
    phone: text('phone'),
    /** The number in all its spellings (`domain/conversation/phone-spellings`). */
    phoneKeys: text('phone_keys').array().notNull().default(sql`'{}'::text[]`),
    /** Former numbers, with the time they were given up: a later holder is somebody else. */
    formerPhones: jsonb('former_phones').$type<readonly FormerPhone[]>().notNull().default([]),
    name: text('name'),
    username: text('username'),
    /** When id and number were last confirmed. */
    knownAt: moment('known_at').notNull(),
    /** Their latest message, by the channel's clock: the start of the reply window. */
    writtenAt: moment('written_at'),
    /** Since when they block our messages; null: they don't. */
    closedAt: moment('closed_at'),
    /** When they opted out of offers; only they can undo it. */
    offersStoppedAt: moment('offers_stopped_at'),
    /** The teammate who gave them to the lead; null where their number or start link did. */
    attachedBy: text('attached_by'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('channel_people_key').on(t.channel, t.key),
    index('channel_people_phones').using('gin', t.phoneKeys),
    index('channel_people_lead').on(t.leadId),
  ],
)
export type FormerPhone = { readonly phone: string; readonly until: string }

/** Messages of ours that wait to be handed to their channel. */
export const channelSends = pgTable(
  'channel_sends',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    channel: text('channel').notNull(),
    /** For a template: its name, language and values. */
    template: jsonb('template').$type<SentTemplate>(),
    /** Ids of the sent parts: a long text is sent as several messages. */
    sentParts: text('sent_parts').array().notNull().default(sql`'{}'::text[]`),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    /** When sending began; if still set after a while, its outcome is unknown. */
    handedAt: moment('handed_at'),
    /** When it was given up; a teammate may resend it. */
    endedAt: moment('ended_at'),
  },
  (t) => [index('channel_sends_due').on(t.dueAt).where(sql`ended_at is null`)],
)
export type SentTemplate = { readonly name: string; readonly language: string; readonly values: readonly string[] }

/** Channel events about messages we did not know yet: states before the id, reactions before the message. */
export const channelEvents = pgTable(
  'channel_events',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel').notNull(),
    /** The message it is about, by its id in the channel. */
    about: text('about').notNull(),
    event: jsonb('event').notNull(),
    at: createdAt(),
  },
  (t) => [index('channel_events_about').on(t.channel, t.about)],
)

/** Files of messages that are still with the channel. */
export const messageDownloads = pgTable(
  'message_downloads',
  {
    id: uuid('id').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    /** Id of the file in the channel. */
    remoteId: text('remote_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    /** When the channel deletes the file. */
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('message_downloads_due').on(t.dueAt), index('message_downloads_message').on(t.messageId)],
)

/** Files of messages, sealed; also of one that is being written to a lead, which has no place yet. */
export const messageFiles = pgTable(
  'message_files',
  {
    id: uuid('id').primaryKey(),
    /** Null: it is not sent yet. */
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    place: integer('place').notNull().default(0),
    /** Until it is sent: the lead, and its writer's text. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    draft: jsonb('draft').$type<DraftedFile>(),
    createdAt: createdAt(),
    ...sealedContent(),
  },
  (t) => [
    uniqueIndex('message_files_place').on(t.messageId, t.place),
    index('message_files_draft').on(t.leadId).where(sql`message_id is null`).concurrently(),
  ],
)
/** `by`: username. */
type DraftedFile = { readonly name: string; readonly type: string; readonly size: number; readonly by: string }

/** Keys of start links: the first person to open one is tied to its lead. */
export const startKeys = pgTable(
  'start_keys',
  {
    id: uuid('id').primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('start_keys_key').on(t.key), index('start_keys_lead').on(t.leadId)],
)
