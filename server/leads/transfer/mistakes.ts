import type { ImportMistake } from '#contract/imports.ts'
import type { ImportField } from '#domain/import-fields.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import { checkRow } from './check-row.ts'
import { matchRows, optionsOf, putRows, type StoredImport } from './import-store.ts'
import type { Cells } from './read-row.ts'

/** Mistakes listed at most, and rows fixed by one call. */
const maxMistakes = 20
const maxFixed = 1_000

/** The values that several rows have wrong in the same field, the most frequent first. */
export async function listMistakes(db: Sql, importId: string): Promise<readonly ImportMistake[]> {
  const { rows } = await db.execute<ImportMistake>(sql`
    select problem.key as field, problem.value as problem, trim(r.fields ->> problem.key) as written,
      count(*)::int as rows
    from import_rows r, jsonb_each_text(r.problems) as problem
    where r.import_id = ${importId} and r.state = 'faulty' and trim(r.fields ->> problem.key) <> ''
    group by 1, 2, 3 having count(*) > 1 order by 4 desc, 1, 3 limit ${maxMistakes}`)
  return rows
}

type Fix = { field: ImportField; written: string; value: string; after?: number | undefined }

/** Puts another value where rows have this one wrong and checks them again; `next`: the line to go on after, if any. */
export async function fixMistake(
  tx: Sql,
  file: StoredImport,
  { field, written, value, after = 0 }: Fix,
  now: Date,
): Promise<{ fixed: number; next: number | null }> {
  const { rows } = await tx.execute<{ line: number; fields: Cells }>(sql`
    select line, fields from import_rows
    where import_id = ${file.id} and state = 'faulty' and line > ${after} and problems ->> ${field} is not null
      and trim(fields ->> ${field}) = ${written}
    order by line limit ${maxFixed}`)
  if (rows.length === 0) return { fixed: 0, next: null }
  const options = await optionsOf(tx, file)
  const checked = rows.map(({ line, fields }) =>
    checkRow({ line, fields: { ...fields, [field]: value } }, options, now),
  )
  await putRows(tx, file.id, checked)
  await matchRows(
    tx,
    file.id,
    rows.map(({ line }) => line),
  )
  const fixed = checked.filter(({ problems }) => problems[field] === undefined).length
  return { fixed, next: rows.length === maxFixed ? rows.at(-1)!.line : null }
}
