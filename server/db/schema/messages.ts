import type {
  Billing,
  MessageEdit,
  MessageFile,
  MessageMark,
  MessagePart,
  MessageReaction,
} from '#domain/conversation/message.ts'
import type { Fold } from '#domain/conversation/quoted-text.ts'
import { bigint, boolean, index, integer, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '#server/db/drizzle.ts'
import { createdAt, moment, requestId, sealedContent, updatedAt } from './columns.ts'
import { leads } from './leads.ts'

/** Messages of all channels, in both directions. One from an unknown sender has no lead and waits in the inbox. */
export const messages = pgTable(
  'messages',
  {
    /** For our mails also the id in `mails` and the Message-ID. */
    id: uuid('id').primaryKey(),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    /** `domain/conversation/message`: channels, directions, authors, states. */
    channel: text('channel').notNull(),
    direction: text('direction').notNull(),
    author: text('author').notNull(),
    /** Key of the sender in the channel; for our messages, of the recipient. */
    personKey: text('person_key').notNull(),
    personName: text('person_name'),
    /** The teammate who wrote it, or forwarded one of theirs from their own mailbox; else null. */
    writtenBy: text('written_by'),
    subject: text('subject'),
    /** Kind of message besides text (`domain/conversation/message`). */
    kind: text('kind').notNull().default('text'),
    text: text('text').notNull(),
    /** Stretches of the text that its writer set in another style. */
    marks: jsonb('marks').$type<readonly MessageMark[]>().notNull().default([]),
    reactions: jsonb('reactions').$type<readonly MessageReaction[]>().notNull().default([]),
    /** Later edits by its author; the text stays unchanged. */
    edits: jsonb('edits').$type<readonly MessageEdit[]>().notNull().default([]),
    /** When its author deleted it in the channel. */
    deletedAt: moment('deleted_at'),
    /** Shared by the parts of one message, such as an album. */
    groupKey: text('group_key'),
    /** Parts of such a message, in order of arrival. */
    parts: jsonb('parts').$type<readonly MessagePart[]>().notNull().default([]),
    /** Lines that only repeat what we sent (`domain/conversation/quoted-text`). */
    folds: jsonb('folds').$type<readonly Fold[]>().notNull().default([]),
    files: jsonb('files').$type<readonly MessageFile[]>().notNull().default([]),
    /** Id of the message in its channel, unique there; null until the channel assigns one. */
    externalId: text('external_id'),
    /** Message-ID, and those it refers to, the nearest first. */
    mailId: text('mail_id'),
    references: text('references').array().notNull().default(sql`'{}'::text[]`),
    /** Further recipients of the sender; never written to without a teammate's choice. */
    copies: text('copies').array().notNull().default(sql`'{}'::text[]`),
    /** Reply-To, if different from the sender. */
    answerTo: text('answer_to'),
    /** The lead of its key or reference, if it is in another thread. */
    hintLeadId: uuid('hint_lead_id'),
    /** The leads that a forwarded mail could be about, if several. */
    choiceLeadIds: uuid('choice_lead_ids').array().notNull().default(sql`'{}'::uuid[]`),
    /** Written by a program: an absence note or a report. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** Parsing failed in part. */
    isDamaged: boolean('is_damaged').notNull().default(false),
    state: text('state').notNull(),
    /** Error code of the channel. */
    problem: text('problem'),
    /** WhatsApp billing category, if reported (`domain/conversation/message`). */
    billing: text('billing').$type<Billing>(),
    /** Time our server received it, or a teammate wrote it; the sort order of threads. */
    at: moment('at').notNull().defaultNow(),
    /** The sender's own date. */
    sentAt: moment('sent_at'),
    /** When, by whom and how it stopped needing an answer (`settlements`); null while it does. */
    settledAt: moment('settled_at'),
    settledBy: text('settled_by'),
    settledAs: text('settled_as'),
    requestId: requestId(),
  },
  (t) => [
    uniqueIndex('messages_once').on(t.channel, t.externalId),
    index('messages_thread').on(t.leadId, t.at, t.id),
    index('messages_person').on(t.channel, t.personKey, t.at),
    index('messages_mail').on(t.mailId).where(sql`mail_id is not null`),
    index('messages_waiting').on(t.leadId, t.at).where(sql`settled_at is null and direction = 'in'`),
    index('messages_of_nobody').on(t.at, t.id).where(sql`lead_id is null`),
    index('messages_sent_at').on(t.at).where(sql`direction = 'out'`).concurrently(),
    index('messages_failed').on(t.leadId).where(sql`settled_at is null and direction = 'out'`).concurrently(),
  ],
)

/** Original messages, sealed: all bytes are kept, whatever was parsed. */
export const messageOriginals = pgTable('message_originals', {
  messageId: uuid('message_id')
    .primaryKey()
    .references(() => messages.id, { onDelete: 'cascade' }),
  ...sealedContent(),
})

/** Keys in reply addresses, each of one lead. A merge keeps the keys of all leads. */
export const replyKeys = pgTable(
  'reply_keys',
  {
    id: uuid('id').primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('reply_keys_key').on(t.key), index('reply_keys_lead').on(t.leadId, t.createdAt)],
)

/** Connection settings of each channel. */
export const channelSettings = pgTable('channel_settings', {
  channel: text('channel').primaryKey(),
  values: jsonb('values').notNull().default({}),
  updatedAt: updatedAt(),
})

/** Secrets of channels, sealed. */
export const channelSecrets = pgTable(
  'channel_secrets',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel').notNull(),
    name: text('name').notNull(),
    ...sealedContent(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('channel_secrets_name').on(t.channel, t.name)],
)

/** Fetch state of a mailbox, and the server that fetches it; also the state of each login (`domain/conversation/own-login`). */
export const mailFetches = pgTable('mail_fetches', {
  channel: text('channel').primaryKey(),
  /** UIDVALIDITY of the mailbox (RFC 3501, 2.3.1.1); null: nothing fetched yet. */
  uidValidity: text('uid_validity'),
  lastUid: bigint('last_uid', { mode: 'number' }).notNull().default(0),
  /** When it was connected: older mails are ignored. */
  since: moment('since'),
  holder: uuid('holder'),
  heldUntil: moment('held_until'),
  /** Fencing number: results of an earlier holder are refused. */
  fence: bigint('fence', { mode: 'number' }).notNull().default(0),
  /** Current connection problem; null if none is known. */
  problem: text('problem'),
  /** Start of the problem; null without one. */
  failingSince: moment('failing_since'),
  /** When owners were notified of it; null: not yet. */
  toldAt: moment('told_at'),
  /** When the mailbox was last read. */
  provenAt: moment('proven_at'),
  /** Start of the period whose older mails are imported; null: none requested. */
  olderFrom: moment('older_from'),
  /** Progress: last UID, total, mails checked, and mails added to threads. */
  olderUid: bigint('older_uid', { mode: 'number' }).notNull().default(0),
  olderTotal: integer('older_total'),
  olderLooked: integer('older_looked').notNull().default(0),
  olderTaken: integer('older_taken').notNull().default(0),
  /** When that finished or was cancelled; null while running. */
  olderEndedAt: moment('older_ended_at'),
})
