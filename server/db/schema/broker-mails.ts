import { bigint, index, integer, jsonb, pgTable, sql, text, timestamp, uniqueIndex, uuid } from '#server/db/drizzle.ts'
import { accounts } from './accounts.ts'
import { createdAt, moment, sealedContent } from './columns.ts'

/** Signed broker mails uploaded for an account, and their state. */
export const brokerMails = pgTable(
  'broker_mails',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** SHA-256 of the mail as it was received, hexadecimal. */
    sha256: text('sha256').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /** `domain/origin/outcome` mailStates. */
    state: text('state').notNull().default('unchecked'),
    /** Why it was refused: mailRefusals, and RefusalDetail. */
    reason: text('reason'),
    detail: jsonb('detail').notNull().default({}),
    /** From the signature: `d=`, `s=`, `bh=` (RFC 6376). */
    domain: text('domain'),
    selector: text('selector'),
    bodyHash: text('body_hash'),
    /** The key record that the signature was first checked with, and when DNS answered it. It keeps counting. */
    keyRecord: text('key_record'),
    keySeenAt: moment('key_seen_at'),
    /** DNS servers asked for it, where the operator set them; null: the machine's own. */
    keyServers: text('key_servers').array(),
    /** Result of a later look-up: keyStates. */
    keyState: text('key_state'),
    keyCheckedAt: moment('key_checked_at'),
    /** Broker's local time: period of a confirmed statement. */
    coversFrom: timestamp('covers_from', { precision: 0, mode: 'string' }),
    coversUntil: timestamp('covers_until', { precision: 0, mode: 'string' }),
    /** Minor units of the account. */
    balance: bigint('balance', { mode: 'number' }),
    /** Tickets of the confirmed deals. */
    tickets: text('tickets').array(),
    receivedBy: text('received_by').notNull(),
    createdAt: createdAt(),
    checkedAt: moment('checked_at'),
  },
  (t) => [
    uniqueIndex('broker_mails_once').on(t.accountId, t.sha256),
    index('broker_mails_account').on(t.accountId, t.createdAt, t.id),
    index('broker_mails_open').on(t.createdAt).where(sql`state in ('unchecked', 'waiting', 'refused')`),
  ],
)

/** The mails themselves, sealed: they name the account's holder. */
export const brokerMailSecrets = pgTable('broker_mail_secrets', {
  mailId: uuid('mail_id')
    .primaryKey()
    .references(() => brokerMails.id, { onDelete: 'cascade' }),
  ...sealedContent(),
})
