import { z } from 'zod'
import { accountTypes, claimKinds, claimTopics, provenances } from '#domain/claims/claims.ts'
import { siteModes } from '#domain/site/brand.ts'
import { languages } from '#domain/site/languages.ts'
import { routes } from './route.ts'
import { seenVersion } from './seen.ts'
import { choice, id, longText, moment, text, webAddress } from './text.ts'

const maxTextLength = 600

/** A day, `YYYY-MM-DD`. */
const day = z.iso
  .date({ error: 'invalid_date' })
  .refine((value) => value >= '1970-01-01' && value < '2100-01-01', 'invalid_date')

const number = z.number({ error: 'invalid_number' }).min(-1e12, 'invalid_number').max(1e12, 'invalid_number')

/** Null and absent both mean: none in this language. */
const inLanguages = z.partialRecord(z.enum(languages), longText(maxTextLength))

const quoted = z.strictObject({
  author: text(80, 1),
  country: text(2).refine((code) => /^[A-Z]{2}$/.test(code), 'invalid_choice'),
  months: z.int({ error: 'invalid_number' }).min(0, 'invalid_number').max(600, 'invalid_number'),
})

const evidence = z
  .strictObject({
    /** Web address of the evidence. */
    url: webAddress.optional(),
    /** Name of the document, for evidence without a web address. */
    reference: text(300, 1).optional(),
  })
  .refine(({ url, reference }) => Boolean(url ?? reference), { error: 'required', path: ['reference'] })

/** A value as pages show it (`domain/claims/claims` ClaimValue). */
const claimValue = z.strictObject({
  kind: z.enum(claimKinds),
  amount: z.number().optional(),
  currency: z.string().optional(),
  text: z.partialRecord(z.enum(languages), z.string()).optional(),
  quoted: quoted.optional(),
  plus: z.boolean().optional(),
  signed: z.boolean().optional(),
})

/** The operator's value; kind, currency and sign are fixed by the claim. */
const statement = z.strictObject({
  amount: number.optional(),
  /** Shown as "and more". */
  plus: z.boolean({ error: 'invalid' }).optional(),
  text: inLanguages.optional(),
  quoted: quoted.optional(),
  /** With figures that come from trading. */
  accountType: choice(accountTypes).nullish(),
  /** The date of the statement; not in the future. */
  asOf: day,
  /** Last valid day; default: `domain/claims/claims` statedClaimDays after `asOf`. */
  expiresOn: day.nullish(),
  evidence,
})

const stated = z.strictObject({
  value: claimValue,
  accountType: z.enum(accountTypes).nullable(),
  asOf: day,
  expiresOn: day.nullable(),
  evidence: z.strictObject({ url: z.string().optional(), reference: z.string().optional() }),
})

/** One change of a claim, with its value after the change. `withdrawn`: no longer stated. */
const historyEntry = z.strictObject({
  id: z.int(),
  at: moment,
  action: z.enum(['stated', 'changed', 'withdrawn']),
  userId: id.nullable(),
  username: z.string().nullable(),
  statement: stated.nullable(),
})
export type ClaimHistoryEntry = z.output<typeof historyEntry>

/** One site statement with its current value and source. */
const registeredClaim = z.strictObject({
  id: z.string(),
  topic: z.enum(claimTopics),
  kind: z.enum(claimKinds),
  /** Value shown in demo mode; null if neither stated nor a sample. */
  provenance: z.enum(provenances).nullable(),
  value: claimValue.nullable(),
  accountType: z.enum(accountTypes).nullable(),
  measuredFrom: z
    .strictObject({
      records: z.int(),
      from: z.string(),
      to: z.string(),
      method: z.string(),
      /** True if any of the records was made up for a demo. */
      isMadeUp: z.boolean(),
    })
    .nullable(),
  /** The operator's statement, even if pages show a measured figure instead. */
  stated: stated
    .extend({ approvedBy: z.string().nullable(), approvedAt: moment, expiresAt: moment, isExpired: z.boolean() })
    .nullable(),
  sample: claimValue.nullable(),
  /** Other values that have been given for the same fact. */
  alsoSaid: z.array(claimValue),
  /** True for a sample, which live mode hides. */
  vanishesInLiveMode: z.boolean(),
  /** A web address and nothing else. */
  isAddress: z.boolean(),
  /** Id of the latest history entry; 0 if there is none. */
  version: z.int(),
  /** Newest first. */
  history: z.array(historyEntry),
})
export type RegisteredClaim = z.output<typeof registeredClaim>

const byId = z.strictObject({ id: text(60, 1) })
const version = z.int({ error: 'invalid_number' }).optional()

export const claimRoutes = routes({
  listClaims: {
    method: 'GET',
    path: '/api/claims',
    summary: 'All site statements: source, evidence, expiry and history of each',
    access: { staff: 'settings.read' },
    limit: { max: 600, windowSeconds: 60 },
    response: z.strictObject({ mode: z.enum(siteModes), data: z.array(registeredClaim) }),
  },
  stateClaim: {
    method: 'PUT',
    path: '/api/claims/{id}',
    summary: 'State a claim, with date and evidence, as its approver. A stale `version` is a conflict',
    access: { staff: 'claims.write' },
    limit: { max: 120, windowSeconds: 300 },
    stepUp: true,
    params: byId,
    body: statement.safeExtend({ version }),
    response: registeredClaim,
    errors: ['conflict'],
  },
  withdrawClaim: {
    method: 'DELETE',
    path: '/api/claims/{id}',
    summary: 'Withdraw a statement; its sample, if any, is shown again. The history keeps the statement',
    access: { staff: 'claims.write' },
    limit: { max: 120, windowSeconds: 300 },
    stepUp: true,
    params: byId,
    query: z.strictObject(seenVersion),
    response: registeredClaim,
    errors: ['conflict'],
  },
})
export type Statement = z.output<typeof statement>
