import type { ParsedOf } from '#contract/api.ts'
import type { Actor, CallContext, Handlers } from '#contract/handler.ts'
import type { Lead } from '#contract/leads.ts'
import { csvLine } from '#domain/basics/csv.ts'
import { namedFilters } from '#domain/leads/lead-filters.ts'
import { audit } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { pacedBatch, pacedRows } from '#server/db/paced-rows.ts'
import { readTeamZone } from '#server/db/team-time-sql.ts'
import { streamedBody } from '#server/limits/streamed-body.ts'
import { countExported, leadBatches } from '../listing/export.ts'
import { exportColumns, leadCells } from './lead-cells.ts'
import { workbook } from './workbook.ts'

type Query = ParsedOf<'exportLeads'>['query']
type Caller = CallContext & { actor: Actor }

/** Exports leads as files, on background connections, so that no staff call waits for a file. */
export function exportHandlers({ pool, sql }: Database): Handlers<'exportLeads' | 'exportWorkbook'> {
  const namesOf = (query: Omit<Query, 'ids'>, { actor, timeZone }: Caller) =>
    namedFilters(query, actor.username, timeZone)
  const record = async ({ ids, ...query }: Query, format: string, context: Caller) => {
    const count = await countExported(pool, namesOf(query, context), ids)
    const filters = Object.entries({ ...query, ids }).flatMap(([name, value]) => (value === undefined ? [] : [name]))
    const entityId = ids?.length === 1 ? ids[0]! : null
    await audit(sql, context, { action: 'lead.exported', entity: 'lead', entityId, detail: { format, count, filters } })
  }
  const pagesOf = ({ ids, ...query }: Query, context: Caller) =>
    firstOf(leadBatches(pool, namesOf(query, context), pacedBatch, ids))
  return {
    async exportLeads({ query }, context) {
      const pages = await pagesOf(query, context)
      await record(query, 'csv', context)
      return file(csv(pages, await readTeamZone(sql)), 'leads.csv', 'text/csv; charset=utf-8')
    },
    async exportWorkbook({ query }, context) {
      const pages = await pagesOf(query, context)
      await record(query, 'xlsx', context)
      const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      return file(workbook(exportColumns, rowsOf(pages, await readTeamZone(sql))), 'leads.xlsx', type)
    },
  }
}

/** Reads the first page already: an invalid query is refused before anything is written. */
async function firstOf<T>(all: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const first = await all.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* all
  })()
}

async function* rowsOf(pages: AsyncGenerator<readonly Lead[]>, timeZone: string) {
  for await (const leads of pacedRows(pages)) yield leads.map((lead) => leadCells(lead, timeZone))
}

async function* csv(pages: AsyncGenerator<readonly Lead[]>, timeZone: string): AsyncGenerator<Uint8Array> {
  // The byte order mark by which spreadsheets recognise UTF-8.
  yield Buffer.from(`\ufeff${csvLine(exportColumns)}`)
  for await (const rows of rowsOf(pages, timeZone))
    yield Buffer.from(rows.map((cells) => csvLine(cells.map(String))).join(''))
}

const file = (parts: AsyncGenerator<Uint8Array>, name: string, type: string) =>
  new Response(streamedBody(parts), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
