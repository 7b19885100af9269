import { z } from 'zod'
import { limits } from '#domain/basics/text.ts'
import { withdrawalWays } from '#domain/privacy/consent-channels.ts'
import { heldKinds, purgeKinds, type RetentionKind, retentionBounds } from '#domain/privacy/retention.ts'
import { languages } from '#domain/site/languages.ts'
import { routes } from './route.ts'
import { seenFields } from './seen.ts'
import { choice, email, id, moment, text, typedPhone } from './text.ts'

/** How to find a person: by email, phone, or both. */
const identifiers = { email: email.optional(), phone: typedPhone.optional() }
const personQuery = z
  .strictObject(identifiers)
  .refine(({ email, phone }) => Boolean(email ?? phone), { error: 'required', path: ['email'] })
export type PersonQuery = z.output<typeof personQuery>

/** Records that have to stay when a person is erased, and why: no kind has to, so far. */
const keptFors = ['billing', 'consentLedger'] as const
export type KeptFor = (typeof keptFors)[number]

/**
 * What an erasure keeps: records kept by law; the audit log, which names nobody; histories of other leads and the
 * team's texts that may mention the person; programs' events and mailboxes' mails; freed pages and the write-ahead log
 * of the database; backups.
 */
const remains = [
  ...keptFors,
  'audit',
  'otherLeads',
  'wordings',
  'otherPrograms',
  'sentMails',
  'database',
  'backups',
] as const
const remain = z.strictObject({
  what: z.enum(remains),
  /** Number of records, if known. */
  count: z.int().optional(),
  /** Retention period; null: without limit. */
  months: z.int().nullable().optional(),
})
export type Remain = z.output<typeof remain>

/** Stored data about a person. */
const found = z.strictObject({
  leads: z.array(
    z.strictObject({
      id,
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      status: z.string(),
      createdAt: moment,
      isBinned: z.boolean(),
    }),
  ),
  setups: z.array(
    z.strictObject({
      id,
      fullName: z.string(),
      email: z.string(),
      phone: z.string(),
      status: z.string(),
      createdAt: moment,
    }),
  ),
  /** Number of records by kind. */
  counts: z.record(z.string(), z.int()),
  /** Several people share the phone number: each of them is exported and erased by their email alone. */
  isShared: z.boolean(),
  /** Records that an erasure keeps. */
  remains: z.array(remain),
})

/** Every record about a person, by kind, each as it is stored; sealed secrets are left out. */
const personExport = z.strictObject({
  exportedAt: moment,
  person: z.strictObject({ email: z.string().nullable(), phone: z.string().nullable() }),
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})

const consent = z.strictObject({
  id,
  leadId: id,
  /** The purpose: `answer`, `email_offers`, `phone_offers`. */
  purpose: z.string(),
  /** The email or phone that it counts for, normalised. */
  address: z.string(),
  granted: z.boolean(),
  wordingVersion: z.string(),
  language: choice(languages),
  /** Its form, or how a teammate learned of it (`domain/leads/added-lead`). */
  form: z.string(),
  /** The person's words, or the question, if a teammate recorded it. */
  words: z.string().nullable(),
  givenAt: moment,
  withdrawnAt: moment.nullable(),
  /** How it was withdrawn: the link in a letter, a teammate on the person's behalf, or a message; null while valid. */
  withdrawnThrough: choice(withdrawalWays).nullable(),
})
export type Consent = z.output<typeof consent>

/** Facts about a lead's mailbox. */
const mailbox = z.strictObject({
  /** True if offers by email wait until the address confirmed them. */
  needsConfirmation: z.boolean(),
  /** When it was last asked for confirmation, and when it confirmed. */
  askedAt: moment.nullable(),
  confirmedAt: moment.nullable(),
  /** Since when it is undeliverable; null if it accepts mails, as far as known. */
  undeliverableSince: moment.nullable(),
  /** The mail server's response: a code, no address. */
  undeliverableReason: z.string().nullable(),
})

const offers = z.strictObject({
  /** True if an address has to confirm offers by email by the link in a mail. */
  needsConfirmation: z.boolean(),
})

const months = (kind: RetentionKind) => {
  const { min, max } = retentionBounds(kind)
  return z.int({ error: 'invalid_number' }).min(min, 'invalid_number').max(max, 'invalid_number').nullable()
}
/** Months each kind of record is kept; null: without limit. */
const retention = z.strictObject({
  lostLeads: months('lostLeads'),
  convertedLeads: months('convertedLeads'),
  untouchedLeads: months('untouchedLeads'),
  setups: months('setups'),
  openSetups: months('openSetups'),
  mails: months('mails'),
  audit: months('audit'),
})

