import { z } from 'zod'
import { accountTypes } from '#domain/claims/claims.ts'
import { partsOfZone } from '#domain/gold/clock.ts'
import { accountStates, isCurrency } from '#domain/record/accounts.ts'
import { maxOperationsFileBytes, operationProblems } from '#domain/record/operations-file.ts'
import { importStates, importSteps, noteCodes, problemCodes } from '#domain/report/problem.ts'
import { maxReportBytes } from '#domain/report/size.ts'
import { routes } from './route.ts'
import { seenFields } from './seen.ts'
import { choice, id, moment, publicText, text } from './text.ts'

const zone = text(60, 1).refine((name) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: partsOfZone(name).zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}, 'invalid_choice')

/** A teammate's input for an account before its first file; type and currency never change. */
const accountBody = z.strictObject({
  name: publicText(60, 1),
  type: choice(accountTypes),
  currency: text(5, 1).refine(isCurrency, 'invalid_choice'),
  broker: publicText(80, 1),
  /** IANA time zone of the broker's server; absent or null: inferred from gold prices. */
  serverZone: zone.nullish(),
})
export type AccountBody = z.output<typeof accountBody>

const accountPatch = z.strictObject({
  name: publicText(60, 1).optional(),
  serverZone: zone.optional(),
  /** Cannot be undone; the account stays listed. */
  state: choice(['closed', 'blown']).optional(),
  /** Its deals become the months and trades of the track record; live accounts in US dollars only. */
  carriesRecord: z.literal(true, { error: 'invalid_choice' }).optional(),
  seen: seenFields({
    name: z.string(),
    serverZone: z.string().nullable(),
    state: choice(accountStates),
    carriesRecord: z.boolean(),
  }),
})
export type AccountPatch = z.output<typeof accountPatch>

const detail = z.strictObject({
  ticket: z.string().optional(),
  tickets: z.array(z.string()).optional(),
  figure: z.string().optional(),
  printed: z.string().optional(),
  recomputed: z.string().optional(),
  count: z.int().optional(),
  of: z.int().optional(),
})

const problem = z.strictObject({
  code: z.enum(problemCodes),
  message: z.string(),
  row: z.int().optional(),
  detail: detail.optional(),
})

const reportImport = z.strictObject({
  id,
  accountId: id,
  state: z.enum(importStates),
  step: z.enum(importSteps),
  /** Percent of the step. */
  progress: z.int(),
  kind: z.enum(['history', 'backtest', 'mt4']).nullable(),
  /** Number of printed figures that were recomputed, and of those that agree. */
  recomputed: z.int().nullable(),
  agree: z.int().nullable(),
  deals: z.int().nullable(),
  newDeals: z.int().nullable(),
  openPositions: z.int().nullable(),
  /** Printed open positions, minor units: their result, and the balance without them. */
  openTrades: z.strictObject({ positions: z.int(), balance: z.int(), result: z.int() }).readonly().nullable(),
  problems: z.array(problem),
  notes: z.array(z.strictObject({ code: z.enum(noteCodes), message: z.string(), detail: detail.optional() })),
  /** Bytes. */
  fileSize: z.int(),
  fileSha256: z.string(),
  startedBy: z.string(),
  createdAt: moment,
  finishedAt: moment.nullable(),
})
export type ReportImport = z.output<typeof reportImport>

const account = z.strictObject({
  id,
  name: z.string(),
  /** Its slug in URLs of the public track record. */
  slug: z.string(),
  type: z.enum(accountTypes),
  currency: z.string(),
  /** As typed. */
  broker: z.string(),
  /** As named in the newest file that does; null: none does. */
  namedCompany: z.string().nullable(),
  namedServer: z.string().nullable(),
  serverZone: z.string().nullable(),
  serverZoneSource: z.enum(['stated', 'inferred']).nullable(),
  state: z.enum(accountStates),
  endedAt: moment.nullable(),
  carriesRecord: z.boolean(),
  /** Its deals were made up for a demonstration. */
  isMadeUp: z.boolean(),
  createdAt: moment,
  deals: z.int(),
  /** Broker's local time, `YYYY-MM-DDTHH:MM:SS`; null without deals. */
  firstDeal: z.string().nullable(),
  lastDeal: z.string().nullable(),
  /** After the last deal, a decimal string in the account's currency. */
  balance: z.string().nullable(),
  /** Newest first, the last ten. */
  imports: z.array(reportImport),
})
export type Account = z.output<typeof account>

const operationsOutcome = z.strictObject({
  state: z.enum(['accepted', 'refused']),
  /** Number of new operations. */
  added: z.int(),
  known: z.int(),
  problems: z.array(z.strictObject({ code: z.enum(operationProblems), row: z.int() })),
})
export type OperationsOutcome = z.output<typeof operationsOutcome>

const idParams = z.strictObject({ id })
const staff = { access: { staff: 'record.write' }, limit: { max: 240, windowSeconds: 60 } } as const

export const accountRoutes = routes({
  listAccounts: {
    method: 'GET',
    path: '/api/accounts',
    summary: 'Every published trading account with its latest imports, in the order of registration',
    ...staff,
    response: z.array(account),
  },
  registerAccount: {
    method: 'POST',
    path: '/api/accounts',
    summary: 'Register a trading account; it cannot be removed from the list',
    ...staff,
    body: accountBody,
    response: account,
    status: 201,
    idempotent: true,
  },
  changeAccount: {
    method: 'PATCH',
    path: '/api/accounts/{id}',
    summary: 'Rename an account, set its broker’s time zone, end it, or use it for the monthly track record',
    ...staff,
    params: idParams,
    body: accountPatch,
    response: account,
    errors: ['conflict'],
  },
  importReport: {
    method: 'POST',
    path: '/api/accounts/{id}/reports',
    summary: 'Upload a report of the trading terminal (HTML or Open XML); it is checked in the background',
    access: staff.access,
    limit: { max: 20, windowSeconds: 60 },
    params: idParams,
    upload: { maxBytes: maxReportBytes },
    response: reportImport,
    status: 201,
    errors: ['conflict'],
  },
  readReportImport: {
    method: 'GET',
    path: '/api/reports/{id}',
    summary: 'State of an import',
    access: staff.access,
    limit: { max: 1200, windowSeconds: 60 },
    params: idParams,
    response: reportImport,
  },
  cancelReportImport: {
    method: 'POST',
    path: '/api/reports/{id}/cancel',
    summary: 'Cancel a running import; nothing of the file is kept',
    ...staff,
    params: idParams,
    response: reportImport,
    errors: ['conflict'],
  },
  importOperations: {
    method: 'POST',
    path: '/api/trading-operations',
    summary: 'Upload a list of gold trades (CSV): all rows are imported, or none and each invalid row is reported',
    access: staff.access,
    limit: { max: 20, windowSeconds: 60 },
    /** Default type of rows without one. */
    query: z.strictObject({ accountType: choice(accountTypes) }),
    upload: { maxBytes: maxOperationsFileBytes },
    response: operationsOutcome,
  },
})
