import { lead } from '#contract/leads.ts'
import { getTableColumns } from '#server/db/drizzle.ts'
import { leads } from '#server/db/schema/leads.ts'
import { against } from './support/against.ts'
import { engineOf } from './support/processor.ts'
import { type Bench, fewLeads } from './support/stage.ts'

const connections = 32
const seconds = 1.5

/** The newest 50 leads, compared with a bare server that answers the same rows; and a refresh without changes. */
export const list: Bench = async (stage) => {
  const connection = await stage.databases.withLeads(fewLeads)
  const product = await stage.product({ DATABASE_URL: connection })
  const bare = await stage.bare({ answer: 'rows', connection, query: newest50 })
  const generator = stage.generator()
  const staff = await product.signIn()
  const url = `${product.url}/api/leads?limit=50`
  const etag = (await fetch(url, { headers: staff })).headers.get('etag') ?? ''

  const engine = await engineOf(connection)
  const side = (url: string, pid: number, headers: Record<string, string>, status = 200) => ({
    plan: { url, connections, seconds, send: { kind: 'get', headers } as const, status },
    processes: engine === undefined ? { pid } : { pid, engine },
  })
  const sides = { product: side(url, product.pid, staff), bare: side(bare.url, bare.pid, {}) }
  const refresh = side(url, product.pid, { ...staff, 'if-none-match': etag }, 304)
  return [
    ...(await against(`GET /api/leads?limit=50, ${connections} connections, against bare rows`, generator, sides, {
      throughput: 0.7,
      processor: 0.7,
    })),
    ...(await against(
      'the same with If-None-Match (304), against the list',
      generator,
      { product: refresh, bare: sides.product },
      { throughput: 1, processor: 1 },
    )),
  ]
}

/** Columns of the contract's lead, without computed ones. */
const columns: Record<string, { name: string }> = getTableColumns(leads)
const newest50 = `select ${Object.keys(lead.shape)
  .flatMap((field) => (columns[field] ? [`"${columns[field].name}" as "${field}"`] : []))
  .join(', ')} from contact_requests where deleted_at is null order by created_at desc, id desc limit 50`
