import type { ImportRow } from '#contract/imports.ts'
import { csvLine } from '#domain/basics/csv.ts'
import { type ImportField, importFields } from '#domain/import/import-fields.ts'
import { call } from '#web/api/client.ts'
import type { StaffWords } from '#web/words/staff/en.ts'

type Words = Pick<StaffWords, 'transfer' | 'fields' | 'leads'>

/** The rows not imported as a CSV file, as written, with the reason. */
export async function errorFile(id: string, words: Words): Promise<Blob> {
  const rows: ImportRow[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await call.listImportRows({ params: { id }, query: { limit: 200, cursor } })
    rows.push(...page.data)
    if (page.nextCursor === null) break
    cursor = page.nextCursor
  }
  return new Blob([errorCsv(rows, words)], { type: 'text/csv;charset=utf-8' })
}

/** The text of that file; its columns are those present in any row. */
export function errorCsv(given: readonly ImportRow[], words: Words): string {
  const rows = given.map(({ fields: { unmatched, ...fields }, ...row }) => {
    const notes = [fields.notes, unmatched].filter(Boolean).join('\n')
    const shown: ImportRow['fields'] = { ...fields, ...(notes !== '' && { notes }) }
    return { ...row, fields: shown }
  })
  const { done } = words.transfer
  const used = importFields.filter((field) => rows.some((row) => row.fields[field] || row.problems[field]))
  const head = [...used.map((field) => words.leads.fields[field]), done.lineColumn, done.reasonColumn]
  const lines = rows.map((row) => [
    ...used.map((field) => row.fields[field] ?? ''),
    String(row.line),
    reasonOf(row, words),
  ])
  // The byte order mark by which spreadsheets recognise UTF-8.
  return `\ufeff${[head, ...lines].map(csvLine).join('')}`
}

function reasonOf(
  { problems, match }: Pick<ImportRow, 'problems' | 'match'>,
  { transfer, fields, leads }: Words,
): string {
  const wrong = Object.entries(problems).map(
    ([field, problem]) => `${leads.fields[field as ImportField]}: ${fields[problem]}`,
  )
  if (wrong.length > 0) return wrong.join('; ')
  return match ? transfer.done.known : transfer.done.skipped
}
