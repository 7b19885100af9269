import type {
  Billing,
  MessageEdit,
  MessageFile,
  MessageMark,
  MessagePart,
  MessageReaction,
} from '#domain/conversation/message.ts'
import type { Fold } from '#domain/conversation/quoted-text.ts'
import { bigint, boolean, index, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '#server/db/drizzle.ts'
import { bytes, createdAt, moment, requestId, updatedAt } from './columns.ts'
import { leads } from './leads.ts'

/** Messages of all channels, in both directions. One from an unknown sender has no lead and waits in the inbox. */
export const messages = pgTable(
  'messages',
  {
    /** Of a mail of ours also its row in `mails` and its Message-ID. */
    id: uuid('id').primaryKey(),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    /** `domain/conversation/message`: channels, directions, authors, states. */
    channel: text('channel').notNull(),
    direction: text('direction').notNull(),
    author: text('author').notNull(),
    /** Key of the sender in the channel; for our messages, of the recipient. */
    personKey: text('person_key').notNull(),
    personName: text('person_name'),
    /** The teammate who wrote it; null for one of theirs. */
    writtenBy: text('written_by'),
    subject: text('subject'),
    /** What it is beside a text (`domain/conversation/message`). */
    kind: text('kind').notNull().default('text'),
    text: text('text').notNull(),
    /** Stretches of the text that its writer set in another style. */
    marks: jsonb('marks').$type<readonly MessageMark[]>().notNull().default([]),
    reactions: jsonb('reactions').$type<readonly MessageReaction[]>().notNull().default([]),
    /** What its writer made of it afterwards; the text stays as it was. */
    edits: jsonb('edits').$type<readonly MessageEdit[]>().notNull().default([]),
    /** When its writer deleted it in the channel. */
    deletedAt: moment('deleted_at'),
    /** What several messages of the channel have in common that are one, such as an album. */
    groupKey: text('group_key'),
    /** Of such a message: its parts, in the order in which they came. */
    parts: jsonb('parts').$type<readonly MessagePart[]>().notNull().default([]),
    /** Lines that only repeat what we sent before (`domain/conversation/quoted-text`). */
    folds: jsonb('folds').$type<readonly Fold[]>().notNull().default([]),
    files: jsonb('files').$type<readonly MessageFile[]>().notNull().default([]),
    /** Id of the message in its channel, unique there; null until the channel assigns one. */
    externalId: text('external_id'),
    /** Message-ID and what it answers, the nearest first. */
    mailId: text('mail_id'),
    references: text('references').array().notNull().default(sql`'{}'::text[]`),
    /** Others whom the sender wrote to as well; never written to without a teammate's choice. */
    copies: text('copies').array().notNull().default(sql`'{}'::text[]`),
    /** Where the sender asks to be answered, if that is elsewhere. */
    answerTo: text('answer_to'),
    /** The lead by whose key or reference it came, where it stands with another. */
    hintLeadId: uuid('hint_lead_id'),
    /** Written by a program: an absence note or a report. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** Parsing failed in part. */
    isDamaged: boolean('is_damaged').notNull().default(false),
    state: text('state').notNull(),
    /** Error code of the channel. */
    problem: text('problem'),
    /** What the channel bills it as, where it tells (`domain/conversation/message`). */
    billing: text('billing').$type<Billing>(),
    /** When our server got it, or a teammate wrote it: what threads are in the order of. */
    at: moment('at').notNull().defaultNow(),
    /** The sender's own date. */
    sentAt: moment('sent_at'),
    /** When, by whom and how it stopped waiting for an answer (`settlements`); null while it waits. */
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

/** Messages as they arrived, sealed: the bytes are kept, whatever was read of them. */
export const messageOriginals = pgTable('message_originals', {
  messageId: uuid('message_id')
    .primaryKey()
    .references(() => messages.id, { onDelete: 'cascade' }),
  /** Version of the key-encryption key that wraps this row's own key. */
  keyVersion: text('key_version').notNull(),
  sealed: bytes('sealed').notNull(),
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

/** How each channel is connected. */
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
    keyVersion: text('key_version').notNull(),
    sealed: bytes('sealed').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('channel_secrets_name').on(t.channel, t.name)],
)

/** How far the mails of a mailbox are fetched, and which server fetches them. */
export const mailFetches = pgTable('mail_fetches', {
  channel: text('channel').primaryKey(),
  /** Of the mailbox (RFC 3501, 2.3.1.1); null: nothing was fetched yet. */
  uidValidity: text('uid_validity'),
  lastUid: bigint('last_uid', { mode: 'number' }).notNull().default(0),
  /** When it was connected: older mails are not taken. */
  since: moment('since'),
  holder: uuid('holder'),
  heldUntil: moment('held_until'),
  /** Counts the holders: what an earlier one brings is refused. */
  fence: bigint('fence', { mode: 'number' }).notNull().default(0),
  /** What is wrong with the connection; null if nothing is known to be. */
  problem: text('problem'),
  /** When the mailbox was last looked into. */
  provenAt: moment('proven_at'),
})
