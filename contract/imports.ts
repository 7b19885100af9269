import { z } from 'zod'
import { bareNumbers } from '#domain/addresses/typed-phone.ts'
import { decimalSigns } from '#domain/basics/amount.ts'
import { limits } from '#domain/basics/text.ts'
import {
  importCells,
  importFields,
  importRowStates,
  importStates,
  matchKinds,
  maxImportRows,
  sinceKinds,
} from '#domain/import/import-fields.ts'
import { languages } from '#domain/site/languages.ts'
import { fieldProblems } from './errors.ts'
import { filter, pageSize } from './query.ts'
import { routes } from './route.ts'
import { choice, country, id, moment, text } from './text.ts'

const field = z.enum(importFields)
const cellName = z.enum(importCells)
const line = z
  .int({ error: 'invalid_number' })
  .min(1, 'invalid_number')
  .max(maxImportRows * 2, 'invalid_number')

/** An import of leads: its progress and the number of rows in each state. */
const leadImport = z.strictObject({
  id,
  fileName: z.string(),
  state: z.enum(importStates),
  createdBy: z.string(),
  createdAt: moment,
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  skipsDuplicates: z.boolean(),
  /** If rows of known leads update them, whatever `skipsDuplicates` says. */
  updatesKnown: z.boolean(),
  /** Options of the last check of its rows. */
  dial: z.string().nullable(),
  decimal: z.enum(decimalSigns).nullable(),
  language: choice(languages),
  counts: z.record(z.enum(importRowStates), z.int()),
  /** Number of ready rows that match a lead or an earlier row. */
  duplicates: z.int(),
})
export type LeadImport = z.output<typeof leadImport>

/** A value of a lead; null: none. */
const storedValue = z.union([z.string(), z.number(), z.array(z.string())]).nullable()

/** One row as it was checked. */
const importRow = z.strictObject({
  line: z.int(),
  state: z.enum(importRowStates),
  /** As written, by field. */
  fields: z.partialRecord(cellName, z.string()),
  problems: z.partialRecord(field, z.enum(fieldProblems)),
  /** The lead or earlier row of the same person; or another person's with the same phone, for information only. */
  match: z
    .strictObject({
      by: z.enum(matchKinds),
      lead: z.strictObject({ id, name: z.string() }).nullable(),
      line: z.int().nullable(),
    })
    .nullable(),
  /** The row's changes to its matching lead, in stored form; null without a match. */
  changes: z.array(z.strictObject({ field, from: storedValue, to: storedValue })).nullable(),
})
export type ImportRow = z.output<typeof importRow>

/** An invalid value that several rows have in the same field. */
const importMistake = z.strictObject({
  field,
  problem: z.enum(fieldProblems),
  /** Without spaces around it. */
  written: z.string(),
  rows: z.int(),
})
export type ImportMistake = z.output<typeof importMistake>

const fixedRows = z.strictObject({
  /** Rows of this call whose field is now valid. */
  fixed: z.int(),
  /** The line to continue after; null if no rows are left. */
  next: z.int().nullable(),
})

/** An imported lead with later activity. */
const changedLead = z.strictObject({
  id,
  name: z.string(),
  /** Counts by kind. */
  since: z.partialRecord(z.enum(sinceKinds), z.int()),
  /** Names of leads that were merged into it. */
  merged: z.array(z.string()),
  /** The lead it was merged into; null: not merged. */
  mergedInto: z.strictObject({ id, name: z.string() }).nullable(),
})
export type ChangedLead = z.output<typeof changedLead>

/** Number of changed leads that are named at most. */
export const maxChangedNamed = 100

/** The first of them by line, and their number. */
const changedSince = z.strictObject({
  data: z.array(changedLead),
  total: z.int(),
  /** Leads that it updated and that have newer values by now, with the fields in which those stay. */
  updated: z.array(z.strictObject({ id, name: z.string(), fields: z.array(field) })),
  /** The value of `seen` for `revertImport`. */
  mark: z.string(),
})
export type ChangedSince = z.output<typeof changedSince>

/** Choice for leads with later activity. */
const changedChoices = ['keep', 'undo'] as const

const cell = z.string().max(limits.notes * 2, 'too_long')

/** Maximum rows of one call: ordinary rows within 64 KiB. */
const maxRowsPerCall = 200

const access = { staff: 'import' } as const
const limit = { max: 600, windowSeconds: 60 }
const params = z.strictObject({ id })
const one = { access, limit, params, response: leadImport } as const

