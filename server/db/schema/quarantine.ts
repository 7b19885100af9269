import { index, jsonb, pgTable, smallint, sql, text, uuid } from '#server/db/drizzle.ts'
import { createdAt, moment } from './columns.ts'

/** The part of a message used here; `server/leads/intake-message` has the rest. */
type KeptMessage = {
  readonly lead: {
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly country: string | null
    readonly language: string
    readonly platform: string
    readonly message: string | null
  }
}

/**
 * Doubtful messages of visitors, apart from the leads: none of them is counted, joined with a known person, announced to
 * boards or answered by mail until a teammate releases it.
 */
export const quarantinedMessages = pgTable(
  'quarantined_messages',
  {
    /** Id of the lead it becomes. */
    id: uuid('id').primaryKey(),
    /** In the intake's format, for release. */
    message: jsonb('message').$type<KeptMessage>().notNull(),
    emailKey: text('email_key').notNull(),
    phoneKey: text('phone_key').notNull(),
    spamScore: smallint('spam_score').notNull(),
    /** Codes of `domain/screening/spam-score`. */
    reasons: text('reasons').array().notNull(),
    /** When the visitor sent it. */
    createdAt: createdAt(),
    /** When it was moved to the bin; deleted permanently 30 days later. */
    discardedAt: moment('discarded_at'),
    discardedBy: text('discarded_by'),
  },
  (t) => [
    index('quarantine_waiting').on(t.createdAt, t.id).where(sql`discarded_at is null`),
    index('quarantine_discarded').on(t.createdAt, t.id).where(sql`discarded_at is not null`),
    index('quarantine_email_key').on(t.emailKey),
    index('quarantine_phone_key').on(t.phoneKey),
  ],
)
