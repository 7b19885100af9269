import { z } from 'zod'
import { entryKinds } from '#domain/ledger/entry.ts'
import { filter, pageSize } from './query.ts'
import { routes } from './route.ts'
import { moment } from './text.ts'

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** An entry as in `/ledger.jsonl`, one per line (`domain/ledger/entry`). */
const ledgerLine = z.strictObject({
  v: z.literal(1),
  seq: z.int(),
  kind: z.enum(entryKinds),
  occurredAt: z.string(),
  recordedAt: moment,
  actorRole: z.string(),
  payload: z.record(z.string(), z.unknown()),
  prev: hash,
  hash,
})

const signedHead = z.strictObject({
  seq: z.int(),
  hash,
  time: moment,
  /** The Ed25519 public key it is signed with, base64url. */
  keyId: z.string(),
  signature: z.string(),
})

export const ledgerRoutes = routes({
  readLedger: {
    method: 'GET',
    path: '/api/ledger',
    summary: 'The signed head of the ledger, all keys it was ever signed with, and a page of its entries, oldest first',
    access: 'public',
    limit: { max: 240, windowSeconds: 60 },
    query: z.strictObject({
      /** Entries after this number. */
      after: filter(z.coerce.number({ error: 'invalid_number' }).int('invalid_number').min(0, 'invalid_number')),
      limit: pageSize,
    }),
    response: z.strictObject({
      /** Null while nothing is on record. */
      head: signedHead.nullable(),
      keys: z.array(z.strictObject({ keyId: z.string(), since: moment })),
      data: z.array(ledgerLine),
      /** Third-party stamps: if any are requested, and the newest; null: none. */
      stamps: z.strictObject({ asked: z.boolean(), newest: moment.nullable() }),
      /** Value of `after` for the next page; null on the last. */
      next: z.int().nullable(),
    }),
  },
})