const purgeRun = z.strictObject({
  id,
  startedAt: moment,
  finishedAt: moment,
  /** Records removed by kind. */
  removed: z.partialRecord(z.enum(purgeKinds), z.int()),
  /** Expired records by kind that are too many to purge without an owner's confirmation (`confirmPurge`). */
  held: z.partialRecord(z.enum(heldKinds), z.int()),
})
export type PurgeRun = z.output<typeof purgeRun>

const rarely = { max: 60, windowSeconds: 300 } as const
const byId = z.strictObject({ id })

export const privacyRoutes = routes({
  findPerson: {
    method: 'POST',
    path: '/api/people/find',
    summary: 'Summary of what is stored about a person, before export or erasure',
    access: { staff: 'person.export' },
    limit: rarely,
    body: personQuery,
    response: found,
    showsLeads: true,
  },
  exportPerson: {
    method: 'POST',
    path: '/api/people/export',
    summary: 'Everything stored about a person',
    access: { staff: 'person.export' },
    limit: rarely,
    stepUp: true,
    body: personQuery,
    response: personExport,
    showsLeads: true,
    errors: ['not_found'],
  },
  erasePerson: {
    method: 'POST',
    path: '/api/people/erase',
    summary:
      'Permanently delete everything stored about a person, and say what stays and why; `confirmation` repeats the email or phone',
    access: { staff: 'person.erase' },
    limit: rarely,
    stepUp: true,
    body: z
      .strictObject({ ...identifiers, confirmation: text(limits.email, 1) })
      .refine(({ email, phone }) => Boolean(email ?? phone), { error: 'required', path: ['email'] }),
    response: z.strictObject({ removed: z.record(z.string(), z.int()), remains: z.array(remain) }),
    errors: ['not_found'],
  },
  listConsents: {
    method: 'GET',
    path: '/api/leads/{id}/consents',
    summary: 'Consents of a lead, newest first, and what is known of its email address',
    access: { staff: 'lead.read' },
    scope: 'leads:read',
    limit: { max: 600, windowSeconds: 60 },
    params: byId,
    response: z.strictObject({
      data: z.array(consent),
      mailbox,
    }),
  },
  tryAddressAgain: {
    method: 'POST',
    path: '/api/leads/{id}/email/try-again',
    summary: 'Send mails again to an email address that was undeliverable',
    access: { staff: 'lead.write' },
    limit: { max: 120, windowSeconds: 60 },
    params: byId,
    response: mailbox,
  },
  withdrawConsent: {
    method: 'POST',
    path: '/api/consents/{id}/withdraw',
    summary: 'Record that a person withdrew a consent; this cannot be undone',
    access: { staff: 'lead.write' },
    limit: { max: 120, windowSeconds: 60 },
    params: byId,
    response: consent,
  },
  readRetention: {
    method: 'GET',
    path: '/api/settings/retention',
    summary: 'How long records are kept, in months',
    access: { staff: 'settings.read' },
    limit: { max: 600, windowSeconds: 60 },
    response: retention,
  },
  changeRetention: {
    method: 'PATCH',
    path: '/api/settings/retention',
    summary: 'Change how long records are kept, from the next nightly purge on',
    access: { staff: 'settings.write' },
    limit: rarely,
    stepUp: true,
    body: retention.partial().extend({ seen: seenFields(retention.shape) }),
    response: retention,
    errors: ['conflict'],
  },
  readOffers: {
    method: 'GET',
    path: '/api/settings/offers',
    summary: 'Whether offers by email wait until the address confirmed them',
    access: { staff: 'settings.read' },
    limit: { max: 600, windowSeconds: 60 },
    response: offers,
  },
  changeOffers: {
    method: 'PATCH',
    path: '/api/settings/offers',
    summary: 'Change whether offers by email wait until the address confirmed them',
    access: { staff: 'settings.write' },
    limit: rarely,
    stepUp: true,
    body: offers,
    response: offers,
  },
  listPurges: {
    method: 'GET',
    path: '/api/purges',
    summary: 'The last 100 nightly purges: when, and how many records of each kind were deleted',
    access: { staff: 'settings.read' },
    limit: { max: 600, windowSeconds: 60 },
    response: z.strictObject({ data: z.array(purgeRun) }),
  },
  confirmPurge: {
    method: 'POST',
    path: '/api/purges/confirm',
    summary: 'Permanently delete the many records of a kind that wait for it; `count` is how many were shown',
    access: { staff: 'settings.write' },
    limit: rarely,
    stepUp: true,
    body: z.strictObject({ kind: choice(heldKinds), count: z.int().min(1) }),
    response: z.strictObject({}),
    errors: ['conflict'],
  },
})
