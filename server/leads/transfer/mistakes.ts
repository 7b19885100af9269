import type { SQL } from 'drizzle-orm'
import type { ImportMistake } from '#contract/imports.ts'
import { type BareNumbers, besideNumber, type PhoneProblem } from '#domain/addresses/typed-phone.ts'
import { plainCell } from '#domain/basics/csv.ts'
import type { ImportField } from '#domain/import/import-fields.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { readNumber } from '#server/db/phone-number.ts'
import { checkRow } from './check-row.ts'
import { matchRows, optionsOf, putRows, type StoredImport } from './import-store.ts'
import type { Cells } from './read-row.ts'

/** Maximum mistakes listed, and rows fixed by one call. */
const maxMistakes = 20
const maxFixed = 1_000

/** Invalid values shared by several rows in one field, most frequent first. */
export async function listMistakes(db: Sql, importId: string): Promise<readonly ImportMistake[]> {
  const { rows } = await db.execute<ImportMistake>(sql`
    select problem.key as field, problem.value as problem, trim(r.fields ->> problem.key) as written,
      count(*)::int as rows
    from import_rows r, jsonb_each_text(r.problems) as problem
    where r.import_id = ${importId} and r.state = 'faulty' and trim(r.fields ->> problem.key) <> ''
    group by 1, 2, 3 having count(*) > 1 order by 4 desc, 1, 3 limit ${maxMistakes}`)
  return rows
}

/** Problems of a phone number that a country, or the meaning of its first digits, resolves. */
const unclearPhone = [
  'phone_country',
  'phone_doubt',
  'phone_too_short',
  'phone_too_long',
  'invalid_phone',
] satisfies PhoneProblem[]
const isUnclear = sql`state = 'faulty' and problems ->> 'phone' = any(${sql.param(unclearPhone)}::text[])`

export async function countUnclearPhones(db: Sql, importId: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from import_rows
    where import_id = ${importId} and state = 'faulty' and problems ->> 'phone' in ('phone_country', 'phone_doubt')`)
  return rows[0]!.n
}

type Fix = { field: ImportField; written: string; value: string; after?: number | undefined }
type Faulty = { line: number; fields: Cells }
type Fixed = { fixed: number; next: number | null }

/** Replaces a wrong value in these rows and checks them again; `next`: the line to continue after, if any. */
export const fixMistake = (tx: Sql, file: StoredImport, { field, written, value, after = 0 }: Fix, now: Date) =>
  fixRows(
    tx,
    file,
    {
      field,
      after,
      which: sql`state = 'faulty' and problems ->> ${field} is not null and trim(fields ->> ${field}) = ${written}`,
    },
    (fields) => ({ ...fields, [field]: value }),
    now,
  )

type PhoneFix = { country?: string | null | undefined; bare?: BareNumbers | undefined; after?: number | undefined }

/** Parses unclear phone numbers again, with a country or a form; those still unclear are unchanged. */
export const fixPhones = (tx: Sql, file: StoredImport, { country, bare, after = 0 }: PhoneFix, now: Date) =>
  fixRows(
    tx,
    file,
    { field: 'phone', after, which: isUnclear },
    (fields) => {
      const reading = readNumber(plainCell(fields.phone ?? '').trim(), country, bare)
      if ('problem' in reading) return fields
      const beside = besideNumber(reading)
      const notes = [fields.notes, beside].filter(Boolean).join('\n')
      return { ...fields, phone: reading.phone, ...(beside !== null && { notes }) }
    },
    now,
  )

type Which = { readonly field: ImportField; readonly after: number; readonly which: SQL }

async function fixRows(
  tx: Sql,
  file: StoredImport,
  { field, after, which }: Which,
  fix: (fields: Cells) => Cells,
  now: Date,
): Promise<Fixed> {
  const { rows } = await tx.execute<Faulty>(sql`
    select line, fields from import_rows where import_id = ${file.id} and line > ${after} and ${which}
    order by line limit ${maxFixed}`)
  if (rows.length === 0) return { fixed: 0, next: null }
  const options = await optionsOf(tx, file)
  const checked = rows.map(({ line, fields }) => checkRow({ line, fields: fix(fields) }, options, now))
  await putRows(tx, file.id, checked)
  await matchRows(
    tx,
    file.id,
    rows.map(({ line }) => line),
  )
  const fixed = checked.filter(({ problems }) => problems[field] === undefined).length
  return { fixed, next: rows.length === maxFixed ? rows.at(-1)!.line : null }
}
