import type { MatchKind } from '#domain/import/import-fields.ts'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#server/db/drizzle.ts'
import { createdAt, moment } from './columns.ts'
import { leads } from './leads.ts'

/**
 * A shared property of several leads that may be one person: a key and its kind. Leads are looked up by the key, so the
 * row can't become stale by itself.
 */
export const duplicateGroups = pgTable(
  'duplicate_groups',
  {
    id: uuid('id').notNull().default(sql`gen_random_uuid()`),
    /** email, phone or name. */
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    foundAt: moment('found_at').notNull().defaultNow(),
    /** Leads a teammate declared different people; another lead with the same key reopens the question. */
    dismissed: uuid('dismissed').array(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.key] }),
    uniqueIndex('duplicate_groups_id').on(t.id),
    index('duplicate_groups_open').on(t.foundAt, t.id).where(sql`dismissed is null`),
  ],
)

/** Progress of the duplicate scan: one row. */
export const duplicateScan = pgTable('duplicate_scan', {
  one: boolean('one').primaryKey().default(true),
  upTo: moment('up_to').notNull(),
})

/** Leads that were merged into another, and the data needed to undo the merge. */
export const leadMerges = pgTable(
  'lead_merges',
  {
    id: uuid('id').primaryKey(),
    /** The lead that stayed. */
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    mergedAt: moment('merged_at').notNull().defaultNow(),
    mergedBy: text('merged_by').notNull(),
    /** Fields of the lead that stayed as they were before, and as the merge set them. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    /** Moved rows by table, each with the lead it came from. */
    moved: jsonb('moved').$type<readonly MovedRows[]>().notNull(),
  },
  (t) => [index('lead_merges_lead').on(t.leadId), index('lead_merges_date').on(t.mergedAt, t.id)],
)

export type MovedRows = { readonly table: string; readonly from: string; readonly ids: readonly string[] }

/** Leads in the bin because they were merged into another. */
export const mergedLeads = pgTable(
  'merged_leads',
  {
    leadId: uuid('lead_id')
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    mergeId: uuid('merge_id')
      .notNull()
      .references(() => leadMerges.id, { onDelete: 'cascade' }),
  },
  (t) => [index('merged_leads_merge').on(t.mergeId)],
)

/** Imports of leads, from the check of the first row to the last one imported or undone. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    fileName: text('file_name').notNull(),
    /** checking, running, cancelled, done, reverting or reverted. */
    state: text('state').notNull().default('checking'),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    /** If rows matching a known lead, or an earlier row, are skipped. */
    skipsDuplicates: boolean('skips_duplicates').notNull().default(true),
    /** If such rows update the matching lead instead. */
    updatesKnown: boolean('updates_known').notNull().default(false),
    /** Default dial code of numbers, and default language of leads. */
    dial: text('dial'),
    /** Decimal separator of amounts that do not show one. */
    decimal: text('decimal'),
    language: text('language').notNull().default('en'),
    /** The teammate who last started or undid it. */
    actedBy: uuid('acted_by'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (t) => [index('imports_date').on(t.createdAt, t.id), index('imports_state').on(t.state)],
)

/** Rows of an import; the content of an imported one is erased with its lead. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Row number in the file; the first row after the headings is 2. */
    line: integer('line').notNull(),
    /** `domain/import/import-fields` ImportRowState. */
    state: text('state').notNull(),
    /** As written, by field. */
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    /** Problems by field (`contract/errors` FieldProblem). */
    problems: jsonb('problems').$type<Record<string, string>>().notNull(),
    emailKey: text('email_key').notNull(),
    phoneKey: text('phone_key').notNull(),
    /** The words of the name (`name_words`). */
    nameKey: text('name_key').notNull().default(''),
    /** Its match with a lead or an earlier row (`domain/import/import-fields`); null if new. */
    matchBy: text('match_by').$type<MatchKind>(),
    matchLead: uuid('match_lead'),
    matchLine: integer('match_line'),
    /** The lead it became. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    /**
     * After undo, for a lead with later activity: that activity when the lead was chosen to be removed as well
     * (`since-import`); empty: chosen to stay.
     */
    undoMark: text('undo_mark'),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    index('import_rows_state').on(t.importId, t.state, t.line),
    index('import_rows_email_key').on(t.emailKey, t.importId, t.line).where(sql`email_key <> ''`),
    index('import_rows_phone_key').on(t.phoneKey, t.importId, t.line).where(sql`phone_key <> ''`),
    index('import_rows_lead').on(t.leadId),
  ],
)

/** Known leads that a row of a file changed, and the data needed to undo that. */
export const importUpdates = pgTable(
  'import_updates',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** The changed fields as they were before, and as the row set them. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.line] }), index('import_updates_lead').on(t.leadId)],
)
