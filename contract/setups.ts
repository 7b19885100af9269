import { z } from 'zod'
import { hasForbiddenChars, hasLineEnd, limits } from '#domain/basics/text.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import {
  type AccessWay,
  accessWays,
  minTradingPasswordLength,
  needsPassword,
  setupStatuses,
} from '#domain/setups/setups.ts'
import { languages } from '#domain/site/languages.ts'
import { contactReceipt } from './contact.ts'
import { dayFilter, filter, pageSize } from './query.ts'
import { routes } from './route.ts'
import { pickOf, seenFields, seenVersion } from './seen.ts'
import { choice, email, id, longText, moment, optionalLongText, optionalText, personName, text } from './text.ts'

/** A trading password is used exactly as entered, not trimmed. An empty field counts as absent. */
const tradingPassword = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .string({ error: 'invalid' })
    .max(limits.password, 'too_long')
    .refine((value) => !hasForbiddenChars(value) && !hasLineEnd(value), 'invalid_text')
    .optional(),
)

type PasswordFields = { accessWay?: AccessWay | undefined; mt5Password?: string | undefined }

const passwordIsGiven = ({ accessWay, mt5Password }: PasswordFields) =>
  !needsPassword(accessWay) || mt5Password !== undefined
const passwordIsLong = ({ accessWay, mt5Password }: PasswordFields) =>
  !needsPassword(accessWay) || mt5Password === undefined || mt5Password.length >= minTradingPasswordLength

/** True if the password can be checked even if other fields are wrong, so that a form shows all problems at once. */
const passwordIsReadable = ({ issues }: z.core.ParsePayload) =>
  issues.every(({ path: [field] = [] }) => field !== undefined && field !== 'mt5Password' && field !== 'accessWay')

/** A customer's fields (docs/product.md#account-setup); status, notes or assignee are not accepted. */
export const setupBody = z
  .strictObject({
    fullName: personName(limits.name, 2),
    email,
    phone: longText(limits.typedPhone, 8),
    mt5Username: text(limits.username, 3),
    mt5Password: tradingPassword,
    brokerServer: optionalText(limits.name),
    investmentAmount: text(limits.tag, 1),
    additionalNotes: optionalLongText(limits.message),
    /** Absent: a form without this question, which asks for a password. */
    accessWay: choice(accessWays).optional(),
    /** Language of the form, which the mails answer in. */
    language: choice(languages).default('en'),
  })
  .refine(passwordIsGiven, { path: ['mt5Password'], error: 'required', when: passwordIsReadable })
  .refine(passwordIsLong, { path: ['mt5Password'], error: 'too_short', when: passwordIsReadable })
export type SetupBody = z.output<typeof setupBody>

/** A setup as staff see it: never its password, only until when one is kept. */
export const setup = z.strictObject({
  id,
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  mt5Username: z.string(),
  /** When the sealed password is purged; null: none is stored. */
  passwordKeptUntil: moment.nullable(),
  brokerServer: z.string().nullable(),
  investmentAmount: z.string(),
  additionalNotes: z.string().nullable(),
  accessWay: choice(accessWays).nullable(),
  language: z.string(),
  status: choice(setupStatuses),
  emailSent: z.boolean(),
  processedAt: moment.nullable(),
  assignedTo: z.string().nullable(),
  notes: z.string().nullable(),
  createdAt: moment,
  updatedAt: moment,
  version: z.int(),
})
export type Setup = z.output<typeof setup>

/** A lead of the same person: the same e-mail address or phone number. */
export const linkedLead = z.strictObject({ id, name: z.string(), status: choice(leadStatuses) })

/** One setup with other records of the same person. */
const setupWithLeads = setup.extend({ leads: z.array(linkedLead) })
export type SetupWithLeads = z.output<typeof setupWithLeads>

/** Fields a teammate may change; absent ones stay as they are. */
const setupPatch = z.strictObject({
  status: choice(setupStatuses).optional(),
  /** Accepted from older clients, but ignored: the server sets the time. */
  processedAt: moment.nullish(),
  assignedTo: optionalText(limits.username),
  notes: optionalLongText(limits.notes),
  /** The version this change was based on; a stale one is a conflict. */
  version: z.int({ error: 'invalid_number' }).optional(),
  seen: seenFields(pickOf(setup.shape, ['status', 'assignedTo', 'notes'])),
})
export type SetupPatch = z.output<typeof setupPatch>

/** Exact numbers of setups, regardless of the list's filter. */
const setupCounts = z.strictObject({ total: z.int(), pending: z.int(), completed: z.int(), emailsSent: z.int() })

const setupPage = z.strictObject({
  data: z.array(setup),
  counts: setupCounts,
  nextCursor: z.string().nullable(),
  /** Number that match the filter. */
  total: z.int(),
  totalIsCapped: z.boolean(),
})
export type SetupPage = z.output<typeof setupPage>

const read = { access: { staff: 'setup.read' }, limit: { max: 1200, windowSeconds: 60 } } as const
const byId = z.strictObject({ id })

export const setupRoutes = routes({
  sendSetup: {
    method: 'POST',
    path: '/api/send-account-setup',
    summary: 'Submit the details of a trading account to set up; at most three an hour per IP address',
    access: 'public',
    // Tries, including mistyped ones; accepted setups have the narrower limit named in the summary.
    limit: { max: 30, windowSeconds: 3600 },
    body: setupBody,
    response: z.strictObject({ data: contactReceipt }),
    status: 201,
    idempotent: true,
    takesDetails: true,
  },
  listSetups: {
    method: 'GET',
    path: '/api/subscription-setups',
    summary: 'Account setups by filter, newest first, page by page, with counts of all of them',
    ...read,
    query: z.strictObject({
      status: filter(choice(setupStatuses)),
      q: filter(text(limits.name)),
      /** First and last day of submission. */
      from: dayFilter,
      to: dayFilter,
      limit: pageSize,
      cursor: filter(text(400)),
    }),
    response: setupPage,
    showsLeads: true,
    conditional: true,
  },
  readSetup: {
    method: 'GET',
    path: '/api/subscription-setups/{id}',
    summary: 'One account setup, with the leads of the same person',
    ...read,
    params: byId,
    response: setupWithLeads,
    showsLeads: true,
  },
  changeSetup: {
    method: 'PATCH',
    path: '/api/subscription-setups/{id}',
    summary: 'Change status, assignee or notes of a setup; completed and failed delete its password',
    access: { staff: 'setup.write' },
    limit: { max: 600, windowSeconds: 60 },
    params: byId,
    body: setupPatch,
    response: setup,
    showsLeads: true,
    errors: ['conflict'],
  },
  deleteSetup: {
    method: 'DELETE',
    path: '/api/subscription-setups/{id}',
    summary: 'Permanently delete a setup and its password',
    access: { staff: 'setup.delete' },
    limit: { max: 600, windowSeconds: 60 },
    params: byId,
    query: z.strictObject(seenVersion),
    errors: ['conflict'],
  },
  revealPassword: {
    method: 'POST',
    path: '/api/subscription-setups/{id}/reveal',
    summary: 'Reveal the password of a setup; the reason goes into the audit log',
    access: { staff: 'secret.reveal' },
    limit: { max: 30, windowSeconds: 300 },
    params: byId,
    body: z.strictObject({ reason: text(limits.reason, 1) }),
    response: z.strictObject({ password: z.string() }),
    errors: ['secret_gone', 'secret_damaged'],
    stepUp: true,
  },
})
