import { lead } from '#contract/leads.ts'
import { getTableColumns } from '#server/db/drizzle.ts'
import { leads } from '#server/db/schema/leads.ts'
import { ratioFigure } from './support/figure.ts'
import { interleave, ratioOf } from './support/interleave.ts'
import { type Bench, fewLeads } from './support/stage.ts'

const connections = 32
const seconds = 1.5

/** The newest 50 leads against a bare server that answers the same rows; and a refresh that finds nothing changed. */
export const list: Bench = async (stage) => {
  const connection = await stage.databases.withLeads(fewLeads)
  const product = await stage.product({ DATABASE_URL: connection })
  const bare = await stage.bare({ answer: 'rows', connection, query: newest50 })
  const generator = stage.generator()
  const staff = await product.signIn()
  const url = `${product.url}/api/leads?limit=50`
  const etag = (await fetch(url, { headers: staff })).headers.get('etag') ?? ''

  const load = (url: string, headers: Record<string, string>, status: number) => async () =>
    (await generator.run({ url, connections, seconds, send: { kind: 'get', headers }, status })).perSecond
  const found = await interleave({
    list: load(url, staff, 200),
    bare: load(bare.url, {}, 200),
    refresh: load(url, { ...staff, 'if-none-match': etag }, 304),
  })
  return [
    ratioFigure(
      `GET /api/leads?limit=50, ${connections} connections, against bare rows`,
      ratioOf(found.list, found.bare),
      {
        least: 0.7,
      },
    ),
    ratioFigure('the same with If-None-Match (304), against the list', ratioOf(found.refresh, found.list), {
      least: 1,
    }),
  ]
}

/** The columns of the contract's lead; what it computes is left out. */
const columns: Record<string, { name: string }> = getTableColumns(leads)
const newest50 = `select ${Object.keys(lead.shape)
  .flatMap((field) => (columns[field] ? [`"${columns[field].name}" as "${field}"`] : []))
  .join(', ')} from contact_requests where deleted_at is null order by created_at desc, id desc limit 50`
