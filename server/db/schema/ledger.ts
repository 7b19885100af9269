import { bigint, index, pgTable, sql, text, unique, uuid } from '#server/db/drizzle.ts'
import { bytes, createdAt, moment, sealedContent } from './columns.ts'

/** The append-only record: `appendToLedger` is its only writer; the database refuses anything but the next entry. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    /** Subject of the entry (`domain/ledger/payloads` subjectOf). */
    subject: text('subject'),
    hash: text('hash').notNull(),
    /** The whole entry as it is downloaded. */
    line: text('line').notNull(),
  },
  (t) => [
    unique('ledger_entries_hash').on(t.hash),
    index('ledger_entries_subject').on(t.subject, t.seq),
    index('ledger_entries_corrections').on(t.seq).where(sql`kind = 'correction'`),
    index('ledger_entries_of_the_record')
      .on(t.seq)
      .where(sql`kind in ('account-opened', 'account-renamed', 'login-repeated', 'record-carrier', 'restored')`),
  ],
)

/** Signed length and hash of the chain at a moment, which reveals a rewritten chain. */
export const ledgerHeads = pgTable('ledger_heads', {
  seq: bigint('seq', { mode: 'number' }).primaryKey(),
  hash: text('hash').notNull(),
  time: moment('time').notNull(),
  keyId: text('key_id').notNull(),
  signature: text('signature').notNull(),
})

/** Stamps of outside authorities over signed heads, each as the authority answered (`TimeStampResp`, RFC 3161). */
export const ledgerStamps = pgTable(
  'ledger_stamps',
  {
    id: uuid('id').primaryKey(),
    /** The head's number. No foreign key: its check locks rows of an immutable table. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** Time of the stamp, by the authority's clock. */
    time: moment('time').notNull(),
    /** The authority's name in its certificate, and that certificate. */
    authority: text('authority').notNull(),
    certificate: text('certificate').notNull(),
    /** The address that was asked. */
    server: text('server').notNull(),
    response: bytes('response').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('ledger_stamps_seq').on(t.seq, t.time), index('ledger_stamps_server').on(t.server, t.createdAt)],
)

/** All keys that signed heads; the private keys are sealed elsewhere. */
export const ledgerKeys = pgTable('ledger_keys', {
  /** The Ed25519 public key itself, base64url. */
  keyId: text('key_id').primaryKey(),
  createdAt: createdAt(),
})

export const ledgerKeySecrets = pgTable('ledger_key_secrets', {
  id: uuid('id').primaryKey(),
  keyId: text('key_id')
    .notNull()
    .references(() => ledgerKeys.keyId),
  ...sealedContent(),
})
