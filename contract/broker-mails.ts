import { z } from 'zod'
import { keyStates, mailRefusals, mailStates, maxMailBytes } from '#domain/origin/outcome.ts'
import { filter, pageSize } from './query.ts'
import { routes } from './route.ts'
import { id, moment, text } from './text.ts'

const refusalDetail = z.strictObject({
  header: z.string().optional(),
  count: z.int().optional(),
  tickets: z.array(z.string()).optional(),
  printed: z.string().optional(),
  recomputed: z.string().optional(),
})

/** A mail of a broker that was uploaded for an account. */
const brokerMail = z.strictObject({
  id,
  accountId: id,
  state: z.enum(mailStates),
  reason: z.enum(mailRefusals).nullable(),
  detail: refusalDetail,
  /** The domain that signed it; null if none did. */
  domain: z.string().nullable(),
  selector: z.string().nullable(),
  /** The listed broker that the domain belongs to; null for other domains. */
  broker: z.string().nullable(),
  /** When DNS returned the key used for the check. */
  keySeenAt: moment.nullable(),
  /** Result of a later look-up; null before one. */
  keyState: z.enum(keyStates).nullable(),
  keyCheckedAt: moment.nullable(),
  /** Broker's local time, `YYYY-MM-DDTHH:MM:SS`: period of a confirmed statement. */
  coversFrom: z.string().nullable(),
  coversUntil: z.string().nullable(),
  /** At `coversUntil`, a decimal string in the account's currency. */
  balance: z.string().nullable(),
  /** Deals that it confirms. */
  deals: z.int(),
  /** Bytes. */
  size: z.int(),
  sha256: z.string(),
  receivedBy: z.string(),
  createdAt: moment,
  checkedAt: moment.nullable(),
})
export type BrokerMail = z.output<typeof brokerMail>

/** Data for repeating the check independently. */
const mailEvidence = z.strictObject({
  /** The mail as it was received, base64. */
  mail: z.string(),
  sha256: z.string(),
  receivedAt: moment,
  domain: z.string().nullable(),
  selector: z.string().nullable(),
  /** The TXT record at `<selector>._domainkey.<domain>` as DNS answered it then. */
  keyRecord: z.string().nullable(),
  keySeenAt: moment.nullable(),
})

const access = { staff: 'record.write' } as const
const limit = { max: 240, windowSeconds: 60 }
const params = z.strictObject({ id })

export const brokerMailRoutes = routes({
  uploadBrokerMail: {
    method: 'POST',
    path: '/api/accounts/{id}/broker-mails',
    summary:
      'Upload a mail of the broker as it was received (.eml), or one that mails of the broker are attached to; the signature is checked and its deals are compared with the imported ones',
    access,
    limit: { max: 60, windowSeconds: 60 },
    params,
    upload: { maxBytes: maxMailBytes },
    response: z.strictObject({ data: z.array(brokerMail) }),
    status: 201,
  },
  listBrokerMails: {
    method: 'GET',
    path: '/api/accounts/{id}/broker-mails',
    summary: 'Mails of the broker that were uploaded for an account, newest first, page by page',
    access,
    limit,
    params,
    query: z.strictObject({ limit: pageSize, cursor: filter(text(400)) }),
    response: z.strictObject({ data: z.array(brokerMail), nextCursor: z.string().nullable() }),
  },
  checkBrokerMail: {
    method: 'POST',
    path: '/api/broker-mails/{id}/check',
    summary: 'Check a mail again; of a confirmed one, look up whether its key is still published',
    access,
    limit: { max: 60, windowSeconds: 60 },
    params,
    response: brokerMail,
  },
  deleteBrokerMail: {
    method: 'DELETE',
    path: '/api/broker-mails/{id}',
    summary: 'Delete a mail; a confirmed one stays, since the ledger refers to it',
    access,
    limit,
    params,
    errors: ['conflict'],
  },
  exportBrokerMail: {
    method: 'POST',
    path: '/api/broker-mails/{id}/export',
    summary: 'Export a mail and the key record it was checked with, for an auditor to repeat the check; audited',
    access: { staff: 'evidence.export' },
    limit: { max: 30, windowSeconds: 300 },
    params,
    response: mailEvidence,
    errors: ['secret_damaged'],
    stepUp: true,
  },
})
