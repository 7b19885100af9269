import type { ParsedOf } from '#contract/api.ts'
import type { Actor, CallContext, Handlers } from '#contract/handler.ts'
import type { Lead } from '#contract/leads.ts'
import { csvLine } from '#domain/basics/csv.ts'
import { namedFilters } from '#domain/leads/lead-filters.ts'
import { audit, type By } from '#server/db/audit.ts'
import type { Database } from '#server/db/database.ts'
import { pacedBatch, pacedRows } from '#server/db/paced-rows.ts'
import { readTeamZone } from '#server/db/team-time-sql.ts'
import { leadBatches } from '../listing/export.ts'
import { exportColumns, leadCells } from './lead-cells.ts'
import { workbook } from './workbook.ts'

type Query = ParsedOf<'exportLeads'>['query']

/** Exports leads as files, on background connections, so that no staff call waits for a file. */
export function exportHandlers({ pool, sql }: Database): Handlers<'exportLeads' | 'exportWorkbook'> {
  const record = (query: Query, format: string, by: By) =>
    audit(sql, by, {
      action: 'lead.exported',
      entity: 'lead',
      entityId: null,
      detail: { format, filters: Object.keys(query).filter((name) => query[name as keyof Query] !== undefined) },
    })
  const pagesOf = ({ ids, ...query }: Query, { actor, timeZone }: CallContext & { actor: Actor }) =>
    firstOf(leadBatches(pool, namedFilters(query, actor.username, timeZone), pacedBatch, ids))
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
  new Response(
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => void (await parts.return(undefined)),
    }),
    {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      },
    },
  )