export const importRoutes = routes({
  createImport: {
    method: 'POST',
    path: '/api/imports',
    summary: 'Create an import; no lead is made before it is started',
    access,
    limit,
    body: z.strictObject({ fileName: text(200, 1) }),
    response: leadImport,
    status: 201,
    idempotent: true,
  },
  checkImportRows: {
    method: 'POST',
    path: '/api/imports/{id}/rows',
    summary: 'Check rows by line: what needs fixing, and which leads they match. Sending a line again replaces it',
    access,
    limit: { max: 3000, windowSeconds: 60 },
    params,
    body: z.strictObject({
      rows: z
        .array(
          z.strictObject({
            line,
            fields: z.partialRecord(cellName, cell),
            leaveOut: z.boolean().optional(),
          }),
        )
        .min(1, 'required')
        .max(maxRowsPerCall, 'too_long'),
      /** For phone numbers without one: the dial code, with its plus sign. */
      dial: z
        .string()
        .regex(/^\+\d{1,4}$/, 'invalid')
        .optional(),
      /** Decimal sign for ambiguous amounts such as 1.250. If absent, such amounts need fixing. */
      decimal: choice(decimalSigns).optional(),
      /** For leads whose row names none. */
      language: choice(languages),
    }),
    response: z.strictObject({ data: z.array(importRow) }),
    errors: ['conflict'],
  },
  listImportRows: {
    method: 'GET',
    path: '/api/imports/{id}/rows',
    summary: 'Rows that have not been imported, by line, page by page',
    access,
    limit,
    params,
    query: z.strictObject({
      only: filter(z.enum(['ready', 'faulty', 'left_out', 'duplicate'], 'invalid_choice')),
      limit: pageSize,
      /** The last line of the page before. */
      cursor: filter(
        z.coerce
          .number('invalid')
          .int('invalid')
          .min(0, 'invalid')
          .max(maxImportRows * 2, 'invalid'),
      ),
    }),
    response: z.strictObject({ data: z.array(importRow), nextCursor: z.string().nullable() }),
  },
  listImportMistakes: {
    method: 'GET',
    path: '/api/imports/{id}/mistakes',
    summary: 'Values that several rows have wrong in the same field, the most frequent first, at most 20',
    access,
    limit,
    params,
    response: z.strictObject({
      data: z.array(importMistake),
      /** Rows whose phone number needs a country, or the meaning of its first digits. */
      unclearPhones: z.int(),
    }),
  },
  fixImportMistake: {
    method: 'POST',
    path: '/api/imports/{id}/mistakes',
    summary: 'Put another value where rows have this one wrong, up to 1,000 rows a call, and check them again',
    access,
    limit: { max: 1200, windowSeconds: 60 },
    params,
    body: z.strictObject({
      field,
      written: cell,
      /** Empty: the rows have no value in this field. */
      value: cell,
      /** Only rows below this line. */
      after: line.optional(),
    }),
    response: fixedRows,
    errors: ['conflict'],
  },
  fixImportPhones: {
    method: 'POST',
    path: '/api/imports/{id}/phones',
    summary:
      'Read unclear phone numbers by one country or as international, up to 1,000 rows a call, and check them again',
    access,
    limit: { max: 1200, windowSeconds: 60 },
    params,
    body: z.strictObject({
      /** Country of numbers without a country code. */
      country: country.optional(),
      /** Meaning of digits without a plus sign. */
      bare: choice(bareNumbers).optional(),
      after: line.optional(),
    }),
    response: fixedRows,
    errors: ['conflict'],
  },
  listImports: {
    method: 'GET',
    path: '/api/imports',
    summary: 'Imports of the last 30 days, newest first',
    access,
    limit,
    response: z.strictObject({ data: z.array(leadImport) }),
  },
  readImport: {
    ...one,
    method: 'GET',
    path: '/api/imports/{id}',
    summary: 'Progress of an import',
  },
  startImport: {
    ...one,
    method: 'POST',
    path: '/api/imports/{id}/start',
    summary: 'Start an import: make leads of the rows that are ready, or update those that are known, in batches',
    body: z.strictObject({ skipsDuplicates: z.boolean(), updatesKnown: z.boolean().optional() }),
    errors: ['conflict'],
  },
  cancelImport: {
    ...one,
    method: 'POST',
    path: '/api/imports/{id}/cancel',
    summary: 'Stop after the current batch; imported leads stay and can be undone',
    errors: ['conflict'],
  },
  listChangedSinceImport: {
    method: 'GET',
    path: '/api/imports/{id}/changed',
    summary: 'Leads of an import to which something came since, with what it is; the first 100',
    access,
    limit,
    params,
    response: changedSince,
  },
  revertImport: {
    ...one,
    method: 'POST',
    path: '/api/imports/{id}/revert',
    summary:
      'Undo an import: its leads go to the recycle bin, updated ones are as before. Leads to which something came since stay, or go as well once their merges are undone, as `changed` says',
    body: z.strictObject({
      /** Absent: keep. */
      changed: choice(changedChoices).optional(),
      /** Leads for which the other choice holds. */
      except: z.array(id).max(maxChangedNamed, 'too_long').optional(),
      /** The `mark` of the list that was shown. */
      seen: text(40).optional(),
    }),
    errors: ['conflict'],
  },
  discardImport: {
    method: 'DELETE',
    path: '/api/imports/{id}',
    summary: 'Delete an import that was not started',
    access,
    limit,
    params,
    errors: ['conflict'],
  },
})
