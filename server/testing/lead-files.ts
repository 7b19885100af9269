import type { CallOf } from '#contract/api.ts'
import type { ImportRow, LeadImport } from '#contract/imports.ts'
import type { Lead } from '#contract/leads.ts'
import { runImports } from '#server/leads/transfer/import-job.ts'
import { call, type Product, signIn, startProduct } from './product.ts'

export type ImportFields = CallOf<'checkImportRows'>['body']['rows'][number]['fields']
export type OpenImport = { url: string; headers: Record<string, string>; id: string } & Pick<Product, 'database'>

/** A file being checked, in the product of the test file. */
export async function openImport(fileName = 'fair.csv'): Promise<OpenImport> {
  const product = await startProduct()
  const headers = await signIn(product.url)
  const { body } = await call(product.url, 'createImport', { body: { fileName }, headers })
  return { ...product, headers, id: body.id }
}

/** Has rows checked, numbered from `first`. */
export async function checkRows(
  { url, headers, id }: OpenImport,
  rows: readonly ImportFields[],
  first = 2,
): Promise<ImportRow[]> {
  const body = { rows: rows.map((fields, i) => ({ line: first + i, fields })), dial: '+34', language: 'es' } as const
  return (await call(url, 'checkImportRows', { params: { id }, body, headers })).body.data
}

export const readImported = async ({ url, headers, id }: OpenImport): Promise<LeadImport> =>
  (await call(url, 'readImport', { params: { id }, headers })).body

/** Starts the import and completes it, as the job would. */
export async function runImport(
  file: OpenImport,
  body: CallOf<'startImport'>['body'] = { skipsDuplicates: true },
): Promise<LeadImport> {
  const { url, headers, id, database } = file
  await call(url, 'startImport', { params: { id }, body, headers })
  await runImports(database)
  return readImported(file)
}

/** The imported leads, in the file's order. */
export async function importedLeads({ url, headers, id, database }: OpenImport): Promise<Lead[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select lead_id as id from import_rows where import_id = $1 and lead_id is not null order by line',
    [id],
  )
  return Promise.all(rows.map(async (params) => (await call(url, 'readLead', { params, headers })).body))
}
