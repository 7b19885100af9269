import type { PushEnd, PushMessage } from '#domain/staff/push.ts'
import { index, jsonb, pgTable, primaryKey, smallint, text, uuid } from '#server/db/drizzle.ts'
import { createdAt, moment, sealedContent } from './columns.ts'
import { leads } from './leads.ts'
import { users } from './staff.ts'

const teammate = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The key pair that identifies this installation to push services (RFC 8292); one row, private half sealed. */
export const pushKeys = pgTable('push_keys', {
  id: uuid('id').primaryKey(),
  /** Uncompressed P-256 point, base64url. */
  publicKey: text('public_key').notNull(),
  ...sealedContent(),
  createdAt: createdAt(),
})

/** Browsers on which a teammate has agreed to pushes. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid('id').primaryKey(),
    userId: teammate(),
    /** The session that last opened the app there; null once that session has expired unused. */
    sessionId: uuid('session_id'),
    /** Address at the browser's push service. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's public key and shared secret, base64url (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Browser and system in words, such as "Chrome, Android". */
    device: text('device').notNull(),
    createdAt: createdAt(),
    /** When the app was last opened there. */
    seenAt: moment('seen_at').notNull().defaultNow(),
    /** Since when its session was ended: no pushes until its teammate logs in there again. */
    pausedAt: moment('paused_at'),
    /** Consecutive refusals by its service, and since when. */
    refusals: smallint('refusals').notNull().default(0),
    refusedSince: moment('refused_since'),
    /** Why it gets no more pushes, shown to its teammate; null: it does. */
    ended: text('ended').$type<PushEnd>(),
  },
  (t) => [
    index('push_devices_user').on(t.userId),
    index('push_devices_session').on(t.sessionId),
    index('push_devices_seen').on(t.seenAt),
  ],
)

/** Quiet hours of a teammate; no row: none. Minutes after midnight. */
export const pushQuietHours = pgTable('push_quiet_hours', {
  userId: teammate().primaryKey(),
  from: smallint('from_minute').notNull(),
  to: smallint('to_minute').notNull(),
  timeZone: text('time_zone').notNull(),
})

const lead = () => uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' })

/** Pushed events per lead, so that each is pushed once. */
export const pushSteps = pgTable(
  'push_steps',
  {
    leadId: lead().notNull(),
    kind: text('kind').notNull(),
    /** Arrival of the lead, or start of the exceeded clock. */
    since: moment('since').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.leadId, t.kind, t.since] }), index('push_steps_at').on(t.at)],
)

/** Pushes that are to be sent, deleted once sent, refused or too old. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: uuid('id').primaryKey(),
    deviceId: uuid('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    /** The lead it is about; null if it is about several. */
    leadId: lead(),
    message: jsonb('message').$type<PushMessage>().notNull(),
    attempts: smallint('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    index('push_messages_due').on(t.dueAt),
    index('push_messages_device').on(t.deviceId),
    index('push_messages_lead').on(t.leadId),
  ],
)
